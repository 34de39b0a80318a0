import { isPastMode, searchModes } from '#domain/lookups/search-modes.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { isSlug } from '#domain/text/slug.ts'
import { readLocationSlug } from './location-slug.ts'
import { normaliseSearchParameters } from './normalise-search.ts'
import { type Facet, facetToken, withFacet, withoutFacet } from './search-url-facets.ts'
import { canonicalFacets } from './search-url-limit.ts'
import { OFFICE_PREFIX, readSearchPath, type SearchRefusal } from './search-url-path.ts'
import type { EventFilter } from './filters/days.ts'
import { searchQuery } from './search-url-query.ts'
import { withSearchQuery } from './search-url-query-reader.ts'
import type { PathToken } from './search-url-tokens.ts'
import { defaultSearchParameters, pageNumber, type SearchParameters, skipOfPage } from './search-parameters.ts'

/** Longer URLs are neither formatted nor parsed; request headers end at 16 kB. */
export const LONGEST_ADDRESS = 8192
/** Pages beyond the largest count that is shown (50,000 homes) are refused. */
const LARGEST_PAGE = 2000

export type ParsedSearchUrl =
  | {
      ok: true
      parameters: SearchParameters
      /** The canonical URL of this search; a request for another one answers 301 to it. */
      canonicalUrl: string
      isCanonical: boolean
      /** The words of the URL that mean nothing, for a message to the visitor or the log. */
      ignored: string[]
    }
  | { ok: false; reason: SearchRefusal }

/**
 * The canonical URL of a search, path and query string (docs/product.md, section 2.1); null when none can be built: no location,
 * a place or office that is no slug, leased homes of an office, a page past 2000, or more than 8192 characters.
 * `hasResults`: whether the location has homes at all, which decides where a maximum price goes.
 */
export function formatSearchUrl(search: SearchParameters, { hasResults }: { hasResults: boolean }): string | null {
  const parameters = normaliseSearchParameters(search)
  const start = startOfPath(parameters)
  const page = pageNumber(parameters.paging)
  if (start === null || page > LARGEST_PAGE) return null
  const facets = canonicalFacets(parameters, hasResults)
  const rest = facets.reduce(withoutFacet, parameters)
  const query = searchQuery(rest, null)
  const path = [...start, ...facetSegments(parameters, facets)]
  if (query === '' && page > 1) path.push(`page-${page}`)
  const address = `/${path.join('/')}${query === '' ? '' : `?${searchQuery(rest, page)}`}`
  return address.length > LONGEST_ADDRESS ? null : address
}

/**
 * The search that a URL (path and query string) asks for, parsed generously, or the reason why it is none. Never throws.
 * `canonicalOnly` rejects words of the path that the canonical URL would not have there, and values that mean nothing.
 * With `today` (yyyy-mm-dd, in the zone of the place) days gone by are dropped; when none is left, any day will do.
 */
export function parseSearchUrl(
  address: string,
  options: { canonicalOnly?: boolean; today?: string; hasResults?: boolean } = {},
): ParsedSearchUrl {
  if (address.length > LONGEST_ADDRESS) return { ok: false, reason: 'TOO_LONG' }
  const [withoutFragment = ''] = address.split('#', 1)
  const mark = withoutFragment.indexOf('?')
  const path = readSearchPath(mark === -1 ? withoutFragment : withoutFragment.slice(0, mark))
  if (!path.ok) return path
  const { mode, place, tokens } = path.search
  const facets = tokens.flatMap((token) => (token.kind === 'facet' ? [token.facet] : []))
  const base = facets.reduce(withFacet, defaultSearchParameters(mode, place))
  const query = withSearchQuery(base, mark === -1 ? '' : withoutFragment.slice(mark + 1))
  const page = Math.max(1, query.page ?? pageOfPath(tokens) ?? 1)
  if (page > LARGEST_PAGE) return { ok: false, reason: 'PAGE_OUT_OF_RANGE' }
  const parameters = normaliseSearchParameters({
    ...withoutPastDays(query.parameters, options.today),
    paging: { ...base.paging, skip: skipOfPage(page) },
  })
  const hasResults = options.hasResults ?? true
  const ignored = [...tokens.flatMap((token) => (token.kind === 'unknown' ? [token.text] : [])), ...query.ignored]
  if (
    options.canonicalOnly === true &&
    (ignored.length > 0 || !hasOnlyCanonicalTokens(tokens, parameters, hasResults))
  ) {
    return { ok: false, reason: 'NOT_CANONICAL' }
  }
  const canonicalUrl = formatSearchUrl(parameters, { hasResults })
  if (canonicalUrl === null) return { ok: false, reason: 'TOO_LONG' }
  return { ok: true, parameters, canonicalUrl, isCanonical: canonicalUrl === address, ignored }
}

function startOfPath({ context, searchMode, locationSearchContext: places }: SearchParameters): string[] | null {
  if (!places.searchLocations.every(({ uri }) => readLocationSlug(uri) !== null)) return null
  const { officePathSuffix, pathPrefix } = searchModes[searchMode]
  if (context === 'office') {
    if (places.officeUri === null || !isSlug(places.officeUri) || officePathSuffix === null) return null
    return [OFFICE_PREFIX, places.officeUri, officePathSuffix]
  }
  const [first] = places.searchLocations
  return first === undefined ? null : [pathPrefix, first.uri]
}

function facetSegments(parameters: SearchParameters, facets: readonly Facet[]): string[] {
  if (!hasTypeSegment(parameters)) return []
  const [first, ...others] = facets
  if (first?.kind !== 'propertyType') return ['real-estate', ...joined(facets)]
  return [propertyTypes[first.type].queryWord, ...joined(others)]
}

const joined = (facets: readonly Facet[]): string[] => (facets.length === 0 ? [] : [facets.map(facetToken).join('-')])

const hasTypeSegment = ({ context, searchMode }: SearchParameters): boolean =>
  context !== 'office' && !isPastMode(searchMode)

const pageOfPath = (tokens: readonly PathToken[]): number | null =>
  tokens.findLast((token) => token.kind === 'page')?.page ?? null

function withoutPastDays(parameters: SearchParameters, today: string | undefined): SearchParameters {
  if (today === undefined) return parameters
  const current = ({ dates, forthcoming }: EventFilter): EventFilter => ({
    dates: dates.filter((date) => date >= today),
    forthcoming: forthcoming || dates.length > 0,
  })
  return { ...parameters, auction: current(parameters.auction), inspection: current(parameters.inspection) }
}

function hasOnlyCanonicalTokens(
  tokens: readonly PathToken[],
  parameters: SearchParameters,
  hasResults: boolean,
): boolean {
  const canonical = canonicalFacets(parameters, hasResults)
  const words = new Set(canonical.map(facetToken))
  const hasType = canonical.some(({ kind }) => kind === 'propertyType')
  return tokens.every((token) => {
    if (token.kind === 'facet') return words.has(facetToken(token.facet))
    return token.kind === 'page' || (hasTypeSegment(parameters) && !hasType)
  })
}
