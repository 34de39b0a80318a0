import { describe, expect, it } from 'vitest'
import { newListings } from './new-listings.ts'

function start(found: (ids: number[]) => Promise<number[]> = async (ids) => ids) {
  const asked: number[][] = []
  const counts: number[] = []
  const waiting: { run: () => void; milliseconds: number }[] = []
  const listings = newListings({
    findMatching(ids) {
      asked.push(ids)
      return found(ids)
    },
    onCount: (count) => void counts.push(count),
    later(run, milliseconds) {
      const timer = { run, milliseconds }
      waiting.push(timer)
      return () => void waiting.splice(waiting.indexOf(timer), 1)
    },
  })
  const pass = async () => {
    const timer = waiting.shift()
    timer?.run()
    // What was asked for is answered in a few turns.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  const publish = (listingId: number) => listings.hear({ listingId, kind: 'listing.published' })
  return { listings, publish, asked, counts, waiting, pass }
}

describe('new homes of a search', () => {
  it('are asked for together, three seconds after the first, and counted once', async () => {
    const { publish, asked, counts, waiting, pass } = start()
    for (const id of [1, 2, 2]) publish(id)
    expect([asked, waiting.map(({ milliseconds }) => milliseconds)]).toEqual([[], [3000]])
    await pass()
    publish(2)
    expect([asked, counts, waiting.length]).toEqual([[[1, 2]], [2], 0])
  })

  it('are only those that came on the market', async () => {
    const { listings, asked, pass } = start()
    listings.hear({ listingId: 1, kind: 'listing.priceChanged' })
    listings.hear({ listingId: 2, kind: 'listing.statusChanged' })
    listings.hear({ listingId: 3, kind: 'listing.relisted' })
    await pass()
    expect(asked).toEqual([[3]])
  })

  it('are asked for a hundred at a time', async () => {
    const { publish, asked, pass, counts } = start()
    for (let id = 1; id <= 150; id++) publish(id)
    await pass()
    await pass()
    expect([asked.map((ids) => ids.length), counts.at(-1)]).toEqual([[100, 50], 150])
  })

  it('of a search that was left count no more, nor do those that could not be asked for', async () => {
    const answer = Promise.withResolvers<number[]>()
    const { listings, publish, counts, pass, waiting } = start(() => answer.promise)
    publish(1)
    await pass()
    listings.clear()
    answer.resolve([1])
    await answer.promise
    expect(counts).toEqual([0])
    const failing = start(() => Promise.reject(new Error('away')))
    failing.publish(1)
    await failing.pass()
    expect([failing.counts, failing.waiting, waiting]).toEqual([[], [], []])
  })
})
