import type { StateCode } from '#domain/lookups/states.ts'
import type { LocationType } from '#server/generated/schema-types.ts'
import type { Database } from '#server/platform/database/database.ts'

export type ListedPlaceRow = {
  id: number
  type: LocationType
  name: string
  stateCode: StateCode
  suburbName: string | null
  parentId: number | null
}

/** Every location, in no order. */
export const selectListedPlaces = (database: Database): Promise<ListedPlaceRow[]> =>
  database.query<ListedPlaceRow>(SELECT_PLACES)

const SELECT_PLACES = `
  select place.id, place.type, place.name, place.state_code as "stateCode", suburb.name as "suburbName",
    case place.type when 'suburb' then place.region_id when 'street' then place.suburb_id end as "parentId"
  from location place
  left join location suburb on suburb.id = place.suburb_id`
