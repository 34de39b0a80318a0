import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type ChangeCollectionOutput,
  type CollectionChange,
  collectionsMachine,
} from '#machines/collections/collections.machine.ts'
import { changed, changes, collectionsPaths, refused, stillCollections } from '../support/collections-model.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'

/** Collections that were read, whose changes end as they are told to, one after the other. */
async function start(...answers: (ChangeCollectionOutput | Error)[]) {
  const asked: CollectionChange[] = []
  const actor = createActor(
    collectionsMachine.provide({
      actors: {
        readCollections: fromPromise<void>(() => Promise.resolve()),
        changeCollection: fromPromise<ChangeCollectionOutput, CollectionChange | undefined>(({ input }) => {
          const answer = answers[asked.length]
          if (input) asked.push(input)
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
      },
    }),
  ).start()
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'idle' }))
  await settled()
  const request = (change: CollectionChange) => actor.send({ type: 'change.requested', change })
  return { actor, asked, settled, request, context: () => actor.getSnapshot().context }
}

describe('the collections of a page', () => {
  it('have a path for every transition that they define', () => {
    expect(unwalked(stillCollections, collectionsPaths)).toEqual([])
  })

  it('answer each event as they always did', () => {
    const named = collectionsPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const words = 'change' in event ? ` ${event.change.kind} ${event.change.collectionId}` : ''
      return `${stateOf(source)} --${event.type}${detail}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('are changed one after the other, and none twice at once', async () => {
    const { asked, settled, request, context } = await start(changed, changed)
    request(changes.deleteOne)
    request({ ...changes.deleteOne, kind: 'publish', isPublic: true })
    request(changes.renameTwo)
    expect(asked).toEqual([changes.deleteOne])
    await settled()
    expect(asked).toEqual([changes.deleteOne, changes.renameTwo])
    expect(context()).toMatchObject({ changes: [], failures: [], done: { change: changes.renameTwo } })
  })

  it('can bring a deleted one back until that is dismissed, also after that failed', async () => {
    const { actor, settled, request, context } = await start(changed, new Error('offline'), changed, changed)
    const deleted = [{ collectionId: '1', name: 'By the sea' }]
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
    actor.send({ type: 'deletion.dismissed', collectionId: '1' })
    expect(context().deleted).toEqual([])
  })

  it('are changed once they are read, where that was asked for before, and never where they cannot be read', async () => {
    let reading = Promise.withResolvers<void>()
    const asked: CollectionChange[] = []
    const actor = createActor(
      collectionsMachine.provide({
        actors: {
          readCollections: fromPromise<void>(() => reading.promise),
          changeCollection: fromPromise<ChangeCollectionOutput, CollectionChange | undefined>(({ input }) => {
            if (input) asked.push(input)
            return Promise.resolve(changed)
          }),
        },
      }),
    ).start()
    const request = (change: CollectionChange) => actor.send({ type: 'change.requested', change })
    request(changes.deleteOne)
    request(changes.renameTwo)
    reading.reject(new Error('offline'))
    await waitFor(actor, (snapshot) => snapshot.matches('error'))
    expect(asked).toEqual([])
    expect(actor.getSnapshot().context.failures.map(({ change, reason }) => [change, reason])).toEqual([
      [changes.deleteOne, 'UNREACHABLE'],
      [changes.renameTwo, 'UNREACHABLE'],
    ])
    reading = Promise.withResolvers<void>()
    request(changes.renameTwo)
    request(changes.deleteOne)
    expect(actor.getSnapshot().matches('loading')).toBe(true)
    reading.resolve()
    await waitFor(actor, ({ context }) => context.changes.length === 0)
    expect(asked).toEqual([changes.renameTwo, changes.deleteOne])
    expect(actor.getSnapshot().context.failures).toEqual([])
  })

  it('say which collection was made', async () => {
    const { settled, request, context } = await start({ ok: true, collectionId: '9' })
    request(changes.add)
    await settled()
    expect(context().done).toEqual({ change: changes.add, collectionId: '9' })
  })

  it('keep what was typed with what failed, until it is tried again, and go on with the next', async () => {
    const { actor, asked, settled, request, context } = await start(refused, new Error('offline'), changed)
    request(changes.renameTwo)
    request(changes.deleteOne)
    await settled()
    expect(context().failures).toEqual([
      { change: changes.renameTwo, reason: 'REFUSED', message: 'Failed to update Collection' },
      { change: changes.deleteOne, reason: 'UNREACHABLE', message: '' },
    ])
    request(changes.renameTwo)
    await settled()
    expect(asked.at(-1)).toEqual(changes.renameTwo)
    actor.send({ type: 'failure.dismissed', collectionId: '1' })
    expect(context().failures).toEqual([])
  })

  it('are given up after 20 seconds, when they are read and when one is changed', async () => {
    const clock = new SimulatedClock()
    const unread = createActor(stillCollections, { clock }).start()
    clock.increment(20_000)
    expect(unread.getSnapshot().value).toBe('error')
    const logic = stillCollections.provide({ actors: { readCollections: fromPromise<void>(() => Promise.resolve()) } })
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
