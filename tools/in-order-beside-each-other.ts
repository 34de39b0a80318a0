export type Placed = {
  title: string
  cores: number
  /** The title of an earlier item that has to be over. */
  after?: string
}

/**
 * Runs `work` for each item, begun in their order; an item waits until as many cores are free as it wants, and for the one it comes after.
 * Answers the results in the order of the items.
 */
export async function inOrderBesideEachOther<Item extends Placed, Result>(
  items: readonly Item[],
  cores: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  let busy = 0
  const running = new Map<Promise<unknown>, string>()
  const results: Promise<Result>[] = []
  for (const item of items) {
    // oxlint-disable-next-line no-await-in-loop -- an item begins when an earlier one has ended
    while (mustWait(item)) await Promise.race(running.keys())
    busy += item.cores
    const result = work(item)
    results.push(result)
    const ended = result.then(
      () => settle(),
      () => settle(),
    )
    running.set(ended, item.title)
    function settle() {
      busy -= item.cores
      running.delete(ended)
    }
  }
  return Promise.all(results)

  function mustWait({ after, cores: wanted }: Item): boolean {
    const isBehind = after !== undefined && [...running.values()].includes(after)
    return isBehind || (busy > 0 && busy + wanted > cores)
  }
}
