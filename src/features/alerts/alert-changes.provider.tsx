import { alertsMachine } from '#machines/alerts/alerts.machine.ts'
import { memberChanges } from '#src/shared/member-list/member-changes.tsx'
import { refreshAlerts } from './alert-queries.ts'
import { changeAlert } from './change-alert.ts'
import { readAlertCount } from './badge/read-alert-count.ts'

/** Runs the alerts of a page for the views below it. */
export const {
  Provider: AlertChangesProvider,
  useReadingState,
  useDeleted: useDeletedAlerts,
  useDeletions,
  useChangeOf,
  useCommands: useAlertCommands,
} = memberChanges(alertsMachine, async (change, { execute, queryClient, signal }) => {
  const output = await changeAlert(execute, change, signal)
  // What is shown is what the portal has, before the next change.
  if (output.ok) await refreshAlerts(queryClient).catch(() => {})
  void readAlertCount(execute)
  return output
})
