import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { OutboxChange, OutboxEntry, SendChangeOutput } from '#machines/outbox/outbox-entries.ts'
import { outboxMachine } from '#machines/outbox/outbox.machine.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'
import { changes, entryOf, outboxInput, outboxPaths, outcomes, stillOutbox } from '../support/outbox-model.ts'

type Answer = SendChangeOutput | Error

/** An outbox whose requests end as they are told to, one after the other; the last ones are never answered. */
function start(
  input: { entries?: readonly OutboxEntry[]; memberId?: number | null; isOnline?: boolean },
  ...answers: Answer[]
) {
  const clock = new SimulatedClock()
  const sent: OutboxChange[] = []
  const told: string[] = []
  let kept: readonly OutboxEntry[] = input.entries ?? []
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        sendChange: fromPromise<SendChangeOutput, { entry: OutboxEntry | undefined }>(({ input: { entry } }) => {
          const answer = answers[sent.length]
          if (entry) sent.push(entry.change)
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
      },
      actions: {
        persist: (_, entries) => void (kept = entries),
        notifyAnswered: (_, { entry, output }) => void told.push(`${entry?.id} ${output.ok}`),
      },
    }),
    { input: { entries: [], memberId: 5, isOnline: true, ...input }, clock },
  ).start()
  let count = 0
  const add = (change: OutboxChange) => {
    count += 1
    actor.send({ type: 'change.added', id: `e${count}`, at: count, change })
  }
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, clock, sent, told, add, settled, kept: () => kept, state: () => actor.getSnapshot().value }
}

const offline = new Error('offline')

