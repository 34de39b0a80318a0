import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { stateAlone } from '#domain/locations/completion/typed-query.ts'
import { formatFinderUrl } from '#domain/locations/finder-url.ts'
import { MOST_REGIONS_SEARCHED } from '#domain/lookups/limits.ts'
import { readHouse } from '#domain/locations/street-address.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { states } from '#domain/lookups/states.ts'
import type { LocationSearchQuery } from '#src/api/generated/graphql.ts'
import { ListingsAtAddressDocument } from '#src/api/generated/documents/listings-at-address.ts'
import { LocationSearchDocument } from '#src/api/generated/documents/location-search.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { readRecentSearches } from '#src/shared/storage/recent-searches.ts'
import type { NamedPlace } from './named-place.ts'
import { LONGEST_LOCATION_TEXT } from './place-field.tsx'
import { suggestionsCopy } from './suggestions.copy.ts'

/** A place to add, a page to open (a search made before, or a home), or all that is meant by what is typed. */
export type PlaceOption = { key: string; label: string; detail: string } & (
  | { kind: 'place'; uri: string }
  | { kind: 'page'; path: string }
  | { kind: 'typed' }
)

export type PlaceOptions = {
  options: readonly PlaceOption[]
  /** Whether these are the last searches. */
  isRecent: boolean
  /** Whether it is known that nothing fits what is typed. */
  hasNoMatch: boolean
}

const SHORTEST_QUERY = 2
/** More than `MOST_REGIONS_SEARCHED`, to tell a state that has more. */
const MOST_PLACES_SHOWN = 8
const MOST_RECENT = 5
const MOST_HOMES = 4

/** What to choose from: places and homes that fit what is typed, the last searches while nothing is. Chosen places are left out. */
export function usePlaceOptions(text: string, chosen: readonly NamedPlace[]): PlaceOptions {
  const query = text.trim().slice(0, LONGEST_LOCATION_TEXT)
  const isNumbered = readHouse(query) !== null
  const { data, isPlaceholderData } = useDocumentQuery(
    LocationSearchDocument,
    { filter: { query, types: [], take: MOST_PLACES_SHOWN } },
    { isEnabled: query.length >= SHORTEST_QUERY, keepsPrevious: true },
  )
  const { data: listings, isLoading } = useDocumentQuery(
    ListingsAtAddressDocument,
    { query, take: MOST_HOMES },
    { isEnabled: isNumbered },
  )
  if (query === '') return { options: recentOptions(), isRecent: true, hasNoMatch: false }
  if (query.length < SHORTEST_QUERY || !data) return { options: [], isRecent: false, hasNoMatch: false }
  const options = [
    ...(listings?.listingsAtAddress ?? []).map(listingOption),
    ...(isPlaceholderData ? [] : wholeOption(query, data.locationSearch)),
    ...data.locationSearch
      .filter(({ location }) => !chosen.some(({ uri }) => uri === location.uri))
      .map(({ label, type, location: { uri } }): PlaceOption => ({
        kind: 'place',
        key: uri,
        label,
        detail: suggestionsCopy.kinds[type],
        uri,
      })),
  ]
  const hasNoMatch = data.locationSearch.length === 0 && options.length === 0 && !isPlaceholderData && !isLoading
  return { options, isRecent: false, hasNoMatch }
}

type Suggestion = LocationSearchQuery['locationSearch'][number]

/** Where what is typed means several places: all of them; the regions of a state are a page of their own. */
export function wholeOption(
  query: string,
  found: readonly Pick<Suggestion, 'label' | 'type' | 'isMeant'>[],
): PlaceOption[] {
  const meant = found.filter(({ isMeant }) => isMeant)
  const [first] = meant
  if (first === undefined || meant.length === 1) return []
  const stateCode = stateAlone(query)
  if (stateCode !== null && meant.length > MOST_REGIONS_SEARCHED) {
    const path = formatFinderUrl({ subject: { tab: 'region' }, stateCode, letter: null, query: '', page: 1 })
    return [
      {
        kind: 'page',
        key: path,
        label: suggestionsCopy.regionsOf(states[stateCode].name),
        detail: suggestionsCopy.several.region,
        path,
      },
    ]
  }
  const names = meant.map(({ label }) => label.split(',', 1).join())
  const isList = names.every((name) => query.toLowerCase().includes(name.toLowerCase()))
  return [
    {
      kind: 'typed',
      key: 'all',
      label: isList ? suggestionsCopy.allThese(names) : suggestionsCopy.allOf(query, names),
      detail: suggestionsCopy.several[first.type],
    },
  ]
}

type Listing = Parameters<typeof modeOfListing>[0] & { canonicalUri: string; address: { longAddress: string } }

const listingOption = (listing: Listing): PlaceOption => ({
  kind: 'page',
  key: listing.canonicalUri,
  label: listing.address.longAddress,
  detail: suggestionsCopy.listings[modeOfListing(listing)],
  path: listing.canonicalUri,
})

const recentOptions = (): PlaceOption[] =>
  readRecentSearches()
    .filter(({ address }) => address !== location.pathname + location.search)
    .slice(0, MOST_RECENT)
    .map(({ address, label, mode }) => ({
      kind: 'page',
      key: address,
      label,
      detail: searchModes[mode].displayName,
      path: address,
    }))
