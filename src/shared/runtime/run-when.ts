const LONGEST_WAIT_MS = 2000
const LONGEST_PAUSE_MS = 500

/** Runs something once, in a task after the page has loaded. Returns how to stop. */
export function runAfterLoad(run: () => void): () => void {
  let isStopped = false
  const runLater = () =>
    setTimeout(() => {
      if (!isStopped) run()
    })
  if (document.readyState === 'complete') runLater()
  else addEventListener('load', runLater, { once: true })
  return () => void (isStopped = true)
}

/** Runs something once, when the page has loaded and the browser has nothing better to do. Returns how to stop. */
export function runWhenIdle(run: () => void): () => void {
  let isStopped = false
  const runNow = () => {
    if (!isStopped) run()
  }
  runAfterLoad(() => runOnIdle(runNow, LONGEST_WAIT_MS))
  return () => void (isStopped = true)
}

export function runOnIdle(run: () => void, longestWaitMs: number): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestWaitMs })
  else setTimeout(run, 1)
}

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
    runOnIdle(runNow, LONGEST_PAUSE_MS)
  }
}

/** Lets the browser paint and answer the visitor before what comes next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
