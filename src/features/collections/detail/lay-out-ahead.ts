/** Milliseconds: while the browser is busy, as when one scrolls on and on, each home waits this long in place of for rest. */
const LONGEST_WAIT_MS = 40

/**
 * A ref of a home whose layout `content-visibility` puts off until it comes near: lays such homes out one at a time, in tasks of their
 * own, so that scrolling finds a row laid out in place of laying it out in one step (docs/performance.md, "collection").
 */
export function layOutAhead(home: Element | null): (() => void) | undefined {
  // Safari has no idle callbacks; there homes wait until they come near.
  if (home === null || !('requestIdleCallback' in globalThis)) return undefined
  waiting.add(home)
  schedule()
  return () => void waiting.delete(home)
}

const waiting = new Set<Element>()
let isScheduled = false

function schedule(): void {
  if (isScheduled || waiting.size === 0) return
  isScheduled = true
  requestIdleCallback(layOutNext, { timeout: LONGEST_WAIT_MS })
}

function layOutNext(): void {
  isScheduled = false
  const [home] = waiting
  if (home === undefined) return
  // Asked where a part of it is, the browser lays out what it would skip.
  home.firstElementChild?.getBoundingClientRect()
  waiting.delete(home)
  schedule()
}
