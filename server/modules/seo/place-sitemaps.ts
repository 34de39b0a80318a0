import { searchModeNames, searchModes, type SearchMode } from '#domain/lookups/search-modes.ts'
import { canonicalSearchUrl } from '#domain/search/canonical-search-url.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

type Row = { uri: string; mode: number; modifiedAt: Date }

const modeOf = (number: number): SearchMode | undefined =>
  searchModeNames.find((mode) => searchModes[mode].listingMode === number)

/** The searches of every suburb that has homes of the mode, changed when its last home was. */
export async function searchEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await database.query<Row>(SELECT_SEARCHES)
  return rows.flatMap(({ uri, mode: number, modifiedAt }) => {
    const mode = modeOf(number)
    const path = mode && canonicalSearchUrl(defaultSearchParameters(mode, { locationUri: uri }), { hasResults: true })
    return path ? [{ path, modifiedAt: modifiedAt.toISOString() }] : []
  })
}

/** The pages of every suburb and region; where a home was listed or changed, with the instant of the last time. */
export async function locationEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await database.query<{ uri: string; modifiedAt: Date | null }>(SELECT_LOCATIONS)
  return rows.map(({ uri, modifiedAt }) => ({ path: `/${uri}`, modifiedAt: modifiedAt?.toISOString() ?? null }))
}

/** The pages of every office that has homes of the mode; there is none for leased homes. */
export async function officeEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await database.query<Row>(SELECT_OFFICES)
  return rows.flatMap(({ uri, mode: number, modifiedAt }) => {
    const mode = modeOf(number)
    if (mode === undefined || searchModes[mode].officePathSuffix === null) return []
    const path = canonicalSearchUrl(defaultSearchParameters(mode, { officeUri: uri }), { hasResults: true })
    return path === null ? [] : [{ path, modifiedAt: modifiedAt.toISOString() }]
  })
}

const SELECT_SEARCHES = `
  select location.uri, listing_search.mode, max(listing.modified_at) as "modifiedAt"
  from listing_search
  join listing on listing.id = listing_search.listing_id
  join location on location.id = listing_search.suburb_id
  group by location.uri, listing_search.mode
  order by location.uri, listing_search.mode`

const SELECT_OFFICES = `
  select office.uri, listing_search.mode, max(listing.modified_at) as "modifiedAt"
  from listing_search
  join listing on listing.id = listing_search.listing_id
  join office on office.id = listing_search.office_id
  group by office.uri, listing_search.mode
  order by office.uri, listing_search.mode`

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
