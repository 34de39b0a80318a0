import type { LocationType } from '#server/generated/resolvers.ts'

/** Finds places by what was typed (server/modules/completion does it in memory). */
export type PlaceCompletion = {
  /** The numbers of the places that fit, the best first; of any type when `types` is empty. */
  complete(query: string, options: { types: readonly LocationType[]; take: number }): readonly number[]
}
