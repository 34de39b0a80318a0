/** Does what changes the URL; `isInPlace`: in the place of an entry of the history that is none of a page. */
export type Move = (isInPlace: boolean) => void

type MoveFromModals = (move: Move, isReplacing: boolean) => void

// Stands alone, so that the first load has no history of modals: that comes with the first island.
let moveFromModals: MoveFromModals = (move) => move(false)

/** Moves on from the page, and from the modals that may be open on it. */
export const moveOn = (move: Move, isReplacing = false): void => moveFromModals(move, isReplacing)

/** States how to move on from modals. */
export function setMoveFromModals(moveFrom: MoveFromModals): void {
  moveFromModals = moveFrom
}
