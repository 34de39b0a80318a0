import type { Bounds } from '#domain/geo/bounds.ts'

/** Degrees; a map that is not laid out yet shows nothing. */
const SMALLEST_VIEW = 0.001
const STEPS_A_VIEW = 4

/**
 * The box of the country to ask for to show a view of it: a little larger, with its edges on a grid as coarse as the view is wide,
 * so that a small move asks for nothing new and finds what comes into view already there.
 */
export function boxToAsk({ south, west, north, east }: Bounds): Bounds {
  const span = Math.max(north - south, east - west, SMALLEST_VIEW)
  const step = 2 ** Math.ceil(Math.log2(span / STEPS_A_VIEW))
  const below = (degrees: number) => Math.floor(degrees / step) * step
  const above = (degrees: number) => Math.ceil(degrees / step) * step
  return {
    south: Math.max(-90, below(south)),
    west: Math.max(-180, below(west)),
    north: Math.min(90, above(north)),
    east: Math.min(180, above(east)),
  }
}
