import { element } from './feed-element.cases.ts'
import type { FeedElement } from './feed-element.ts'
import { type FeedListing, readFeedListing } from './feed-listing.ts'

const ids = [element('agentID', 'XNW'), element('uniqueID', 'A1')]

export const addressElement = (street = 'Main Road') =>
  element('address', [
    element('streetNumber', '39'),
    element('street', street),
    element('suburb', 'Fitzroy'),
    element('state', 'VIC'),
    element('postcode', '3065'),
  ])

export const priceElements = (dollars: string, view = '', display = 'yes') => [
  element('price', dollars, { display }),
  element('priceView', view),
]

/** A listing of a feed for tests: residential and current unless said otherwise. */
export function feedListing(
  children: readonly FeedElement[] = [],
  { type = 'residential', status = 'current', modTime = '2026-11-01-09:30:00' } = {},
): FeedListing {
  const answer = readFeedListing(element(type, [...ids, ...children], { modTime, status }))
  if (answer.outcome !== 'read') throw new Error(JSON.stringify(answer))
  return answer.listing
}
