import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { agentTrackingMachine } from '#machines/agent-tracking/agent-tracking.machine.ts'
import { listingTrackingMachine } from '#machines/listing-tracking/listing-tracking.machine.ts'
import type { TrackedRecord } from '#machines/record-tracking/record-tracking.ts'
import { definedTransitions } from '../support/machine-paths.ts'

/** The tracking over a storage and a server of the test; each post ends as it is told to. */
function start(machine = listingTrackingMachine) {
  const clock = new SimulatedClock()
  const seen = { cached: [] as TrackedRecord[][], posts: 0, failures: 0, forgotten: 0 }
  const may = { record: true, post: true }
  const answers: { accept: (hasMore?: boolean) => void; refuse: () => void }[] = []
  const actor = createActor(
    machine.provide({
      actors: {
        postCache: fromPromise(() => {
          seen.posts += 1
          return new Promise((resolve, reject) => {
            answers.push({
              accept: (hasMore = false) => resolve({ hasMore }),
              refuse: () => reject(new Error('away')),
            })
          })
        }),
      },
      actions: {
        cacheRecords: (_, records) => void seen.cached.push([...records]),
        forgetCache: () => void (seen.forgotten += 1),
        logFailure: () => void (seen.failures += 1),
      },
      guards: { mayRecord: () => may.record, mayPost: () => may.post },
    }),
    { clock },
  ).start()
  const make = (id: number) => actor.send({ type: 'record.made', record: { type: 27, pageType: 'home', id } })
  const answer = async (kind: 'accept' | 'refuse', hasMore = false) => {
    answers.at(-1)?.[kind](hasMore)
    // The outcome reaches the machine after the promise's own turns.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { actor, clock, seen, may, make, answer, state: () => actor.getSnapshot().value }
}

const idsOf = (records: readonly TrackedRecord[] | undefined) => records?.map(({ id }) => id)

describe.each([
  ['of listings', listingTrackingMachine],
  ['of agents', agentTrackingMachine],
])('the tracking %s', (_name, machine) => {
  it('keeps records in memory for one second, then in storage, and posts them three seconds later', () => {
    const { clock, seen, make, state } = start(machine)
    make(1)
    clock.increment(600)
    make(2)
    clock.increment(399)
    expect([seen.cached, state()]).toEqual([[], { memory: 'holding', posting: 'idle' }])
    clock.increment(1)
    expect(idsOf(seen.cached[0])).toEqual([1, 2])
    expect(state()).toEqual({ memory: 'empty', posting: 'waiting' })
    clock.increment(2999)
    expect(seen.posts).toBe(0)
    clock.increment(1)
    expect([seen.posts, state()]).toEqual([1, { memory: 'empty', posting: 'underWay' }])
  })

  it('puts each record into storage once', () => {
    const { actor, clock, seen, make } = start(machine)
    make(1)
    clock.increment(1000)
    make(2)
    clock.increment(1000)
    expect(seen.cached.map(idsOf)).toEqual([[1], [2]])
    make(3)
    actor.send({ type: 'consent.withdrawn' })
    make(4)
    clock.increment(1000)
    expect(seen.cached.map(idsOf)).toEqual([[1], [2], [4]])
  })

  it('puts twenty records into storage at once', () => {
    const { seen, make } = start(machine)
    for (let id = 1; id <= 19; id += 1) make(id)
    expect(seen.cached).toEqual([])
    make(20)
    expect(seen.cached[0]).toHaveLength(20)
    make(21)
    expect(seen.cached).toHaveLength(1)
  })

  it('counts the three seconds from the last change', () => {
    const { actor, clock, seen } = start(machine)
    actor.send({ type: 'cache.changed' })
    clock.increment(2000)
    actor.send({ type: 'cache.changed' })
    clock.increment(2999)
    expect(seen.posts).toBe(0)
    clock.increment(1)
    expect(seen.posts).toBe(1)
  })

  it('tries a post that failed three times more, then logs an error once and counts from the beginning', async () => {
    const { actor, clock, seen, answer, state } = start(machine)
    actor.send({ type: 'cache.changed' })
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      clock.increment(3000)
      expect([seen.posts, seen.failures]).toEqual([attempt, 0])
      await answer('refuse')
    }
    expect([seen.failures, actor.getSnapshot().context.retries]).toEqual([1, 0])
    clock.increment(60_000)
    expect([seen.posts, state()]).toEqual([4, { memory: 'empty', posting: 'idle' }])
    actor.send({ type: 'cache.changed' })
    clock.increment(3000)
    expect(seen.posts).toBe(5)
  })

  it('resets its failures after a post that succeeded', async () => {
    const { actor, clock, answer } = start(machine)
    actor.send({ type: 'cache.changed' })
    clock.increment(3000)
    await answer('refuse')
    expect(actor.getSnapshot().context.retries).toBe(1)
    clock.increment(3000)
    await answer('accept')
    expect(actor.getSnapshot().context.retries).toBe(0)
  })

  it('resets its failures also when not everything fitted, and when consent is taken back', async () => {
    const { actor, clock, answer } = start(machine)
    const fail = async () => {
      actor.send({ type: 'cache.changed' })
      clock.increment(3000)
      await answer('refuse')
      expect(actor.getSnapshot().context.retries).toBe(1)
    }
    await fail()
    clock.increment(3000)
    await answer('accept', true)
    expect(actor.getSnapshot().context.retries).toBe(0)
    await fail()
    actor.send({ type: 'consent.withdrawn' })
    expect(actor.getSnapshot().context.retries).toBe(0)
  })

  it('never has two posts under way, and posts again what came meanwhile', async () => {
    const { actor, clock, seen, answer, state } = start(machine)
    actor.send({ type: 'cache.changed' })
    clock.increment(3000)
    actor.send({ type: 'cache.changed' })
    actor.send({ type: 'page.hidden' })
    clock.increment(9000)
    expect(seen.posts).toBe(1)
    await answer('accept')
    expect(state()).toEqual({ memory: 'empty', posting: 'waiting' })
    clock.increment(3000)
    expect(seen.posts).toBe(2)
    await answer('accept')
    expect(state()).toEqual({ memory: 'empty', posting: 'idle' })
  })

  it('posts what did not fit into one post', async () => {
    const { actor, clock, answer, state } = start(machine)
    actor.send({ type: 'cache.changed' })
    clock.increment(3000)
    await answer('accept', true)
    expect(state()).toEqual({ memory: 'empty', posting: 'waiting' })
  })

  it('puts away and posts everything at once when the page goes out of sight', () => {
    const { actor, seen, make } = start(machine)
    make(1)
    actor.send({ type: 'page.hidden' })
    expect([idsOf(seen.cached[0]), seen.posts]).toEqual([[1], 1])
  })

  it('posts at once what waits when the page goes out of sight', () => {
    const { actor, seen } = start(machine)
    actor.send({ type: 'cache.changed' })
    actor.send({ type: 'page.hidden' })
    expect(seen.posts).toBe(1)
  })

  it('posts at once what waits when that is wished', () => {
    const { actor, seen } = start(machine)
    actor.send({ type: 'cache.changed' })
    actor.send({ type: 'post.requested' })
    expect(seen.posts).toBe(1)
  })

  it('lets wait what may not be posted yet', () => {
    const { actor, may, seen, state } = start(machine)
    may.post = false
    actor.send({ type: 'cache.changed' })
    actor.send({ type: 'page.hidden' })
    actor.send({ type: 'post.requested' })
    expect([seen.posts, state()]).toEqual([0, { memory: 'empty', posting: 'waiting' }])
  })

  it('posts nothing of a page out of sight that has nothing', () => {
    const { actor, seen } = start(machine)
    actor.send({ type: 'page.hidden' })
    expect([seen.cached, seen.posts]).toEqual([[], 0])
  })

  it('records nothing that it may not', () => {
    const { clock, may, seen, make, state } = start(machine)
    may.record = false
    make(1)
    expect(state()).toEqual({ memory: 'empty', posting: 'idle' })
    may.record = true
    make(2)
    may.record = false
    make(3)
    clock.increment(1000)
    expect(seen.cached.map(idsOf)).toEqual([[2]])
  })

  it('posts nothing that it may not, and later what it may', () => {
    const { actor, clock, may, seen, state } = start(machine)
    may.post = false
    actor.send({ type: 'cache.changed' })
    clock.increment(3000)
    actor.send({ type: 'post.requested' })
    actor.send({ type: 'page.hidden' })
    expect([seen.posts, state()]).toEqual([0, { memory: 'empty', posting: 'idle' }])
    may.post = true
    actor.send({ type: 'post.requested' })
    expect(seen.posts).toBe(1)
  })

  it('clears everything when consent is withdrawn, whatever it does', () => {
    const { actor, clock, seen, make, state } = start(machine)
    make(1)
    actor.send({ type: 'consent.withdrawn' })
    clock.increment(10_000)
    expect([seen.cached, seen.posts, seen.forgotten]).toEqual([[], 0, 1])
    actor.send({ type: 'cache.changed' })
    actor.send({ type: 'consent.withdrawn' })
    clock.increment(10_000)
    expect(seen.posts).toBe(0)
    actor.send({ type: 'cache.changed' })
    clock.increment(3000)
    actor.send({ type: 'consent.withdrawn' })
    expect([seen.forgotten, state()]).toEqual([3, { memory: 'empty', posting: 'idle' }])
  })

  it('has no other transitions than those that are walked here', () => {
    expect(definedTransitions(machine).toSorted()).toMatchSnapshot()
  })
})
