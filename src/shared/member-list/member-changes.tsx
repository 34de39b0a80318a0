import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import type { ChangeOutput, createChangeQueue, QueuedChange } from '#machines/change-queue/change-queue.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'

type Parts = { execute: ExecuteDocument; queryClient: QueryClient }
/** Changes one thing, and has what is shown read again, before the next change; rejects when nobody can tell whether it was changed. */
type MakeChange<Change> = (change: Change, parts: Parts & { signal: AbortSignal }) => Promise<ChangeOutput>

export type ChangesProviderProps = {
  /** Reads what the page shows, into the query client. */
  read: (parts: Parts) => Promise<unknown>
  children: ReactNode
}

/** What views need of the changes of a member's list: a provider, and hooks for what is below it. */
export function memberChanges<Change extends QueuedChange>(
  machine: ReturnType<typeof createChangeQueue<Change>>,
  make: MakeChange<Change>,
) {
  const Queue = createActorContext(machine)

  function Provider({ read, children }: ChangesProviderProps) {
    const execute = useExecute()
    const queryClient = useQueryClient()
    const [logic] = useState(() =>
      machine.provide({
        actors: {
          read: fromPromise<void>(async () => void (await read({ execute, queryClient }))),
          makeChange: fromPromise<ChangeOutput, { change: Change | undefined }>(
            async ({ input: { change }, signal }) => {
              if (change === undefined) throw new Error('There is nothing to change.')
              return make(change, { execute, queryClient, signal })
            },
          ),
        },
      }),
    )
    return (
      <Queue.Provider logic={logic}>
        <ReturnOfNetwork />
        {children}
      </Queue.Provider>
    )
  }

  function ReturnOfNetwork() {
    const actor = Queue.useActorRef()
    useEffect(() => {
      const tell = () => actor.send({ type: 'network.returned' })
      window.addEventListener('online', tell)
      return () => window.removeEventListener('online', tell)
    }, [actor])
    return null
  }

  return {
    Provider,
    /** `loading` and `error` are of the reading; whatever was read before is still in the query. */
    useReadingState: (): 'loading' | 'error' | 'loaded' =>
      Queue.useSelector((snapshot) =>
        snapshot.matches('loading') ? 'loading' : snapshot.matches('error') ? 'error' : 'loaded',
      ),
    useDeleted: () => Queue.useSelector(({ context }) => context.deleted),
    /** What was deleted, and what became of bringing it back. */
    useDeletions: () => {
      const { deleted, changes, failures } = Queue.useSelector(({ context }) => context)
      return deleted.map((each) => ({
        ...each,
        isBusy: changes.some(({ id }) => id === each.id),
        failure: failures.find(({ change }) => change.id === each.id) ?? null,
      }))
    },
    /** The last change that was made, with the id of what it made or changed. */
    useLastChange: () => Queue.useSelector(({ context }) => context.done),
    /** The kind of change that is under way or waits for another, and what became of the last one where it failed. */
    useChangeOf: (id: string) => {
      const kind: Change['kind'] | null = Queue.useSelector(
        ({ context }) => context.changes.find((each) => each.id === id)?.kind ?? null,
      )
      const failure = Queue.useSelector(
        ({ context }) => context.failures.find(({ change }) => change.id === id) ?? null,
      )
      return { kind, failure }
    },
    /** What a view may ask for; the same object for its whole life. */
    useCommands: () => {
      const actor = Queue.useActorRef()
      return useMemo(
        () => ({
          readAgain: () => actor.send({ type: 'reading.requested' }),
          request: (change: Change) => actor.send({ type: 'change.requested', change }),
          dismissFailure: (id: string) => actor.send({ type: 'failure.dismissed', id }),
          dismissDeletion: (id: string) => actor.send({ type: 'deletion.dismissed', id }),
        }),
        [actor],
      )
    },
  }
}
