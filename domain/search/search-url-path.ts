import { type SearchMode, searchModeNames, searchModeOfPathPrefix, searchModes } from '#domain/lookups/search-modes.ts'
import { isSlug } from '#domain/text/slug.ts'
import { readLocationSlug } from './location-slug.ts'
import { type PathToken, tokensOfSegment } from './search-url-tokens.ts'

/** Why a URL is no search; NO_LOCATION is a mode alone, which redirects to a default location. */
export type SearchRefusal =
  | 'NOT_A_SEARCH'
  | 'NO_LOCATION'
  | 'BAD_LOCATION'
  | 'BAD_OFFICE'
  | 'MALFORMED'
  | 'TOO_LONG'
  | 'PAGE_OUT_OF_RANGE'
  | 'NOT_CANONICAL'

/** Whose homes a path asks for, before any filter. */
type PathSearch = {
  mode: SearchMode
  place: { locationUri: string } | { officeUri: string }
  tokens: PathToken[]
}

export type PathReading = { ok: true; search: PathSearch } | { ok: false; reason: SearchRefusal }

/** The first segment of an agency's search. */
export const OFFICE_PREFIX = 'real-estate-agency'

/** A path read with good will: any case, doubled and trailing slashes, short modes, tokens in any segment. */
export function readSearchPath(path: string): PathReading {
  const segments = decodedSegments(path)
  if (segments === null) return { ok: false, reason: 'MALFORMED' }
  const [prefix = '', place, ...rest] = segments
  if (prefix === OFFICE_PREFIX) return readOfficePath(place, rest)
  const mode = searchModeOfPathPrefix(prefix)
  if (mode === null) return { ok: false, reason: 'NOT_A_SEARCH' }
  if (place === undefined) return { ok: false, reason: 'NO_LOCATION' }
  if (readLocationSlug(place) === null) return { ok: false, reason: 'BAD_LOCATION' }
  return { ok: true, search: { mode, place: { locationUri: place }, tokens: rest.flatMap(tokensOfSegment) } }
}

/** An agency's path without a kind of homes shows those for sale. */
function readOfficePath(officeUri: string | undefined, rest: string[]): PathReading {
  if (officeUri === undefined) return { ok: false, reason: 'NOT_A_SEARCH' }
  if (!isSlug(officeUri)) return { ok: false, reason: 'BAD_OFFICE' }
  const named = searchModeNames.find((mode) => searchModes[mode].officePathSuffix === rest[0])
  const tokens = (named === undefined ? rest : rest.slice(1)).flatMap(tokensOfSegment)
  return { ok: true, search: { mode: named ?? 'buy', place: { officeUri }, tokens } }
}

function decodedSegments(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment).toLowerCase())
  } catch {
    return null
  }
}
