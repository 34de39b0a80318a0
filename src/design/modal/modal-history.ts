import { type Move, setMoveFromModals } from './move-on.ts'

/**
 * While modals are open the history has an entry for each on top of the page's own, so that the browser's Back closes the upper one.
 * Closed otherwise, a modal takes its entry back; whoever moves on from a modal does so in the place of its entry.
 */
type OpenModal = { onBack: () => void }

/** A traversal of our own that no popstate ever ends must not hold up the visitor. */
const LONGEST_TRAVERSAL = 500

const open: OpenModal[] = []
let endOfTraversal: ReturnType<typeof setTimeout> | null = null
let waiting: (() => void)[] = []
let settling: ReturnType<typeof setTimeout> | null = null

/** Returns how to tell that it is closed. */
export function openInHistory(modal: OpenModal): () => void {
  open.push(modal)
  settle()
  return () => {
    open.splice(open.indexOf(modal), 1)
    settleSoon()
  }
}

/**
 * Does what changes the URL: in the place of the entry of a modal when there is one, or in the place of the page's own where it
 * replaces that one.
 */
function moveFromModals(move: Move, isReplacing: boolean): void {
  if (endOfTraversal !== null) return void waiting.push(() => moveFromModals(move, isReplacing))
  const depth = depthNow()
  const depthWanted = isReplacing ? 0 : 1
  if (depth > depthWanted) {
    traverse(depthWanted - depth)
    return moveFromModals(move, isReplacing)
  }
  move(depth === 1)
}

setMoveFromModals(moveFromModals)

/** From now on Back closes modals, and an entry whose modal is not open any more, as after a reload, is gone past. */
export function watchModalHistory(): void {
  window.addEventListener('popstate', onPopState)
  settleSoon()
}

function onPopState(): void {
  if (endOfTraversal !== null) finishTraversal()
  else for (const modal of open.slice(depthNow()).toReversed()) modal.onBack()
  settleSoon()
}

/** Once everything that closes and opens by the same press has done so. */
function settleSoon(): void {
  settling ??= setTimeout(() => {
    settling = null
    settle()
  })
}

function settle(): void {
  if (endOfTraversal !== null) return
  const depth = depthNow()
  if (depth > open.length) return traverse(open.length - depth)
  for (let next = depth + 1; next <= open.length; next += 1) history.pushState({ ...stateNow(), openModals: next }, '')
}

function traverse(steps: number): void {
  endOfTraversal = setTimeout(finishTraversal, LONGEST_TRAVERSAL)
  history.go(steps)
}

function finishTraversal(): void {
  if (endOfTraversal !== null) clearTimeout(endOfTraversal)
  endOfTraversal = null
  const moves = waiting
  waiting = []
  for (const move of moves) move()
  settleSoon()
}

const stateNow = (): object => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

const depthNow = (): number => {
  const state = stateNow()
  return 'openModals' in state && typeof state.openModals === 'number' ? state.openModals : 0
}
