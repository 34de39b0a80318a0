export const PENDING_COLLECTION_KEY = 'pendingCollection'
export const PENDING_TRACKING_KEY = 'pendingTracking'

/** Whether this browser keeps homes that wait for their member, or what is to be counted of them, without looking into it. */
export function hasPendingCollection(): boolean {
  try {
    return [PENDING_COLLECTION_KEY, PENDING_TRACKING_KEY].some(
      (key) => (localStorage.getItem(key) ?? 'null') !== 'null',
    )
  } catch {
    return false
  }
}