describe('the outbox', () => {
  it('has a path for every transition that it defines', () => {
    expect(unwalked(stillOutbox, outboxPaths)).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = outboxPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const words = 'entries' in event && event.entries ? ` ${event.entries.length}` : ''
      return `${stateOf(source)} --${event.type}${detail}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
    expect(outboxInput.isOnline).toBe(false)
  })

  it('keeps what is done offline and sends it in order, once, when the connection is back', async () => {
    const { actor, sent, told, add, settled, kept, state } = start(
      { isOnline: false },
      outcomes.sent,
      outcomes.sent,
      outcomes.sent,
    )
    add(changes.save)
    add(changes.like)
    add(changes.note)
    expect([state(), sent, kept().length]).toEqual(['offline', [], 3])
    actor.send({ type: 'network.returned' })
    await settled()
    expect(sent).toEqual([changes.save, changes.like, changes.note])
    expect([kept(), told]).toEqual([[], ['e1 true', 'e2 true', 'e3 true']])
  })

  it('sends the last of what was said of the same thing', async () => {
    const { actor, sent, add, settled } = start({ isOnline: false }, outcomes.sent, outcomes.sent)
    add(changes.like)
    add(changes.dislike)
    actor.send({ type: 'network.returned' })
    await settled()
    expect(sent).toEqual([changes.dislike])
  })

  it('keeps the order where something else of the same home came between', async () => {
    const { actor, sent, add, settled } = start({ isOnline: false }, outcomes.sent, outcomes.sent, outcomes.sent)
    add(changes.save)
    add(changes.like)
    add(changes.remove)
    actor.send({ type: 'network.returned' })
    await settled()
    expect(sent).toEqual([changes.save, changes.like, changes.remove])
  })

  it('keeps the last vote for a post, apart from the home of the same number, and drops one that is refused', async () => {
    const answers = [outcomes.sent, outcomes.sent, outcomes.refused]
    const { actor, sent, told, add, settled, kept } = start({ isOnline: false }, ...answers)
    add(changes.vote)
    add(changes.save)
    add({ ...changes.vote, isGiven: false })
    expect(kept().map(({ change }) => change)).toEqual([{ ...changes.vote, isGiven: false }, changes.save])
    actor.send({ type: 'network.returned' })
    await settled()
    expect(sent).toEqual([{ ...changes.vote, isGiven: false }, changes.save])
    add(changes.vote)
    await settled()
    expect([told, kept()]).toEqual([['e3 true', 'e2 true', 'e4 false'], []])
  })

  it('makes what is said while the one before is sent from the version that came of it', async () => {
    const { sent, add, settled } = start({}, outcomes.sent, outcomes.sent)
    add(changes.like)
    add(changes.dislike)
    await settled()
    expect(sent).toEqual([changes.like, { ...changes.dislike, baseVersion: 3 }])
  })

  it('shows both of a conflict, goes on with the rest, and sends what the visitor makes of it', async () => {
    const { sent, add, settled, kept } = start({}, outcomes.conflict, outcomes.sent, outcomes.sent)
    add(changes.note)
    add(changes.like)
    await settled()
    expect(sent).toEqual([changes.note, changes.like])
    expect(kept()).toMatchObject([{ state: 'conflict', change: changes.note, current: outcomes.conflict.current }])
    const both = { ...changes.note, note: 'North facing. Ask for the report', baseVersion: 4 }
    add(both)
    await settled()
    expect([sent.at(-1), kept()]).toEqual([both, []])
  })

  it('settles one of two conflicts about a home with what the visitor makes of it', async () => {
    const { sent, add, settled, kept } = start({}, outcomes.conflict, outcomes.conflict, outcomes.sent)
    const [note, like] = [changes.note, { ...changes.like, listingId: changes.note.listingId }]
    add(note)
    add(like)
    await settled()
    expect(kept().map(({ state }) => state)).toEqual(['conflict', 'conflict'])
    add({ ...note, baseVersion: 4 })
    await settled()
    expect([sent.at(-1), kept().map(({ change }) => change)]).toEqual([{ ...note, baseVersion: 4 }, [like]])
  })

  it('lets go of a conflict about what was said anew and taken since', async () => {
    const conflict: OutboxEntry = { ...entryOf('first', changes.note), state: 'conflict' }
    const later = { ...changes.note, note: 'Asked' }
    const { sent, settled, kept } = start({ entries: [conflict, entryOf('second', later)] }, outcomes.sent)
    await settled()
    expect([sent, kept()]).toEqual([[later], []])
  })

  it('tells what became of a change that another tab has removed meanwhile', async () => {
    const { actor, told, add, settled } = start({}, outcomes.sent)
    add(changes.save)
    actor.send({ type: 'entries.changed', entries: [] })
    await settled()
    expect(told).toEqual(['e1 true'])
  })

  it('keeps what was refused with the portal’s words, until it is tried again or dropped', async () => {
    const { actor, sent, add, settled, kept } = start({}, outcomes.refused, outcomes.refused)
    add(changes.note)
    await settled()
    expect(kept()).toMatchObject([{ state: 'refused', message: outcomes.refused.message }])
    actor.send({ type: 'entry.retried', id: 'e1' })
    await settled()
    expect(sent).toHaveLength(2)
    actor.send({ type: 'entry.dropped', id: 'e1' })
    expect(kept()).toEqual([])
  })

  it('tries again after half a minute or with the network, and loses nothing meanwhile', async () => {
    const { actor, clock, sent, add, settled, kept, state } = start({}, offline, offline, outcomes.sent)
    add(changes.note)
    await settled()
    expect([state(), kept().length]).toEqual(['failed', 1])
    clock.increment(30_000)
    await settled()
    actor.send({ type: 'network.returned' })
    await settled()
    expect([sent.length, kept(), state()]).toEqual([3, [], 'idle'])
  })

  it('waits for its member after the end of a session, and for no other', async () => {
    const { actor, sent, add, settled, kept, state } = start({}, outcomes.sessionEnded, outcomes.sent)
    add(changes.note)
    await settled()
    expect(state()).toBe('sessionEnded')
    actor.send({ type: 'network.returned' })
    actor.send({ type: 'member.left' })
    actor.send({ type: 'member.arrived', memberId: 6 })
    expect([state(), sent.length, kept().length]).toEqual(['idle', 1, 1])
    actor.send({ type: 'member.left' })
    actor.send({ type: 'member.arrived', memberId: 5 })
    await settled()
    expect([sent.length, kept()]).toEqual([2, []])
  })

  it('tells the answer to what another tab has sent and taken out meanwhile', async () => {
    const { actor, told, add, settled } = start({}, outcomes.sent)
    add(changes.save)
    actor.send({ type: 'entries.changed', entries: [] })
    await settled()
    expect([told, actor.getSnapshot().context]).toMatchObject([['e1 true'], { entries: [], sending: null }])
  })

  it('sends what an earlier page left, and what another tab adds, and takes nothing from nobody', async () => {
    const { actor, sent, settled } = start(
      { entries: [entryOf('earlier', changes.save)] },
      outcomes.sent,
      outcomes.sent,
    )
    await settled()
    actor.send({ type: 'entries.changed', entries: [entryOf('elsewhere', changes.note)] })
    await settled()
    expect(sent).toEqual([changes.save, changes.note])
    actor.send({ type: 'member.left' })
    actor.send({ type: 'change.added', id: 'of-nobody', at: 9, change: changes.save })
    expect(actor.getSnapshot().context.entries).toEqual([])
  })
})
