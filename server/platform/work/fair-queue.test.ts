import { describe, expect, it } from 'vitest'
import { fairQueue, type FairQueueLimits, QueueFull } from './fair-queue.ts'

type Lane = 'page' | 'api'

const limits: FairQueueLimits<Lane> = {
  parallel: 2,
  lanes: { page: { parallel: 2, perOwner: 2 }, api: { parallel: 1, perOwner: 1 } },
  longest: 100,
  longestOfOwner: 50,
  pause: null,
}

/** A queue whose work takes as long as the test says, on a clock that the test moves. */
function queueUnderTest(changed: Partial<FairQueueLimits<Lane>> = {}) {
  let time = 0
  const wakings: { after: number; at: number; wake: () => void }[] = []
  const queue = fairQueue<Lane>(
    { ...limits, ...changed },
    { now: () => time, wakeAfter: (after, wake) => wakings.push({ after, at: time + after, wake }) },
  )
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    queue,
    begun,
    ask(owner: string, name: string, lane: Lane = 'api', signal?: AbortSignal) {
      const done = queue.run({ lane, owner, signal }, async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
      })
      done.catch(() => {})
      return done
    },
    async end(name: string, took = 10) {
      time += took
      ends.get(name)?.()
      await settle()
    },
    async passTime(milliseconds: number) {
      time += milliseconds
      for (const waking of wakings.splice(0)) {
        if (waking.at <= time) waking.wake()
        else wakings.push(waking)
      }
      await settle()
    },
    settle,
    wakings: () => wakings,
  }
}

describe('a fair queue', () => {
  it('lets somebody new in before all but one of the forty things that another has waiting', async () => {
    const { ask, begun, end, settle } = queueUnderTest()
    for (let index = 0; index < 40; index += 1) void ask('busy', `busy ${index}`)
    await settle()
    void ask('new', 'new')
    await settle()
    expect(begun).toEqual(['busy 0'])
    await end('busy 0')
    expect(begun).toEqual(['busy 0', 'new'])
  })

  it('keeps a place free for pages, however much waits of other things', async () => {
    const { ask, begun, settle } = queueUnderTest()
    for (const owner of ['a', 'b', 'c']) for (const index of [0, 1, 2]) void ask(owner, `${owner}${index}`)
    await settle()
    expect(begun).toHaveLength(1)
    void ask('visitor', 'page', 'page')
    await settle()
    expect(begun).toEqual(['a0', 'page'])
  })

  it('gives the next place to whoever used the least time of late', async () => {
    const { ask, begun, end, settle } = queueUnderTest()
    void ask('heavy', 'heavy 0')
    await settle()
    await end('heavy 0', 300)
    void ask('light', 'light 0')
    await settle()
    void ask('heavy', 'heavy 1')
    void ask('light', 'light 1')
    void ask('heavy', 'heavy 2')
    void ask('light', 'light 2')
    await settle()
    for (const name of ['light 0', 'light 1', 'light 2', 'heavy 1']) await end(name)
    expect(begun).toEqual(['heavy 0', 'light 0', 'light 1', 'light 2', 'heavy 1', 'heavy 2'])
  })

  it('forgets what was used long ago', async () => {
    const { ask, begun, end, passTime, settle } = queueUnderTest()
    void ask('once heavy', 'long ago')
    await settle()
    await end('long ago', 300)
    await passTime(60_000)
    void ask('other', 'first')
    await settle()
    await end('first', 20)
    void ask('third', 'third')
    await settle()
    void ask('other', 'other again')
    void ask('once heavy', 'today')
    await settle()
    await end('third')
    expect(begun.at(-1)).toBe('today')
  })

  it('makes a heavy user pause while others are there, and only then', async () => {
    const { ask, begun, end, passTime, settle } = queueUnderTest({ pause: { beyondMs: 50, times: 2 } })
    void ask('heavy', 'heavy 0')
    await settle()
    await end('heavy 0', 100)
    void ask('heavy', 'heavy 1')
    await settle()
    expect(begun).toEqual(['heavy 0', 'heavy 1'])
    void ask('other', 'page', 'page')
    await settle()
    await end('page', 1)
    void ask('heavy', 'heavy 2')
    await end('heavy 1', 40)
    expect(begun).not.toContain('heavy 2')
    await passTime(81)
    expect(begun).not.toContain('heavy 2')
    await passTime(1)
    expect(begun).toContain('heavy 2')
  })

  it('makes a heavy user of a lane with a pause of its own wait although nobody else is there', async () => {
    const pause = { beyondMs: 50, times: 40, longestMs: 200, isEvenAlone: true }
    const lanes = { ...limits.lanes, api: { parallel: 1, perOwner: 1, pause } }
    const { ask, begun, end, passTime, settle } = queueUnderTest({ lanes })
    void ask('heavy', 'light task')
    await settle()
    await end('light task', 50)
    void ask('heavy', 'heavy task')
    await settle()
    expect(begun).toEqual(['light task', 'heavy task'])
    await end('heavy task', 10)
    void ask('heavy', 'late')
    await passTime(199)
    expect(begun).not.toContain('late')
    await passTime(1)
    expect(begun).toContain('late')
  })

  it('never begins what is given up before its turn, and begins nothing for a client that has gone', async () => {
    const { ask, begun, end, queue, settle } = queueUnderTest()
    const client = new AbortController()
    void ask('a', 'first')
    const given = ask('a', 'given up', 'api', client.signal)
    void ask('a', 'last')
    await settle()
    expect(queue.waiting()).toBe(2)
    client.abort(new Error('gone'))
    await expect(given).rejects.toThrow('gone')
    expect(queue.waiting()).toBe(1)
    await expect(ask('a', 'too late', 'api', client.signal)).rejects.toThrow('gone')
    await end('first')
    expect(begun).toEqual(['first', 'last'])
  })

  it('refuses one owner who has too much waiting and goes on taking from others', async () => {
    const { ask, end, begun, settle } = queueUnderTest({ longestOfOwner: 3 })
    for (let index = 0; index < 4; index += 1) void ask('busy', `busy ${index}`)
    await settle()
    await expect(ask('busy', 'one more')).rejects.toThrow(QueueFull)
    void ask('other', 'other')
    await end('busy 0')
    expect(begun).toContain('other')
  })

  it('gives the place of work that failed to the next', async () => {
    const { ask, begun, queue, settle } = queueUnderTest()
    const failed = queue.run({ lane: 'api', owner: 'a' }, () => Promise.reject(new Error('broken')))
    void ask('a', 'next')
    await expect(failed).rejects.toThrow('broken')
    await settle()
    expect(begun).toEqual(['next'])
  })

  it('waits no longer than a pause, and for no timer without end, when the clock goes back', async () => {
    const { ask, begun, end, passTime, wakings, settle } = queueUnderTest({ pause: { beyondMs: 5, times: 10 } })
    void ask('other', 'other', 'page')
    void ask('busy', 'first')
    await end('first', 20)
    void ask('busy', 'second')
    await settle()
    expect(begun).toEqual(['other', 'first'])
    const year = 365 * 86_400_000
    await passTime(-year)
    void ask('busy', 'third')
    await settle()
    expect(begun).toContain('second')
    expect(Math.max(...wakings().map(({ after }) => after))).toBeLessThanOrEqual(60_000)
  })
})
