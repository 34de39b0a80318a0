import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import type { components } from '#schema/generated/rest.ts'
import type { OfficeRecord } from '#server/modules/offices/office-record.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { requestStatuses } from '#domain/reviews/review-states.ts'
import type { RequestView, ReviewView } from './review-record.ts'

type Schemas = components['schemas']

/** An instant in the zone of the agent's office. */
export const instantOf = ({ agent }: Pick<ReviewView, 'agent'>, instant: Date): string =>
  isoInZone(instant, timeZoneOfOffice(agent.office))

const timeZoneOfOffice = ({ suburb: name, stateCode, postcode }: OfficeRecord): string =>
  timeZoneOfPlace({ uri: suburbSlug({ name, stateCode, postcode }), stateCode })

/** The same; null for none. */
export const instantOrNull = (view: Pick<ReviewView, 'agent'>, instant: Date | null): string | null =>
  instant === null ? null : instantOf(view, instant)

/** What of the address is shown: the street as well where a sale on record shows it. */
export function shownAddress({ row, suburb }: Pick<ReviewView, 'row' | 'suburb'>): string | null {
  if (suburb === null) return null
  return row.street === null ? placeLabel(suburb) : `${row.street}, ${placeLabel(suburb)}`
}

/** A published review in REST. */
export function publishedReview(view: ReviewView): Schemas['PublishedReview'] {
  const { row } = view
  return {
    id: row.id,
    agentId: row.agentId,
    title: row.title,
    content: row.content,
    rating: row.rating,
    statistics: row.statistics,
    serviceProvidedType: row.serviceType,
    propertyAddress: shownAddress(view),
    reviewer: { name: row.authorName, username: row.authorUsername },
    isVerified: row.isVerified,
    isOnRecord: row.isOnRecord,
    isImported: row.source === 'import',
    importedFrom: row.importedFrom,
    isRequested: row.source === 'request',
    answer:
      row.answer === null || row.answeredAt === null
        ? null
        : {
            content: row.answer,
            answeredAt: instantOf(view, row.answeredAt),
            editedAt: instantOrNull(view, row.answerEditedAt),
          },
    helpfulCount: row.helpfulCount,
    publishedOn: instantOf(view, row.publishedAt ?? row.writtenAt),
    editedAt: instantOrNull(view, row.editedAt),
  }
}

/** A request in REST. */
export function vendorReview({ row, agent, status, review }: RequestView): Schemas['VendorReviewRequest'] {
  return {
    id: row.id,
    agentId: row.agentId,
    clientName: row.clientName,
    clientEmail: row.clientEmail ?? '',
    serviceProvidedType: row.serviceType,
    propertyAddress: row.typedAddress === '' ? null : row.typedAddress,
    status: requestStatuses[status],
    requestedAt: instantOf({ agent }, row.requestedAt),
    expiresAt: instantOf({ agent }, row.expiresAt),
    review: review === null ? null : publishedReview(review),
  }
}
