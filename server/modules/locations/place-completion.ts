import type { Database } from '#server/platform/database/database.ts'
import type { LocationType } from '#server/generated/schema-types.ts'
import { complete } from './completion/complete.ts'
import { buildCompletionIndex } from './completion/completion-index.ts'
import { selectCompletionPlaces } from './place-completion.queries.ts'

/** Finds places by what was typed. */
export type PlaceCompletion = {
  /** The numbers of the places that fit, the best first; of any type when `types` is empty. */
  complete(query: string, options: { types: readonly LocationType[]; take: number }): readonly number[]
}

/** Reads every place of the database and completes names in memory. */
export async function loadPlaceCompletion(database: Database): Promise<PlaceCompletion> {
  const rows = await selectCompletionPlaces(database)
  const places = rows.map(({ suburbName, ...row }) => (suburbName === null ? row : { ...row, suburbName }))
  const index = buildCompletionIndex(places)
  return {
    complete(query, { types, take }) {
      const options = types.length === 0 ? { limit: take } : { limit: take, kinds: types }
      return complete(index, query, options).map(({ place }) => place.id)
    },
  }
}
