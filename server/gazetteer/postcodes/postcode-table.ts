import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { type StateCode, stateCodes } from '#domain/lookups/states.ts'
import { actPostcodes } from './act.ts'
import { metropolitanNswPostcodes } from './nsw-metropolitan.ts'
import { regionalNswPostcodes } from './nsw-regional.ts'
import { ntPostcodes } from './nt.ts'
import { northQldPostcodes } from './qld-north.ts'
import { southQldPostcodes } from './qld-south.ts'
import { saPostcodes } from './sa.ts'
import { tasPostcodes } from './tas.ts'
import { metropolitanVicPostcodes } from './vic-metropolitan.ts'
import { regionalVicPostcodes } from './vic-regional.ts'
import { waPostcodes } from './wa.ts'

/** One name under one postcode; `near` where the state has the name more than once. */
export type PostcodeEntry = { name: string; postcode: string; near: LatLong | null }

const NEAR_IN_METRES = 25_000

const tables: Readonly<Record<StateCode, string>> = {
  ACT: actPostcodes,
  NSW: `${metropolitanNswPostcodes}${regionalNswPostcodes}`,
  NT: ntPostcodes,
  QLD: `${southQldPostcodes}${northQldPostcodes}`,
  SA: saPostcodes,
  TAS: tasPostcodes,
  VIC: `${metropolitanVicPostcodes}${regionalVicPostcodes}`,
  WA: waPostcodes,
}

/**
 * The entries of a table: lines of a postcode and names, `3121 Richmond|Burnley|Cremorne`; a name that the state has
 * more than once carries where it is meant, `4101 West End@-27.48,153.01`.
 * @throws Error naming the line that has another form.
 */
export function readPostcodeTable(text: string): PostcodeEntry[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line) => {
    const [, postcode, names] = /^(\d{4}) (\S.*)$/.exec(line.trim()) ?? []
    if (postcode === undefined || names === undefined) throw new Error(`Not a line of postcodes: "${line}"`)
    return names.split('|').map((entry) => readEntry(postcode, entry))
  })
}

function readEntry(postcode: string, entry: string): PostcodeEntry {
  const [, name, , latitude, longitude] = /^([^@]+)(@(-\d+\.?\d*),(\d+\.?\d*))?$/.exec(entry) ?? []
  if (name === undefined) throw new Error(`Not a name under ${postcode}: "${entry}"`)
  if (latitude === undefined) return { name, postcode, near: null }
  return { name, postcode, near: { latitude: Number(latitude), longitude: Number(longitude) } }
}

/** Every stated postcode of a state. */
export const postcodeEntries = (stateCode: StateCode): PostcodeEntry[] => readPostcodeTable(tables[stateCode])

let entriesByName: Map<string, PostcodeEntry[]> | undefined

const keyOf = (stateCode: StateCode, name: string): string => `${stateCode} ${name.toLowerCase()}`

/** The stated postcode of a place, by name and state, and by its point where the state has the name twice; else null. */
export function postcodeOf(place: LatLong & { name: string; stateCode: StateCode }): string | null {
  entriesByName ??= indexEntries()
  const entries = entriesByName.get(keyOf(place.stateCode, place.name)) ?? []
  const entry = entries.find(({ near }) => near === null || distanceInMetres(place, near) <= NEAR_IN_METRES)
  return entry?.postcode ?? null
}

function indexEntries(): Map<string, PostcodeEntry[]> {
  const entries = stateCodes.flatMap((stateCode) =>
    postcodeEntries(stateCode).map((entry) => ({ entry, key: keyOf(stateCode, entry.name) })),
  )
  const byKey = Map.groupBy(entries, ({ key }) => key)
  return new Map([...byKey].map(([key, group]) => [key, group.map(({ entry }) => entry)]))
}
