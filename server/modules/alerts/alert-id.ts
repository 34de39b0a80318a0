const LARGEST_ID = 2_147_483_647

/** The number of an alert; null for a text that is none. */
export function alertIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= LARGEST_ID ? id : null
}
