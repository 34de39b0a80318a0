import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { type ChangeOutput, createChangeQueue, type QueuedChange } from '#machines/change-queue/change-queue.ts'
import {
  alertsPaths,
  changed,
  changes,
  collectionsPaths,
  refused,
  still,
  stillAlerts,
  stillCollections,
} from '../support/change-queue-model.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'

type Change = QueuedChange & { newName?: string }
const machine = createChangeQueue<Change>('queue')

const asking = (read: () => Promise<void>, ...answers: (ChangeOutput | Error)[]) => {
  const asked: Change[] = []
  const actor = createActor(
    machine.provide({
      actors: {
        read: fromPromise<void>(read),
        makeChange: fromPromise<ChangeOutput, { change: Change | undefined }>(({ input }) => {
          const answer = answers[asked.length]
          if (input.change) asked.push(input.change)
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
      },
    }),
  ).start()
  const request = (change: Change) => actor.send({ type: 'change.requested', change })
  return { actor, asked, request, context: () => actor.getSnapshot().context }
}

/** Things that were read, whose changes end as they are told to, one after the other. */
async function start(...answers: (ChangeOutput | Error)[]) {
  const queue = asking(() => Promise.resolve(), ...answers)
  const settled = () => waitFor(queue.actor, (snapshot) => snapshot.matches({ loaded: 'idle' }))
  await settled()
  return { ...queue, settled }
}

describe('the things of a member on a page', () => {
  it('have a path for every transition that they define', () => {
    expect(unwalked(stillAlerts, alertsPaths)).toEqual([])
    expect(unwalked(stillCollections, collectionsPaths)).toEqual([])
  })

  it('answer each event as they always did', () => {
    const named = collectionsPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const words = 'change' in event ? ` ${event.change.kind} ${event.change.id}` : ''
      return `${stateOf(source)} --${event.type}${detail}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('are changed one after the other, and none twice at once', async () => {
    const { asked, settled, request, context } = await start(changed, changed)
    request(changes.deleteOne)
    request({ ...changes.deleteOne, kind: 'publish' })
    request(changes.deleteTwo)
    expect(asked).toEqual([changes.deleteOne])
    await settled()
    expect(asked).toEqual([changes.deleteOne, changes.deleteTwo])
    expect(context()).toMatchObject({ changes: [], failures: [], done: { change: changes.deleteTwo } })
  })

  it('can bring a deleted one back until that is dismissed, also after that failed', async () => {
    const { actor, settled, request, context } = await start(changed, new Error('offline'), changed, changed)
    const deleted = [{ id: '1', name: 'By the sea' }]
    request(changes.deleteOne)
    await settled()
    request(changes.undoOne)
    await settled()
    expect(context().deleted).toEqual(deleted)
    request(changes.undoOne)
    await settled()
    expect(context().deleted).toEqual([])
    request(changes.deleteOne)
    await settled()
    actor.send({ type: 'deletion.dismissed', id: '1' })
    expect(context().deleted).toEqual([])
  })

  it('are changed once they are read, where that was asked for before, and never where they cannot be read', async () => {
    let reading = Promise.withResolvers<void>()
    const { actor, asked, request, context } = asking(() => reading.promise, changed, changed)
    request(changes.deleteOne)
    request(changes.deleteTwo)
    reading.reject(new Error('offline'))
    await waitFor(actor, (snapshot) => snapshot.matches('error'))
    expect(asked).toEqual([])
    expect(context().failures.map(({ change, reason }) => [change, reason])).toEqual([
      [changes.deleteOne, 'UNREACHABLE'],
      [changes.deleteTwo, 'UNREACHABLE'],
    ])
    reading = Promise.withResolvers<void>()
    request(changes.deleteTwo)
    request(changes.deleteOne)
    expect(actor.getSnapshot().matches('loading')).toBe(true)
    reading.resolve()
    await waitFor(actor, (snapshot) => snapshot.context.changes.length === 0)
    expect(asked).toEqual([changes.deleteTwo, changes.deleteOne])
    expect(context().failures).toEqual([])
  })

  it('let a failure and a deletion be dismissed also where they cannot be read again', async () => {
    let reading = Promise.resolve()
    const { actor, request, context } = asking(() => reading, changed, refused)
    const reached = (state: 'error' | { loaded: 'idle' }) => waitFor(actor, (snapshot) => snapshot.matches(state))
    await reached({ loaded: 'idle' })
    request(changes.deleteOne)
    await reached({ loaded: 'idle' })
    request(changes.undoOne)
    await reached({ loaded: 'idle' })
    reading = Promise.reject(new Error('offline'))
    actor.send({ type: 'reading.requested' })
    await reached('error')
    actor.send({ type: 'failure.dismissed', id: '1' })
    actor.send({ type: 'deletion.dismissed', id: '1' })
    expect(context()).toMatchObject({ failures: [], deleted: [] })
  })

  it('say which one was made', async () => {
    const add = { id: 'key-of-a-new-one', name: 'New', kind: 'add' }
    const { settled, request, context } = await start({ ok: true, id: '9' })
    request(add)
    await settled()
    expect(context().done).toEqual({ change: add, id: '9' })
  })

  it('keep what was typed with what failed, until it is tried again, and go on with the next', async () => {
    const renameTwo = { id: '2', name: 'Flats', kind: 'rename', newName: 'Flats in Carlton' }
    const { actor, asked, settled, request, context } = await start(refused, new Error('offline'), changed)
    request(renameTwo)
    request(changes.deleteOne)
    await settled()
    expect(context().failures).toEqual([
      { change: renameTwo, reason: 'REFUSED', message: 'Failed to update Collection' },
      { change: changes.deleteOne, reason: 'UNREACHABLE', message: '' },
    ])
    request(renameTwo)
    await settled()
    expect(asked.at(-1)).toEqual(renameTwo)
    actor.send({ type: 'failure.dismissed', id: '1' })
    expect(context().failures).toEqual([])
  })

  it('are given up after 20 seconds, when they are read and when one is changed', async () => {
    const clock = new SimulatedClock()
    const unread = createActor(still(machine), { clock }).start()
    clock.increment(20_000)
    expect(unread.getSnapshot().value).toBe('error')
    const logic = still(machine).provide({ actors: { read: fromPromise<void>(() => Promise.resolve()) } })
    const actor = createActor(logic, { clock }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'change.requested', change: changes.deleteOne })
    clock.increment(19_999)
    expect(actor.getSnapshot().value).toEqual({ loaded: 'changing' })
    clock.increment(1)
    expect(actor.getSnapshot().context.failures).toEqual([
      { change: changes.deleteOne, reason: 'UNREACHABLE', message: '' },
    ])
  })
})
