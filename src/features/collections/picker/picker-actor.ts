import { type Actor, createActor, fromPromise } from 'xstate'
import {
  type Choosable,
  collectionPickerMachine,
  type CreateCollectionOutput,
  type SaveChoiceInput,
  type SaveChoiceOutput,
  type TypedCollection,
} from '#machines/collection-picker/collection-picker.machine.ts'
import { collectionsOf, readSaved } from '#src/shared/member-list/collections/saved-listings.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { currentMember, followMember } from '#src/shared/session/current-member.ts'
import { readSavedListings } from '../heart/read-saved.ts'
import { createTypedCollection, saveChoice, notifyChoice } from './save-choice.ts'

export type PickerActor = Actor<typeof collectionPickerMachine>
type Surroundings = Pick<IslandContext, 'execute'>

const started = new Map<string, PickerActor>()

/** The choice for a home: whoever closes the picker before it is saved finds there what they chose and typed. */
export function pickerActor(listingId: number, surroundings: Surroundings): PickerActor {
  const key = `${currentMember()?.id}:${listingId}`
  const known = started.get(key)
  const isNew = known === undefined || known.getSnapshot().status !== 'active' || hasNothingToKeep(known)
  if (isNew) known?.stop()
  const actor = isNew ? startPicker(listingId, surroundings) : known
  started.set(key, actor)
  return actor
}

/** Nothing is typed or chosen that a fresh reading would lose. */
function hasNothingToKeep(actor: PickerActor): boolean {
  const snapshot = actor.getSnapshot()
  const { chosen, savedIn, typed } = snapshot.context
  return !snapshot.hasTag('busy') && typed.name === '' && chosen.toSorted().join() === savedIn.toSorted().join()
}

function startPicker(listingId: number, { execute }: Surroundings): PickerActor {
  const logic = collectionPickerMachine.provide({
    actors: {
      readCollections: fromPromise<Choosable, { listingId: number }>(() => readChoosable(listingId, { execute })),
      createCollection: fromPromise<CreateCollectionOutput, TypedCollection & { listingId: number }>(
        ({ input, signal }) => createTypedCollection(input, { execute, signal }),
      ),
      saveChoice: fromPromise<SaveChoiceOutput, SaveChoiceInput>(({ input, signal }) =>
        saveChoice(input, { execute, signal }),
      ),
    },
    actions: { notifySaved: (_, saved) => queueMicrotask(() => notifyChoice(saved)) },
  })
  const actor = createActor(logic, { input: { listingId } }).start()
  const stop = followMember((member) => {
    if (actor.getSnapshot().status !== 'active') stop()
    else if (member !== null) actor.send({ type: 'member.returned' })
  })
  return actor
}

async function readChoosable(listingId: number, { execute }: Surroundings): Promise<Choosable> {
  const member = currentMember()
  if (member === null) throw new Error('Nobody is logged in.')
  await readSavedListings(execute, member)
  const saved = readSaved()
  if (saved === null) throw new Error('The collections could not be read.')
  const collections = saved.collections.map(({ id, name, listingCount, isShared }) => ({
    id,
    name,
    listingCount,
    isShared,
  }))
  return { collections, savedIn: collectionsOf(listingId) }
}
