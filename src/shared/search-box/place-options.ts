import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { readHouseNumber } from '#domain/locations/house-number.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { ListingsAtAddressDocument } from '#src/api/generated/documents/listings-at-address.ts'
import { LocationSearchDocument } from '#src/api/generated/documents/location-search.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { readRecentSearches } from '#src/shared/storage/recent-searches.ts'
import type { NamedPlace } from './named-place.ts'
import { LONGEST_LOCATION_TEXT } from './place-field.tsx'
import { suggestionsCopy } from './suggestions.copy.ts'

/** A place to add, or a page to open: a search made before, or a home. */
export type PlaceOption = { key: string; label: string; detail: string } & (
  | { kind: 'place'; uri: string }
  | { kind: 'page'; path: string }
)

export type PlaceOptions = {
  options: readonly PlaceOption[]
  /** Whether these are the last searches. */
  isRecent: boolean
  /** Whether it is known that nothing fits what is typed. */
  hasNoMatch: boolean
}

const SHORTEST_QUERY = 2
const MOST_RECENT = 5
const MOST_HOMES = 4

/** What to choose from: places and homes that fit what is typed, the last searches while nothing is. Chosen places are left out. */
export function usePlaceOptions(text: string, chosen: readonly NamedPlace[]): PlaceOptions {
  const query = text.trim().slice(0, LONGEST_LOCATION_TEXT)
  const isNumbered = readHouseNumber(query) !== null
  const { data, isPlaceholderData } = useDocumentQuery(
    LocationSearchDocument,
    { filter: { query, types: [], take: 8 } },
    { isEnabled: query.length >= SHORTEST_QUERY, keepsPrevious: true },
  )
  const { data: homes, isLoading } = useDocumentQuery(
    ListingsAtAddressDocument,
    { query, take: MOST_HOMES },
    { isEnabled: isNumbered },
  )
  if (query === '') return { options: recentOptions(), isRecent: true, hasNoMatch: false }
  if (query.length < SHORTEST_QUERY || !data) return { options: [], isRecent: false, hasNoMatch: false }
  const options = [
    ...(homes?.listingsAtAddress ?? []).map(homeOption),
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

type Home = Parameters<typeof modeOfListing>[0] & { canonicalUri: string; address: { longAddress: string } }

const homeOption = (home: Home): PlaceOption => ({
  kind: 'page',
  key: home.canonicalUri,
  label: home.address.longAddress,
  detail: suggestionsCopy.listings[modeOfListing(home)],
  path: home.canonicalUri,
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
