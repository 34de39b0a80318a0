import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import {
  type ChangeCollectionOutput,
  type CollectionChange,
  type CollectionChangeKind,
  type CollectionFailure,
  collectionsMachine,
  type DeletedCollection,
} from '#machines/collections/collections.machine.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { refreshCollections } from '../collection-queries.ts'
import { currentMember } from '../current-member.ts'
import { changeCollection } from './change-collection.ts'

const Collections = createActorContext(collectionsMachine)

type ReadingParts = { execute: ExecuteDocument; queryClient: QueryClient }
type Props = {
  /** Reads what the page shows, into the query client. */
  read: (parts: ReadingParts) => Promise<unknown>
  children: ReactNode
}

/** Runs the collections of a page for the views below it. */
export function CollectionChangesProvider({ read, children }: Props) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [logic] = useState(() =>
    collectionsMachine.provide({
      actors: {
        readCollections: fromPromise<void>(async () => void (await read({ execute, queryClient }))),
        changeCollection: fromPromise<ChangeCollectionOutput, CollectionChange | undefined>(
          async ({ input, signal }) => {
            const member = currentMember()
            if (member === null) throw new Error('Nobody is there who may change a collection.')
            const output = await changeCollection({ execute, member }, input, signal)
            // What is shown is what the portal has, before the next change.
            if (output.ok) await refreshCollections(queryClient).catch(() => {})
            return output
          },
        ),
      },
    }),
  )
  return (
    <Collections.Provider logic={logic}>
      <Surroundings />
      {children}
    </Collections.Provider>
  )
}

/** The events of collections are heard by `followSaved`; what was missed meanwhile is read with the focus. */
function Surroundings() {
  const actor = Collections.useActorRef()
  const queryClient = useQueryClient()
  useEffect(() => {
    const returned = () => actor.send({ type: 'network.returned' })
    const refresh = () => void refreshCollections(queryClient)
    window.addEventListener('online', returned)
    window.addEventListener('focus', refresh)
    return () => {
      window.removeEventListener('online', returned)
      window.removeEventListener('focus', refresh)
    }
  }, [actor, queryClient])
  return null
}

/** `loading` and `error` are of the reading; whatever was read before is still in the query. */
export const useReadingState = (): 'loading' | 'error' | 'loaded' =>
  Collections.useSelector((snapshot) =>
    snapshot.matches('loading') ? 'loading' : snapshot.matches('error') ? 'error' : 'loaded',
  )

export const useDeletedCollections = (): readonly DeletedCollection[] =>
  Collections.useSelector(({ context }) => context.deleted)

/** The last change that was made, with the number of its collection. */
export const useLastChange = () => Collections.useSelector(({ context }) => context.done)

/** The kind of change of a collection that is under way or waits for another, and what became of the last one where it failed. */
export function useChangeOf(collectionId: string): {
  kind: CollectionChangeKind | null
  failure: CollectionFailure | null
} {
  const kind = Collections.useSelector(
    ({ context }) => context.changes.find((each) => each.collectionId === collectionId)?.kind ?? null,
  )
  const failure = Collections.useSelector(
    ({ context }) => context.failures.find(({ change }) => change.collectionId === collectionId) ?? null,
  )
  return { kind, failure }
}

/** What a view may ask for; the same object for its whole life. */
export function useCollectionCommands() {
  const actor = Collections.useActorRef()
  return useMemo(
    () => ({
      readAgain: () => actor.send({ type: 'reading.requested' }),
      request: (change: CollectionChange) => actor.send({ type: 'change.requested', change }),
      dismissFailure: (collectionId: string) => actor.send({ type: 'failure.dismissed', collectionId }),
      dismissDeletion: (collectionId: string) => actor.send({ type: 'deletion.dismissed', collectionId }),
    }),
    [actor],
  )
}
