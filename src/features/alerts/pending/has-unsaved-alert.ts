export const UNSAVED_ALERT_KEY = 'unsavedAlert'

/** Whether this browser keeps an alert that waits for its member, as far as that is told without looking into it. */
export function hasUnsavedAlert(): boolean {
  try {
    return (localStorage.getItem(UNSAVED_ALERT_KEY) ?? 'null') !== 'null'
  } catch {
    return false
  }
}
