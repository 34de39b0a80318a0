import type { ExactPoint, ListingFacts } from './listing-facts.ts'

/** Where an alert looks: what limits its search, in numbers. */
export type AlertArea =
  | { kind: 'everywhere' }
  | {
      kind: 'places'
      suburbIds: readonly number[]
      regionIds: readonly number[]
      streetIds: readonly number[]
      /** Whether the suburbs around `suburbIds` count too. */
      includesSurrounding: boolean
    }
  | { kind: 'office'; officeId: number }
  /** The corners of a drawn shape in order; its edge belongs to it. */
  | { kind: 'shape'; corners: readonly ExactPoint[] }
  /** Edges included. */
  | { kind: 'bounds'; southWest: ExactPoint; northEast: ExactPoint }

/**
 * Whether a listing lies where an alert looks (docs/product.md, section 15.9). A listing of a hidden street address is of no street, and
 * lies at its suburb's centre; one without a position is in no shape and in no box.
 */
export function isInArea(listing: ListingFacts, area: AlertArea): boolean {
  switch (area.kind) {
    case 'everywhere':
      return true
    case 'office':
      return listing.officeId === area.officeId
    case 'places':
      return isOfPlaces(listing, area)
    case 'shape':
      return listing.position !== null && isInShape(listing.position, area.corners)
    case 'bounds':
      return listing.position !== null && isInBox(listing.position, area)
  }
}

function isOfPlaces(listing: ListingFacts, area: Extract<AlertArea, { kind: 'places' }>): boolean {
  const { suburbId, regionId, streetId, reachedFromSuburbIds } = listing
  return (
    area.suburbIds.includes(suburbId) ||
    (regionId !== null && area.regionIds.includes(regionId)) ||
    (streetId !== null && area.streetIds.includes(streetId)) ||
    (area.includesSurrounding && area.suburbIds.some((id) => reachedFromSuburbIds.has(id)))
  )
}

const isInBox = (
  { latitude, longitude }: ExactPoint,
  { southWest, northEast }: { southWest: ExactPoint; northEast: ExactPoint },
): boolean =>
  latitude >= southWest.latitude &&
  latitude <= northEast.latitude &&
  longitude >= southWest.longitude &&
  longitude <= northEast.longitude

/** By the even-odd rule; whole micro-degrees keep the products exact. */
function isInShape(point: ExactPoint, corners: readonly ExactPoint[]): boolean {
  let isInside = false
  let previous = corners.at(-1)
  for (const corner of corners) {
    if (previous !== undefined) {
      if (isOnEdge(point, previous, corner)) return true
      if (crossesEastOf(point, previous, corner)) isInside = !isInside
    }
    previous = corner
  }
  return isInside
}

/** Above 0 when the point lies to the left of the way from one corner to the other. */
const side = (point: ExactPoint, from: ExactPoint, to: ExactPoint): number =>
  (to.longitude - from.longitude) * (point.latitude - from.latitude) -
  (to.latitude - from.latitude) * (point.longitude - from.longitude)

const isOnEdge = (point: ExactPoint, from: ExactPoint, to: ExactPoint): boolean =>
  side(point, from, to) === 0 &&
  point.latitude >= Math.min(from.latitude, to.latitude) &&
  point.latitude <= Math.max(from.latitude, to.latitude) &&
  point.longitude >= Math.min(from.longitude, to.longitude) &&
  point.longitude <= Math.max(from.longitude, to.longitude)

function crossesEastOf(point: ExactPoint, from: ExactPoint, to: ExactPoint): boolean {
  if (from.latitude > point.latitude === to.latitude > point.latitude) return false
  return side(point, from, to) > 0 === to.latitude > from.latitude
}
