import { eventPrice } from '#domain/price/listing-price.ts'
import { streetAddressParts } from '#domain/locations/street-address.ts'
import { mediaLink } from '#domain/text/external-link.ts'
import type { ListingResolvers } from '#server/generated/resolvers.ts'
import type { ListingDocumentKind } from '#server/generated/schema-types.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { visibleStreet } from '#domain/listing/visible-address.ts'
import { pointOfListing, visibleLink, visibleLinks, visibleText, visibleTexts } from './listing-visibility.ts'
import { propertyTypeOf } from './listing-record.ts'
import { seoOf } from './listing-words.ts'
import { photosOf } from './photos.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

/** The fields that only the page of a listing shows. */
export const listingDetailResolvers: ListingResolvers<ListingsContext> = {
  summary: ({ record }) => record,
  id: ({ record }) => record.row.id,
  isHidden: ({ record }) => record.row.hiddenAt !== null,
  hiddenAt: ({ record }) => record.row.hiddenAt?.toISOString() ?? null,
  hiddenReason: async ({ record: { row } }, _arguments, { services }) =>
    row.hiddenAt === null ? null : ((await services.staffActions.latest('hideListing', row.id))?.reason ?? null),
  propertyType: ({ record }) => propertyTypeOf(record.row),
  description: ({ record: { row, suburb }, detail }) => visibleText(detail.description, row, suburb),
  councilRates: ({ detail }) => detail.councilRates,
  municipality: ({ detail }) => detail.municipality,
  streetAddress: ({ record }) => visibleStreet(record.row),
  addressParts: ({ record: { row, suburb } }) => ({
    ...streetAddressParts(visibleStreet(row)),
    suburb: suburb.name,
    stateCode: suburb.stateCode,
    postcode: suburb.postcode ?? '',
  }),
  buildingSize: ({ detail }) => detail.buildingSize,
  buildingFeatures: ({ record: { row, suburb } }) => visibleTexts(row.buildingFeatures ?? [], row, suburb),
  ruralFeatures: ({ record: { row, suburb }, detail }) => visibleTexts(detail.details.ruralFeatures ?? [], row, suburb),
  floorPlans: ({ record: { row, suburb }, detail }) => photosOf(detail.floorPlans, row, suburb),
  documents: ({ record: { row, suburb }, detail }) =>
    visibleLinks(detail.documents, row, suburb).flatMap(({ url, title, kind }) =>
      isDocumentKind(kind) ? [{ url: mediaLink(url), title, kind }] : [],
    ),
  agents: ({ record }) => record.agents,
  office: ({ record }) => record.office,
  seo: seoOf,
  agentLocationReview: async ({ record: { row, suburb }, detail }, _arguments, { services }) => {
    const review = detail.details.agentLocationReview
    if (review === undefined) return null
    return {
      title: visibleText(review.title, row, suburb),
      content: visibleText(review.content, row, suburb),
      agent: await services.offices.agentByUsername(review.agentUsername),
    }
  },
  vendorReview: ({ record: { row, suburb }, detail }) => {
    const review = detail.details.vendorReview
    if (review === undefined) return null
    const { title, content, rating, reviewerName } = review
    const seen = (text: string) => visibleText(text, row, suburb)
    return { title: seen(title), content: seen(content), rating, reviewerName }
  },
  nearbyLocations: ({ record: { row, suburb } }, { take }, { services }) => {
    return services.places.nearestSuburbs(pointOfListing(row, suburb), take, suburb.id)
  },
  integrations: ({ record: { row }, detail }) => {
    const { bookInspection, rentalApplication } = detail.details.integrations ?? {}
    const seen = (url: string | undefined) => (url === undefined ? null : visibleLink(url, row))
    return { bookInspection: seen(bookInspection), rentalApplication: seen(rentalApplication) }
  },
  priceHistory: ({ record: { row }, detail }) =>
    detail.priceEvents.map((event) => ({
      occurredOn: event.occurredOn,
      kind: event.kind,
      priceDescription: eventPrice(event, row),
    })),
  suburb: ({ record }) => record.suburb,
  confirmedOn: ({ record: { row, suburb }, detail }) =>
    row.statusType === 'available' ? calendarDateOf(detail.confirmedAt, timeZoneOfPlace(suburb)) : null,
  modifiedAt: ({ record: { row, suburb } }) => isoInZone(row.modifiedAt, timeZoneOfPlace(suburb)),
}

const documentKinds: ReadonlySet<string> = new Set(['statementOfInformation', 'contract', 'brochure'])
const isDocumentKind = (kind: string): kind is ListingDocumentKind => documentKinds.has(kind)
