import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import {
  type AlertChange,
  type AlertFailure,
  alertsMachine,
  type ChangeAlertOutput,
} from '#machines/alerts/alerts.machine.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { refreshAlerts } from './alert-queries.ts'
import { changeAlert } from './change-alert.ts'
import { readAlertCount } from './badge/read-alert-count.ts'

const Alerts = createActorContext(alertsMachine)

type Surroundings = { execute: ExecuteDocument; queryClient: QueryClient }
type Props = {
  /** Reads what the page shows, into the query client. */
  read: (surroundings: Surroundings) => Promise<unknown>
  children: ReactNode
}

/** Runs the alerts of a page for the views below it. */
export function AlertChangesProvider({ read, children }: Props) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [logic] = useState(() =>
    alertsMachine.provide({
      actors: {
        readAlerts: fromPromise<void>(async () => void (await read({ execute, queryClient }))),
        changeAlert: fromPromise<ChangeAlertOutput, AlertChange | undefined>(async ({ input, signal }) => {
          const output = await changeAlert(execute, input, signal)
          // What is shown is what the portal has, before the next change.
          if (output.ok) await refreshAlerts(queryClient).catch(() => {})
          void readAlertCount(execute)
          return output
        }),
      },
    }),
  )
  return (
    <Alerts.Provider logic={logic}>
      <ReturnOfNetwork />
      {children}
    </Alerts.Provider>
  )
}

function ReturnOfNetwork() {
  const actor = Alerts.useActorRef()
  useEffect(() => {
    const tell = () => actor.send({ type: 'network.returned' })
    window.addEventListener('online', tell)
    return () => window.removeEventListener('online', tell)
  }, [actor])
  return null
}

/** `loading` and `error` are of the reading; whatever was read before is still in the query. */
export const useReadingState = (): 'loading' | 'error' | 'loaded' =>
  Alerts.useSelector((snapshot) =>
    snapshot.matches('loading') ? 'loading' : snapshot.matches('error') ? 'error' : 'loaded',
  )

export const useDeletedAlerts = () => Alerts.useSelector(({ context }) => context.deleted)

/** The change of an alert that is under way or waits for another, and what became of the last one where it failed. */
export function useChangeOf(alertId: string): { change: AlertChange | null; failure: AlertFailure | null } {
  const change = Alerts.useSelector(({ context }) => context.changes.find((each) => each.alertId === alertId) ?? null)
  const failure = Alerts.useSelector(({ context }) => context.failures.find((each) => each.alertId === alertId) ?? null)
  return { change, failure }
}

/** What a view may ask for; the same object for its whole life. */
export function useAlertCommands() {
  const actor = Alerts.useActorRef()
  return useMemo(
    () => ({
      readAgain: () => actor.send({ type: 'reading.requested' }),
      request: (change: AlertChange) => actor.send({ type: 'change.requested', change }),
      dismissFailure: (alertId: string) => actor.send({ type: 'failure.dismissed', alertId }),
      dismissDeletion: (alertId: string) => actor.send({ type: 'deletion.dismissed', alertId }),
    }),
    [actor],
  )
}
