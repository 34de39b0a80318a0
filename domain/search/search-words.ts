import { LARGEST_ROOM_COUNT } from '../lookups/limits.ts'
import { type PropertyType, propertyTypes } from '../lookups/property-types.ts'
import type { SearchMode } from '../lookups/search-modes.ts'
import type { SearchParameters } from './search-parameters.ts'

type Facets = Pick<SearchParameters, 'searchMode' | 'propertyTypes' | 'bedrooms'>
type Noun = { one: string; many: string }

export const HOMES: Noun = { one: 'home', many: 'homes' }

export const offers: Readonly<Record<SearchMode, (noun: string) => string>> = {
  buy: (noun) => `${noun} for sale`,
  rent: (noun) => `${noun} for rent`,
  sold: (noun) => `sold ${noun}`,
  leased: (noun) => `leased ${noun}`,
}

/** All homes of a mode: "homes for sale", "sold homes". */
export const allListingsOf = (mode: SearchMode): string => offers[mode](HOMES.many)

/** What a search looks for, one and many of it: "house with 3 bedrooms for sale", "sold homes". */
export function searchNoun({ searchMode, propertyTypes: types, bedrooms }: Facets): Noun {
  const noun = nounOf(types)
  const rooms = bedroomText(bedrooms)
  const withRooms = rooms === null ? '' : ` with ${rooms} ${rooms === '1' ? 'bedroom' : 'bedrooms'}`
  const offer = offers[searchMode]
  return { one: offer(noun.one + withRooms), many: offer(noun.many + withRooms) }
}

/** Of one type its own name, where that can be counted; of several, homes. */
export function nounOf(types: readonly PropertyType[]): Noun {
  const [type, ...others] = types
  if (type === undefined || others.length > 0) return HOMES
  const { queryWord, displayName } = propertyTypes[type]
  if (queryWord === 'land') return { one: 'block of land', many: 'blocks of land' }
  return queryWord.endsWith('s') ? { one: displayName.toLowerCase(), many: queryWord.replaceAll('-', ' ') } : HOMES
}

/** "3", "3+" from so many on, "1 or 2"; null where any number will do, and for studios. */
export function bedroomText(counts: readonly number[]): string | null {
  const [first = 0] = counts
  if (first === 0) return null
  if (first > 0 && counts.length > LARGEST_ROOM_COUNT - first) return `${first}+`
  return counts.map((count) => (count >= LARGEST_ROOM_COUNT ? `${count}+` : String(count))).join(' or ')
}
