import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryAtOnce } from '#server/platform/database/query-at-once.ts'
import type { CompletionPlace } from '#domain/locations/completion/completion-index.ts'

export type CompletionPlaceRow = Omit<CompletionPlace, 'otherNames' | 'suburbName' | 'listingCount'> & {
  id: number
  stateCode: StateCode
  suburbName: string | null
  /** What it was called before, and what was merged into it. */
  formerNames: string[]
  listingCount: number | null
}

/** Every location with what it is completed by. */
export const selectCompletionPlaces = (database: Database): Promise<CompletionPlaceRow[]> =>
  queryAtOnce<CompletionPlaceRow>(database, SELECT_PLACES)

const SELECT_PLACES = `
  select place.id, place.uri, place.name, place.state_code as "stateCode", place.postcode, place.type as kind,
    place.population, suburb.name as "suburbName",
    case place.type when 'suburb' then coalesce(counted.listings, 0) end as "listingCount",
    array(
      select name from former_location where location_id = place.id and name <> place.name order by uri
    ) as "formerNames"
  from location place
  left join location suburb on suburb.id = place.suburb_id
  left join (select suburb_id, count(*) as listings from listing_search group by suburb_id) counted
    on counted.suburb_id = place.id
  order by place.id`
