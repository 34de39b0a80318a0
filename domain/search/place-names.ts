import type { StateCode } from '../lookups/states.ts'

type Place = { name: string; stateCode: StateCode; postcode?: string | null }

/** Named one by one; of more than these two are named and the others counted. */
const MOST_NAMED = 3

/** "Fitzroy, VIC 3065" */
export const suburbLabel = ({ name, stateCode, postcode }: Place): string =>
  `${name}, ${[stateCode, postcode].filter(Boolean).join(' ')}`

/**
 * The places of a search in words: "Newtown, NSW 2042", "Newtown and Enmore", "Newtown, Enmore and 3 more"; null when none is
 * named. Places of one name or of several states keep their state and postcode.
 */
export function placeNames<NamedPlace extends Place>(
  places: readonly NamedPlace[],
  labelOf: (place: NamedPlace) => string = suburbLabel,
): string | null {
  const [first] = places
  if (!first) return null
  const isClear =
    places.length > 1 &&
    new Set(places.map(({ name }) => name)).size === places.length &&
    places.every(({ stateCode }) => stateCode === first.stateCode)
  const names = places.map((place) => (isClear ? place.name : labelOf(place)))
  const named = names.length > MOST_NAMED ? names.slice(0, 2) : names.slice(0, -1)
  const last = names.length > MOST_NAMED ? `${names.length - 2} more` : names.at(-1)
  return named.length === 0 ? (last ?? null) : `${named.join(', ')} and ${last}`
}
