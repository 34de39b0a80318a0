import type { LatLong } from '#domain/geo/lat-long.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'

/** A region, suburb or street as the server keeps it in memory. */
export type PlaceRecord = {
  id: number
  uri: string
  type: 'region' | 'suburb' | 'street'
  name: string
  stateCode: StateCode
  postcode: string | null
  regionId: number | null
  suburbId: number | null
  latitudeMicro: number
  longitudeMicro: number
  settlement: SettlementKind
  /** The name of a street's suburb. */
  suburbName: string | null
  /** Suburbs around it, the nearest first, where they were asked for. */
  surrounding?: PlaceRecord[]
}

/** A suburb with how many of something are there. */
export type CountOfSuburb = { location: PlaceRecord; count: number }

const MICRO = 1_000_000

/** The centre of a place in degrees. */
export const positionOf = ({ latitudeMicro, longitudeMicro }: PlaceRecord): LatLong => ({
  latitude: latitudeMicro / MICRO,
  longitude: longitudeMicro / MICRO,
})
