import type { StateCode } from '#domain/lookups/states.ts'

type Place = { name: string; stateCode: StateCode; postcode?: string | null }

/** The places of a search in words: "Fitzroy, VIC 3065", "Fitzroy, VIC 3065 and 2 more"; null when none is named. */
export function placeName(places: readonly Place[]): string | null {
  const [first, ...others] = places
  if (!first) return null
  const name = placeLabel(first)
  return others.length === 0 ? name : `${name} and ${others.length} more`
}

/** "Fitzroy, VIC 3065" */
export const placeLabel = ({ name, stateCode, postcode }: Place): string =>
  `${name}, ${[stateCode, postcode].filter(Boolean).join(' ')}`
