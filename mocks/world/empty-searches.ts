/** A search that found nothing on a day. */
export type EmptySearchRecord = { key: string; day: string; url: string; count: number; lastAt: Date }

/** Somebody looked for a house with many bedrooms. */
export const emptySearchesOf = (now: Date): EmptySearchRecord[] => {
  const lastAt = new Date(now.getTime() - 60 * 60 * 1000)
  const url = '/for-sale/fitzroy-vic-3065/houses?bedrooms=5-plus'
  return [{ key: url, day: lastAt.toISOString().slice(0, 10), url, count: 3, lastAt }]
}
