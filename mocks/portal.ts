import type { World } from './world/world.ts'

/** What every handler answers from. */
export type MockPortal = {
  world: World
  version: string
  /** Every page of a search begins at least here; 0 outside of the scenario that asks for more. */
  leastSkip: number
}
