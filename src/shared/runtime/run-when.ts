/** When deferred code comes: with the page, once the browser is idle, once its place is near the screen, or once the visitor turns to it. */
export type When = 'load' | 'idle' | 'visible' | 'intent'

const NEAR = '400px'
const LONGEST_WAIT_MS = 2000
const signsOfIntent = ['pointerover', 'focusin', 'touchstart'] as const

type Schedule = (run: () => void, place: Element, signal: AbortSignal) => void

const schedules: Record<When, Schedule> = {
  load: (run, _, signal) => {
    if (document.readyState === 'complete') setTimeout(run)
    else addEventListener('load', () => setTimeout(run), { signal })
  },
  idle: (run, place, signal) => schedules.load(() => runOnIdle(run, LONGEST_WAIT_MS), place, signal),
  visible: (run, place, signal) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) run()
      },
      { rootMargin: NEAR },
    )
    observer.observe(place)
    signal.addEventListener('abort', () => observer.disconnect())
  },
  intent: (run, place, signal) => {
    for (const sign of signsOfIntent) place.addEventListener(sign, run, { passive: true, signal })
  },
}

/** Runs something once, at its time; `place` is looked at for `visible` and `intent`. Returns how to stop. */
export function runWhen(when: When, run: () => void, place: Element = document.documentElement): () => void {
  const scheduled = new AbortController()
  const { signal } = scheduled
  const stop = () => scheduled.abort()
  const runOnce = () => {
    if (signal.aborted) return
    stop()
    run()
  }
  schedules[when](runOnce, place, signal)
  return stop
}

export function runOnIdle(run: () => void, longestWaitMs: number): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestWaitMs })
  else setTimeout(run, 1)
}

/** Lets the browser paint and answer the visitor before what comes next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
