import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { requestStatuses } from '#domain/reviews/review-states.ts'
import { insideOfReview, shownRequest, shownReview } from '#domain/reviews/shown-review.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { components } from '#schema/generated/rest.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import type { PlacedReview, RequestFields, RequestRow, RequestView, ReviewView, ReviewViewer } from './review-record.ts'

type Schemas = components['schemas']

/** Writes instants in the zone of the agent's office. */
function inZoneOf({ office: { suburb: name, stateCode, postcode } }: AgentRecord): (instant: Date) => string {
  const zone = timeZoneOfPlace({ uri: suburbSlug({ name, stateCode, postcode }), stateCode })
  return (instant) => isoInZone(instant, zone)
}

function shownOf({ row, agent, suburb }: PlacedReview) {
  const { authorName: name, authorUsername: username, isAuthorAgent: isAgent } = row
  return shownReview({ ...row, suburb, reviewer: { name, username, isAgent } }, inZoneOf(agent))
}

/** A review as somebody sees it. */
export const reviewView = (placed: PlacedReview, viewer: ReviewViewer): ReviewView => ({
  ...placed,
  ...shownOf(placed),
  ...insideOfReview(placed.row, viewer),
  id: String(placed.row.id),
  viewer,
})

/** What the agent sees of a request. */
export const requestFields = (row: RequestRow, agent: AgentRecord): RequestFields => ({
  ...shownRequest(row, inZoneOf(agent)),
  id: String(row.id),
  row,
  agent,
})

/** A published review in REST. */
export function publishedReview({ row, agent, suburb }: ReviewView): Schemas['PublishedReview'] {
  const shown = shownOf({ row, agent, suburb })
  return {
    ...shown,
    id: row.id,
    agentId: row.agentId,
    reviewer: { name: row.authorName, username: row.authorUsername },
    publishedOn: shown.publishedOn ?? inZoneOf(agent)(row.writtenAt),
  }
}

/** A request in REST. */
export const vendorReview = ({ row, agent, status, review }: RequestView): Schemas['VendorReviewRequest'] => ({
  ...shownRequest(row, inZoneOf(agent)),
  id: row.id,
  agentId: row.agentId,
  status: requestStatuses[status],
  review: review && publishedReview(review),
})
