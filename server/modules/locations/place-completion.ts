import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LocationType } from '#server/generated/schema-types.ts'
import { complete } from './completion/complete.ts'
import { buildCompletionIndex, type CompletionPlace } from './completion/completion-index.ts'

/** Finds places by what was typed. */
export type PlaceCompletion = {
  /** The numbers of the places that fit, the best first; of any type when `types` is empty. */
  complete(query: string, options: { types: readonly LocationType[]; take: number }): readonly number[]
}

/** Reads every place of the database and completes names in memory. */
export async function loadPlaceCompletion(database: Database): Promise<PlaceCompletion> {
  const rows = await database.query<PlaceRow>(SELECT_PLACES)
  const places = rows.map(({ suburbName, ...row }) => (suburbName === null ? row : { ...row, suburbName }))
  const index = buildCompletionIndex(places)
  return {
    complete(query, { types, take }) {
      const options = types.length === 0 ? { limit: take } : { limit: take, kinds: types }
      return complete(index, query, options).map(({ place }) => place.id)
    },
  }
}

type PlaceRow = Omit<CompletionPlace, 'suburbName'> & { id: number; stateCode: StateCode; suburbName: string | null }

const SELECT_PLACES = `
  select place.id, place.uri, place.name, place.state_code as "stateCode", place.postcode, place.type as kind,
    place.population, suburb.name as "suburbName"
  from location place
  left join location suburb on suburb.id = place.suburb_id
  order by place.id`
