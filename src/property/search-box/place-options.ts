import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { LocationSearchDocument } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { readRecentSearches } from '../memory/recent-searches.ts'
import type { NamedPlace } from './named-place.ts'
import { LONGEST_LOCATION_TEXT } from './place-field.tsx'

/** A place to add, or a search made before to open again. */
export type PlaceOption =
  | { kind: 'Suburb' | 'Region' | 'Street'; key: string; label: string; uri: string }
  | { kind: 'search'; key: string; label: string; address: string; mode: SearchMode }

const SHORTEST_QUERY = 2
const MOST_RECENT = 5
const kinds = { suburb: 'Suburb', region: 'Region', street: 'Street' } as const

/** What to choose from: places that fit what is typed, the last searches while nothing is. Chosen places are left out. */
export function usePlaceOptions(
  text: string,
  chosen: readonly NamedPlace[],
): { options: PlaceOption[]; isRecent: boolean } {
  const query = text.trim().slice(0, LONGEST_LOCATION_TEXT)
  const { data } = useDocumentQuery(
    LocationSearchDocument,
    { filter: { query, types: [], take: 8 } },
    { isEnabled: query.length >= SHORTEST_QUERY, keepsPrevious: true },
  )
  if (query === '') return { options: recentOptions(), isRecent: true }
  if (query.length < SHORTEST_QUERY || !data) return { options: [], isRecent: false }
  const options = data.locationSearch
    .filter(({ location }) => !chosen.some(({ uri }) => uri === location.uri))
    .map(({ label, type, location }) => ({ kind: kinds[type], key: location.uri, label, uri: location.uri }))
  return { options, isRecent: false }
}

const recentOptions = (): PlaceOption[] =>
  readRecentSearches()
    .filter(({ address }) => address !== location.pathname + location.search)
    .slice(0, MOST_RECENT)
    .map(({ address, label, mode }) => ({ kind: 'search', key: address, label, address, mode }))
