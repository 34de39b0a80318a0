import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type Choosable,
  collectionPickerMachine,
  type CreateCollectionOutput,
  type SaveChoiceInput,
  type SaveChoiceOutput,
  type SavedListing,
  type TypedCollection,
} from '#machines/collection-picker/collection-picker.machine.ts'
import {
  bySea,
  choosable,
  collectionPickerPaths,
  created,
  flats,
  listingId,
  outcomes,
  stillCollectionPicker,
  typed,
} from '../support/collection-picker-model.ts'
import { stateOf, unwalked } from '../support/named-paths.ts'

type Answers = { creates?: (CreateCollectionOutput | Error)[]; saves?: (SaveChoiceOutput | Error)[] }

/** A picker that has read the collections; its requests end as they are told to, one after the other. */
async function start({ creates = [], saves = [] }: Answers = {}) {
  const made: TypedCollection[] = []
  const saved: SaveChoiceInput[] = []
  const told: SavedListing[] = []
  const next = <Output>(answer: Output | Error | undefined): Promise<Output> => {
    if (answer instanceof Error) return Promise.reject(answer)
    return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer)
  }
  const actor = createActor(
    collectionPickerMachine.provide({
      actors: {
        readCollections: fromPromise<Choosable, { listingId: number }>(() => Promise.resolve(choosable)),
        createCollection: fromPromise<CreateCollectionOutput, TypedCollection & { listingId: number }>(({ input }) => {
          made.push({ name: input.name, idempotencyKey: input.idempotencyKey })
          return next(creates[made.length - 1])
        }),
        saveChoice: fromPromise<SaveChoiceOutput, SaveChoiceInput>(({ input }) => {
          saved.push(input)
          return next(saves[saved.length - 1])
        }),
      },
      actions: { notifySaved: (_, listing) => void told.push(listing) },
    }),
    { input: { listingId } },
  ).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  await settled()
  return { actor, made, saved, told, settled, context: () => actor.getSnapshot().context }
}

describe('the picker of collections', () => {
  it('has a path for every transition that it defines', () => {
    expect(unwalked(stillCollectionPicker, collectionPickerPaths)).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = collectionPickerPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const words = 'typed' in event && event.typed ? ` ${JSON.stringify(event.typed.name)}` : ''
      return `${stateOf(source)} --${event.type}${detail}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('saves all that was chosen at once, and tells where the home is', async () => {
    const { actor, saved, told, settled } = await start({ saves: [{ ok: true }] })
    actor.send({ type: 'collection.toggled', collectionId: bySea.id })
    actor.send({ type: 'collection.toggled', collectionId: flats.id })
    actor.send({ type: 'choice.submitted' })
    await settled()
    expect(saved).toEqual([{ listingId, addTo: [flats.id], removeFrom: [bySea.id] }])
    expect([actor.getSnapshot().value, told]).toEqual(['saved', [{ listingId, savedIn: [flats.id] }]])
  })

  it('asks nothing of the portal when nothing was changed', async () => {
    const { actor, saved, told } = await start()
    actor.send({ type: 'choice.submitted' })
    expect([actor.getSnapshot().value, saved, told.length]).toEqual(['saved', [], 1])
  })

  it('makes the collection that is typed, chosen from then on, and wants a name', async () => {
    const { actor, made, settled, context } = await start({ creates: [outcomes.created] })
    actor.send({ type: 'name.submitted' })
    expect([actor.getSnapshot().value, made]).toEqual([{ choosing: 'nameMissing' }, []])
    actor.send({ type: 'name.changed', typed })
    actor.send({ type: 'name.submitted' })
    await settled()
    expect(context()).toMatchObject({ chosen: [bySea.id, created.id], typed: { name: '' }, refusal: null })
    expect(context().collections[0]).toEqual(created)
  })

  it('makes what still stands typed before it saves', async () => {
    const { actor, made, saved, settled } = await start({ creates: [outcomes.created], saves: [{ ok: true }] })
    actor.send({ type: 'name.changed', typed })
    actor.send({ type: 'collection.toggled', collectionId: flats.id })
    actor.send({ type: 'choice.submitted' })
    await settled()
    await waitFor(actor, (snapshot) => snapshot.matches('saved'))
    expect([made, saved]).toEqual([[typed], [{ listingId, addTo: [flats.id], removeFrom: [] }]])
  })

  it('keeps what was typed when it fails, and sends it again under its key', async () => {
    const { actor, made, settled, context } = await start({
      creates: [new Error('offline'), outcomes.refused, outcomes.created],
    })
    actor.send({ type: 'name.changed', typed })
    actor.send({ type: 'name.submitted' })
    await settled()
    expect([actor.getSnapshot().value, context().typed]).toEqual([{ choosing: 'unreachable' }, typed])
    actor.send({ type: 'name.submitted' })
    await settled()
    expect([actor.getSnapshot().value, context().refusal]).toEqual([{ choosing: 'refused' }, outcomes.refused.message])
    actor.send({ type: 'name.submitted' })
    await settled()
    expect(made).toEqual([typed, typed, typed])
  })

  it('keeps the choice over the end of a session', async () => {
    const { actor, saved, settled, context } = await start({ saves: [outcomes.sessionEnded, { ok: true }] })
    actor.send({ type: 'collection.toggled', collectionId: flats.id })
    actor.send({ type: 'choice.submitted' })
    await settled()
    expect(actor.getSnapshot().value).toBe('sessionEnded')
    actor.send({ type: 'choice.submitted' })
    expect(saved).toHaveLength(1)
    actor.send({ type: 'member.returned' })
    expect(context().chosen).toEqual([bySea.id, flats.id])
    actor.send({ type: 'choice.submitted' })
    await settled()
    expect(actor.getSnapshot().value).toBe('saved')
  })
})
