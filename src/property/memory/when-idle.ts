const LONGEST_WAIT_MILLISECONDS = 500

/** Runs something once when the browser has time for it, however often it is asked for before. */
export function onceIdle(run: () => void): () => void {
  let isWaiting = false
  const runNow = () => {
    isWaiting = false
    run()
  }
  return () => {
    if (isWaiting) return
    isWaiting = true
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(runNow, { timeout: LONGEST_WAIT_MILLISECONDS })
    else setTimeout(runNow, 1)
  }
}
