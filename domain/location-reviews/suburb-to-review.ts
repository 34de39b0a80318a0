/** Whoever saved fewer homes of a suburb is not asked about it. */
const LEAST_SAVED = 2

/** The suburb that most of the saved homes are in, the first among equals; null where hardly any two are in one. */
export function suburbToReview<Suburb>(saved: readonly Suburb[], uriOf: (suburb: Suburb) => string): Suburb | null {
  const byUri = [...Map.groupBy(saved, uriOf).values()]
  const [most] = byUri.toSorted((left, right) => right.length - left.length)
  return most !== undefined && most.length >= LEAST_SAVED ? (most[0] ?? null) : null
}
