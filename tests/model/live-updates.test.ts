import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  liveUpdatesMachine,
  pauseMs,
  type StreamEvent,
  type StreamInput,
  type StreamReport,
} from '#machines/live-updates/live-updates.machine.ts'
import { liveUpdatesEvents, liveUpdatesPaths } from '../support/live-updates-model.ts'
import { definedTransitions, transitionTable } from '../support/machine-paths.ts'

const HOME: StreamEvent = { id: '12', name: 'listing.published', data: { listingId: 7 } }

/** A tab that leads and has something to hear of. */
function start() {
  const clock = new SimulatedClock()
  const streams: StreamInput[] = []
  const spread: StreamEvent[] = []
  let report: (report: StreamReport) => void = () => {}
  let open = 0
  const actor = createActor(
    liveUpdatesMachine.provide({
      actors: {
        holdLead: fromCallback(() => {}),
        readStream: fromCallback<{ type: string }, StreamInput>(({ input, sendBack }) => {
          streams.push(input)
          open += 1
          report = sendBack
          return () => {
            open -= 1
          }
        }),
      },
      actions: { spread: (_, event) => void (event && spread.push(event)) },
    }),
    { clock },
  ).start()
  actor.send({ type: 'topics.changed', topics: 'listing:7' })
  actor.send({ type: 'lead.gained' })
  return {
    actor,
    clock,
    streams,
    spread,
    open: () => open,
    report: (event: StreamReport) => report(event),
    state: () => JSON.stringify(actor.getSnapshot().value),
  }
}

describe('live updates', () => {
  it('answer each event in each state as they always did', () => {
    const byState = transitionTable(
      liveUpdatesPaths.map((path) => ({ ...path, source: stateOf(path.source), target: stateOf(path.target) })),
      liveUpdatesEvents,
    )
    expect(byState).toMatchSnapshot()
  })

  it('leave no transition unwalked', () => {
    const walked = new Set(
      liveUpdatesPaths.flatMap(({ source, event }) => statesOf(source).map((state) => `${state} --${event.type}`)),
    )
    expect(definedTransitions(liveUpdatesMachine).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('open nothing in a tab that follows, nor where there is nothing to hear of', () => {
    const { actor, streams, clock } = start()
    expect(streams).toEqual([{ topics: 'listing:7', lastId: null }])
    actor.send({ type: 'topics.changed', topics: '' })
    clock.increment(500)
    expect(actor.getSnapshot().value).toEqual({ leading: 'quiet' })
  })

  it('spread what is heard, and go on after it when the stream ends', () => {
    const { streams, spread, report, clock } = start()
    report({ type: 'stream.opened' })
    report({ type: 'stream.heard', event: HOME })
    report({ type: 'stream.ended', jitter: 1 })
    expect(spread).toEqual([HOME])
    clock.increment(999)
    expect(streams).toHaveLength(1)
    clock.increment(1)
    expect(streams.at(-1)).toEqual({ topics: 'listing:7', lastId: '12' })
  })

  it('pause longer after each failure up to half a minute, half of it by chance', () => {
    expect([1, 2, 3, 4, 5, 6].map((failures) => pauseMs(failures, 1))).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000])
    expect([0, 0.5, 1].map((jitter) => pauseMs(6, jitter))).toEqual([15_000, 22_500, 30_000])
    const { streams, report, clock } = start()
    for (const pause of [1000, 2000, 4000]) {
      report({ type: 'stream.ended', jitter: 1 })
      const before = streams.length
      clock.increment(pause - 1)
      expect(streams.length).toBe(before)
      clock.increment(1)
      expect(streams.length).toBe(before + 1)
    }
    report({ type: 'stream.opened' })
    report({ type: 'stream.ended', jitter: 1 })
    clock.increment(1000)
    expect(streams).toHaveLength(5)
  })

  it('are quiet once no tab was in sight for half a minute, and wake when one is', () => {
    const { actor, clock, open, state, report } = start()
    report({ type: 'stream.opened' })
    actor.send({ type: 'tabs.hidden' })
    clock.increment(29_999)
    actor.send({ type: 'tabs.shown' })
    clock.increment(60_000)
    expect(open()).toBe(1)
    actor.send({ type: 'tabs.hidden' })
    clock.increment(30_000)
    expect([open(), state()]).toEqual([0, '{"leading":"quiet"}'])
    actor.send({ type: 'tabs.shown' })
    expect(open()).toBe(1)
  })

  it('are quiet while the browser is offline', () => {
    const { actor, open } = start()
    actor.send({ type: 'connection.lost' })
    expect(open()).toBe(0)
    actor.send({ type: 'tabs.shown' })
    expect(open()).toBe(0)
    actor.send({ type: 'connection.returned' })
    expect(open()).toBe(1)
  })

  it('open one stream for changes of topics that follow each other', () => {
    const { actor, clock, streams, open } = start()
    actor.send({ type: 'topics.changed', topics: 'listing:7' })
    expect([streams.length, open()]).toEqual([1, 1])
    actor.send({ type: 'topics.changed', topics: 'listing:8' })
    clock.increment(499)
    actor.send({ type: 'topics.changed', topics: 'listing:7,listing:8' })
    clock.increment(499)
    expect(streams).toHaveLength(1)
    clock.increment(1)
    expect(streams.at(-1)?.topics).toBe('listing:7,listing:8')
  })

  it('give up an opening that takes too long', () => {
    const { clock, streams, open, state } = start()
    clock.increment(20_000)
    expect([open(), state()]).toEqual([0, '{"leading":"waiting"}'])
    clock.increment(1000)
    expect(streams).toHaveLength(2)
  })
})

/** The name of the state in a key of a path, without the context. */
const stateOf = (key: string): string => key.slice(0, key.indexOf(' {"topics"'))

/** A state and all that it is in, the machine itself included. */
function statesOf(key: string): string[] {
  const names: string[] = []
  for (let value: unknown = JSON.parse(stateOf(key)); value !== undefined;) {
    if (typeof value === 'string') {
      names.push(value)
      break
    }
    const [name = '', inner] = Object.entries(Object(value))[0] ?? []
    names.push(name)
    value = inner
  }
  return ['', ...names.map((_, index) => names.slice(0, index + 1).join('.'))].map((name) => JSON.stringify(name))
}
