export const OUTBOX_PREFIX = 'outbox:'

/** Whether this browser keeps changes that the portal does not have yet, without looking into them. */
export function hasUnsentChanges(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(OUTBOX_PREFIX))
  } catch {
    return false
  }
}
