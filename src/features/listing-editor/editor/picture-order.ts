/** A list with one of its items at another place. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = items.slice(from, from + 1)
  if (item === undefined) return items
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item)
}

/** A list with a picture that has arrived: before those that were chosen after it, else at its end. */
export function withChosen<Picture extends { identifier: string }>(
  pictures: readonly Picture[],
  arrived: Picture,
  chosenAt: ReadonlyMap<string, number>,
): readonly Picture[] {
  const place = chosenAt.get(arrived.identifier) ?? Infinity
  const later = pictures.findIndex(({ identifier }) => (chosenAt.get(identifier) ?? -1) > place)
  return later === -1 ? [...pictures, arrived] : pictures.toSpliced(later, 0, arrived)
}
