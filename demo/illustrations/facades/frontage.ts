import type { Planting } from '#demo/illustrations/paint/beds.ts'
import type { Distance } from '#demo/illustrations/paint/distance.ts'
import type { FenceName } from '#demo/illustrations/paint/fences.ts'
import type { Paving } from '#demo/illustrations/paint/ground.ts'

/** What a drawn building tells the street scene, so that garden, path and fence fit it. */
export type Frontage = {
  /** The building, standing on `base`. */
  building: string
  left: number
  right: number
  base: number
  /** Where the path meets the building; null when nothing is to be kept clear. */
  entrance: number | null
  /** Where a drive meets a garage. */
  garage: readonly [from: number, to: number] | null
  fences: readonly [FenceName, ...FenceName[]]
  fenceColour: string
  brick: string
  pavings: readonly [Paving, ...Paving[]]
  distances: readonly [Distance, ...Distance[]]
  planting?: Planting
  /** Height of the plants along the building's foot; 0 leaves it bare. */
  bedHeight: number
  /** Height of the trees behind it. */
  backTrees: number
}
