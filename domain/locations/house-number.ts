/** The number of a house, and of the dwelling in it, as people write them before a street. */
export type HouseNumber = { unit: string | null; house: string }

const typed =
  /^\s*(?:(?:unit|apartment|apt|flat|shop|lot|level|suite)\s*)?(\d{1,5}[a-z]?)(?:\s*[/,]\s*|\s+)(?:(\d{1,5}[a-z]?)\s+)?(\D.*)$/i

/** Reads "12 Smith St", "5/12a Smith St" or "unit 5, 12 Smith St"; `street` is what follows. Null where no number comes first. */
export function readHouseNumber(text: string): (HouseNumber & { street: string }) | null {
  const [, first, second, street] = typed.exec(text) ?? []
  if (first === undefined || street === undefined) return null
  const unit = second === undefined ? null : first.toLowerCase()
  return { unit, house: (second ?? first).toLowerCase(), street: street.trim() }
}

/** Whether a street address begins with this number; without a dwelling every one of the house does. */
export function isAtHouse(streetAddress: string, { unit, house }: HouseNumber): boolean {
  const [written = ''] = streetAddress.toLowerCase().split(' ')
  if (unit !== null) return written === `${unit}/${house}`
  const ofHouse = written.slice(written.lastIndexOf('/') + 1)
  return ofHouse === house || ofHouse.startsWith(`${house}-`)
}
