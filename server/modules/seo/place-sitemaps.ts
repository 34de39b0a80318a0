import { formatNewBuildingUrl } from '#domain/locations/new-building-url.ts'
import { searchModeNames, searchModes, type SearchMode } from '#domain/lookups/search-modes.ts'
import { canonicalSearchUrl } from '#domain/search/canonical-search-url.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  locationsWithChange,
  newBuildings,
  officesWithListings,
  suburbsWithListings,
} from './place-sitemaps.queries.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

const modeOf = (number: number): SearchMode | undefined =>
  searchModeNames.find((mode) => searchModes[mode].listingMode === number)

/** The searches of every suburb that has homes of the mode, changed when its last home was. */
export async function searchEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await suburbsWithListings(database)
  return rows.flatMap(({ uri, mode: number, modifiedAt }) => {
    const mode = modeOf(number)
    const path = mode && canonicalSearchUrl(defaultSearchParameters(mode, { locationUri: uri }), { hasResults: true })
    return path ? [{ path, modifiedAt: modifiedAt.toISOString() }] : []
  })
}

/** The pages of every suburb and region; where a home was listed or changed, with the instant of the last time. */
export async function locationEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await locationsWithChange(database)
  return rows.map(({ uri, modifiedAt }) => ({ path: `/${uri}`, modifiedAt: modifiedAt?.toISOString() ?? null }))
}

/** The pages of every office that has homes of the mode; there is none for leased homes. */
export async function officeEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await officesWithListings(database)
  return rows.flatMap(({ uri, mode: number, modifiedAt }) => {
    const mode = modeOf(number)
    if (mode === undefined || searchModes[mode].officePathSuffix === null) return []
    const path = canonicalSearchUrl(defaultSearchParameters(mode, { officeUri: uri }), { hasResults: true })
    return path === null ? [] : [{ path, modifiedAt: modifiedAt.toISOString() }]
  })
}

/** The pages of every building of new apartments; each URL once, though two names may lead to it. */
export async function buildingEntries(database: Database): Promise<SitemapEntry[]> {
  const rows = await newBuildings(database)
  const entries = rows.flatMap(({ suburbUri, name, modifiedAt }) => {
    const path = formatNewBuildingUrl(suburbUri, name)
    return path === null ? [] : [[path, { path, modifiedAt: modifiedAt.toISOString() }] as const]
  })
  return [...new Map(entries).values()]
}
