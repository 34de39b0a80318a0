import { onIntent } from '#src/shared/runtime/later-code.ts'
import type { AlertRequest } from '#src/shared/member-list/alerts/alert-request.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'

const editor = onIntent(() => import('./show-alert-editor.tsx'))
// This file comes when a visitor turns to the button. What it brings is not named in the first load.
editor.prefetch()

export default async function openAlertEditor(request: AlertRequest, context: IslandContext): Promise<void> {
  const { showAlertEditor } = await editor.request()
  showAlertEditor(request, context)
}
