import { onIdle } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'

/** The button that saves an alert for a search, hydrated once the browser has nothing better to do. */
export const SaveAlert = viewOf(
  onIdle(() => import('./save-alert-button.idle.tsx')),
  (module) => module.SaveAlertButton,
)
