/**
 * Runs `work` for each item, begun in their order; an item waits until as many cores are free as it wants. Answers the
 * results in the order of the items.
 */
export async function inOrderBesideEachOther<Item extends { cores: number }, Result>(
  items: readonly Item[],
  cores: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  let busy = 0
  const running = new Set<Promise<unknown>>()
  const results: Promise<Result>[] = []
  for (const item of items) {
    // oxlint-disable-next-line no-await-in-loop -- an item begins when an earlier one has ended
    while (busy > 0 && busy + item.cores > cores) await Promise.race(running)
    busy += item.cores
    const result = work(item)
    results.push(result)
    const ended = result.then(
      () => settle(),
      () => settle(),
    )
    running.add(ended)
    function settle() {
      busy -= item.cores
      running.delete(ended)
    }
  }
  return Promise.all(results)
}
