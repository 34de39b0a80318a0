/** Reviews whose points are counted, the newest. */
export const COUNTED_REVIEWS = 500

/** What reviews have in common among their points, the most often said first, then the newest; they come with the newest first. */
export function countedPoints(said: readonly (readonly string[])[]): { text: string; count: number }[] {
  const byWords = Map.groupBy(said.flat(), (point) => point.toLowerCase())
  return [...byWords.values()]
    .map((points) => ({ text: points[0] ?? '', count: points.length }))
    .toSorted((left, right) => right.count - left.count)
}
