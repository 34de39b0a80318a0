import { QueryClientProvider } from '@tanstack/react-query'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { AlertRequest } from '#src/shared/member-list/alerts/alert-request.ts'
import { alertSearch } from '#src/shared/member-list/alerts/alert-search.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { AlertEditorSheet } from './alert-editor-sheet.tsx'
import { newAlertActor } from './new-alert-actor.ts'

const region = document.createElement('div')
let times = 0

/** Opens the form that saves an alert for a search, each time that a page asks for one. */
export function showAlertEditor(asked: AlertRequest, context: IslandContext): void {
  const request = { ...asked, searchParams: alertSearch(asked.searchParams) }
  if (!region.isConnected) document.body.append(region)
  times += 1
  showInRegion(
    region,
    <QueryClientProvider client={context.queryClient}>
      <ExecuteProvider value={context.execute}>
        <AlertEditorSheet key={times} request={request} actor={newAlertActor(request, context)} />
      </ExecuteProvider>
    </QueryClientProvider>,
  )
}
