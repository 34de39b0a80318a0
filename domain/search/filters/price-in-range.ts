import type { Range } from './range.ts'

/** A price as it is stated; null when no figure is. */
export type StatedFigures = { from: number | null; to: number | null }

/** Whether a stated price meets a range: touches it where `isPartlyInRange`, else lies within it altogether. */
export function isPriceInRange({ from, to }: StatedFigures, range: Range, isPartlyInRange: boolean): boolean {
  if (range.min === null && range.max === null) return true
  if (from === null || to === null) return false
  const touches = (range.min === null || to >= range.min) && (range.max === null || from <= range.max)
  return touches && (isPartlyInRange || isWhollyInRange({ from, to }, range))
}

/** Whether no part of a stated price lies outside of a range. */
export const isWhollyInRange = ({ from, to }: { from: number; to: number }, { min, max }: Range): boolean =>
  (min === null || from >= min) && (max === null || to <= max)
