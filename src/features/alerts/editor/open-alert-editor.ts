import { deferredCode } from '#src/api/code/deferred-code.ts'
import type { AlertRequest } from '#src/shared/alerts/alert-request.ts'
import type { IslandContext } from '#src/shared/feature/define-feature.ts'
import { requestedCode } from '#src/shared/runtime/missing-code.ts'

const editor = deferredCode(() => import('./show-alert-editor.tsx'))
// This file comes when a visitor turns to the button. What it brings is not named in the first load.
editor.prefetch()

export default async function openAlertEditor(request: AlertRequest, context: IslandContext): Promise<void> {
  const { showAlertEditor } = await requestedCode(editor)
  showAlertEditor(request, context)
}
