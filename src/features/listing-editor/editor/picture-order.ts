/** A list with one of its items at another place. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = items.slice(from, from + 1)
  if (item === undefined) return items
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item)
}
