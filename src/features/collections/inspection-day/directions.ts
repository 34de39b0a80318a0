import type { PlannedVisit_ListingFragment } from '#src/api/generated/graphql.ts'

/** As many as Google Maps takes in one link on a phone: a destination and three stops on the way there. */
const MOST_STOPS = 4

/** The street of the first stop and that of the last. */
export type Directions = { from: string; to: string; href: string }

/** Links to the way through all stops in their order, from where one is; several where a link cannot hold them all. */
export function directionsThrough(stops: readonly Pick<PlannedVisit_ListingFragment, 'address'>[]): Directions[] {
  return Array.from({ length: Math.ceil(stops.length / MOST_STOPS) }, (_, part) => {
    const listings = stops.slice(part * MOST_STOPS, (part + 1) * MOST_STOPS)
    const route = listings.map(({ address }) => address.longAddress)
    const [from = '', to = from] = [listings[0], listings.at(-1)].map((listing) => listing?.address.shortAddress)
    const query = new URLSearchParams({ api: '1', travelmode: 'driving', destination: route.at(-1) ?? '' })
    if (route.length > 1) query.set('waypoints', route.slice(0, -1).join('|'))
    return { from, to, href: `https://www.google.com/maps/dir/?${query}` }
  })
}
