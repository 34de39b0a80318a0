import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { collectionsMachine } from '#machines/collections/collections.machine.ts'
import { type ChangesProviderProps, memberChanges } from '#src/shared/member-list/member-changes.tsx'
import { currentMember } from '#src/shared/session/current-member.ts'
import { refreshCollections } from '../collection-queries.ts'
import { changeCollection } from './change-collection.ts'

const { Provider, ...hooks } = memberChanges(collectionsMachine, async (change, { execute, queryClient, signal }) => {
  const member = currentMember()
  if (member === null) throw new Error('Nobody is there who may change a collection.')
  const output = await changeCollection({ execute, member }, change, signal)
  // What is shown is what the portal has, before the next change.
  if (output.ok) await refreshCollections(queryClient).catch(() => {})
  return output
})

export const {
  useReadingState,
  useDeleted: useDeletedCollections,
  useDeletions,
  useLastChange,
  useChangeOf,
  useCommands: useCollectionCommands,
} = hooks

/**
 * Runs the collections of a page for the views below it. The events of collections are heard by `followSaved`; what was missed meanwhile
 * is read with the focus.
 */
export function CollectionChangesProvider(props: ChangesProviderProps) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshCollections(queryClient)
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [queryClient])
  return <Provider {...props} />
}
