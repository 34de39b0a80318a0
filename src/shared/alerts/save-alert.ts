// Styles of what is hydrated on idle are part of the page.
import './save-alert.css.ts'
import { deferredView } from '#src/shared/runtime/deferred-view.tsx'

/** The button that saves an alert for a search, hydrated once the browser has nothing better to do. */
export const { load: loadSaveAlert, View: SaveAlert } = deferredView(() => import('./save-alert-button.tsx'), {
  when: 'idle',
  view: (module) => module.SaveAlertButton,
})
