import type { Database } from '#server/platform/database/database.ts'

export type SearchRow = { uri: string; mode: number; modifiedAt: Date }

/** Every suburb and mode with listings, with when the last of them changed. */
export const suburbsWithListings = (database: Database): Promise<SearchRow[]> =>
  database.query<SearchRow>(SELECT_SUBURBS)

const SELECT_SUBURBS = `
  select location.uri, listing_search.mode, max(listing.modified_at) as "modifiedAt"
  from listing_search
  join listing on listing.id = listing_search.listing_id
  join location on location.id = listing_search.suburb_id
  group by location.uri, listing_search.mode
  order by location.uri, listing_search.mode`

/** Every office and mode with listings, with when the last of them changed. */
export const officesWithListings = (database: Database): Promise<SearchRow[]> =>
  database.query<SearchRow>(SELECT_OFFICES)

const SELECT_OFFICES = `
  select office.uri, listing_search.mode, max(listing.modified_at) as "modifiedAt"
  from listing_search
  join listing on listing.id = listing_search.listing_id
  join office on office.id = listing_search.office_id and office.closed_at is null
  group by office.uri, listing_search.mode
  order by office.uri, listing_search.mode`

export type BuildingRow = { suburbUri: string; name: string; modifiedAt: Date }

/** Every building of new apartments that may be seen, also those of which all are sold, with when the last of them changed. */
export const newBuildings = (database: Database): Promise<BuildingRow[]> =>
  database.query<BuildingRow>(SELECT_BUILDINGS)

const SELECT_BUILDINGS = `
  select location.uri as "suburbUri", listing.project_name as name, max(listing.modified_at) as "modifiedAt"
  from listing_search
  join listing on listing.id = listing_search.listing_id
  join location on location.id = listing_search.suburb_id
  where listing_search.is_new_development and listing_search.mode in (1, 3)
    and listing.project_name is not null and not listing.is_address_hidden
  group by location.uri, listing.project_name
  order by location.uri, listing.project_name`

export type ChangedLocation = { uri: string; modifiedAt: Date | null }

/** Every suburb and region, with when a listing there last changed. */
export const locationsWithChange = (database: Database): Promise<ChangedLocation[]> =>
  database.query<ChangedLocation>(SELECT_LOCATIONS)

const SELECT_LOCATIONS = `
  with last_change as (
    select suburb_id, max(modified_at) as modified_at from listing group by suburb_id
  )
  select uri, last_change.modified_at as "modifiedAt"
  from location
  left join last_change on last_change.suburb_id = location.id
  where type = 'suburb'
  union all
  select region.uri, max(last_change.modified_at)
  from location region
  left join location suburb on suburb.region_id = region.id and suburb.type = 'suburb'
  left join last_change on last_change.suburb_id = suburb.id
  where region.type = 'region'
  group by region.uri
  order by uri`
