import { runOnIdle } from '#src/shared/runtime/run-when.ts'

/** Milliseconds that the next home waits for an idle moment; while a visitor scrolls on and on there is none. */
const LONGEST_WAIT_MS = 40

/**
 * A ref for homes whose layout `content-visibility` defers until they come near the screen. Lays them out one at a time beforehand,
 * each in a task of its own, so that scrolling does not have to lay out a whole row in one task (docs/performance.md, "collection").
 */
export function layOutAhead(home: Element | null): (() => void) | undefined {
  if (home === null) return undefined
  waiting.add(home)
  schedule()
  return () => void waiting.delete(home)
}

const waiting = new Set<Element>()
let isScheduled = false

function schedule(): void {
  if (isScheduled || waiting.size === 0) return
  isScheduled = true
  runOnIdle(layOutNext, LONGEST_WAIT_MS)
}

function layOutNext(): void {
  isScheduled = false
  const [home] = waiting
  if (home === undefined) return
  // To answer where an element inside is, the browser lays out the home although it shows nothing of it yet.
  home.firstElementChild?.getBoundingClientRect()
  waiting.delete(home)
  schedule()
}
