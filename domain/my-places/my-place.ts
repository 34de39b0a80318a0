import { distanceInMetres } from '../geo/distance.ts'
import type { LatLong } from '../geo/lat-long.ts'
import { distanceText } from '../text/distance-text.ts'

/** Where somebody goes from home, such as work or a school. */
export type MyPlace = {
  name: string
  /** The place of the portal that it is at: "Smith Street, Fitzroy, VIC 3065". */
  label: string
  latLong: LatLong
}

export const MOST_MY_PLACES = 3
export const LONGEST_MY_PLACE_NAME = 20

/** Where a home is; about where, if its address is hidden. */
export type HomePosition = { latLong: LatLong; isApproximate: boolean }

/** "2.3 km from Work", as the crow flies. */
export const distanceLine = ({ latLong, isApproximate }: HomePosition, place: MyPlace): string =>
  `${isApproximate ? 'About ' : ''}${distanceText(distanceInMetres(latLong, place.latLong))} from ${place.name}`

/** Whether something that was found in storage is one of these places. */
export function isMyPlace(found: unknown): found is MyPlace {
  if (typeof found !== 'object' || found === null) return false
  const { name, label, latLong } = found as Partial<Record<keyof MyPlace, unknown>> // each is looked at below
  return isText(name, LONGEST_MY_PLACE_NAME) && isText(label, LONGEST_LABEL) && isLatLong(latLong)
}

const LONGEST_LABEL = 200

const isText = (found: unknown, longest: number): boolean =>
  typeof found === 'string' && found.trim() !== '' && found.length <= longest

function isLatLong(found: unknown): boolean {
  if (typeof found !== 'object' || found === null) return false
  const { latitude, longitude } = found as Partial<Record<keyof LatLong, unknown>> // each is looked at here
  return isWithin(latitude, 90) && isWithin(longitude, 180)
}

const isWithin = (found: unknown, most: number): boolean => typeof found === 'number' && Math.abs(found) <= most
