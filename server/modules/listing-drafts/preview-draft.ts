import { suburbSlug } from '#domain/search/location-slug.ts'
import { checkDraft } from '#domain/listing-drafts/check-draft.ts'
import type { ListingDetail, ListingRow } from '#server/modules/listings/listing-record.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import { placeOfDraft, positionOfDraft, suburbOfDraft } from './draft-place.ts'
import type { DraftRow } from './listing-draft-record.ts'
import type { ListingDraftsParts } from './listing-drafts-parts.ts'
import { contentOf, documentsOf } from './listing-of-draft.ts'

/** No listing has it, so that what is asked of it by number is nothing. */
const NO_LISTING = 0

/**
 * A draft as its page would be, on the market today. What is wrong or missing is left out; the place is that of the office as long as
 * there is no suburb. Null where the office has none either.
 */
export async function previewOfDraft(parts: ListingDraftsParts, draft: DraftRow): Promise<ListingDetail | null> {
  const { content, officeId } = draft
  const now = parts.clock()
  const office = await parts.offices.office(officeId)
  if (office === null) throw new Error(`There is no office ${officeId}`)
  const chosen = await suburbOfDraft(parts, content)
  const suburb = chosen ?? (await placeOfOffice(parts, office))
  if (suburb === null) return null
  const { readable } = checkDraft(content, placeOfDraft(chosen, office), now)
  const agents = await Promise.all(content.agentUsernames.map((username) => parts.offices.agentByUsername(username)))
  const { landSizeM2, buildingSizeM2, floorPlans, description, ...said } = contentOf(readable, content, suburb)
  const row: ListingRow = {
    ...said,
    ...(await positionOfDraft(parts, readable.streetAddress, suburb)),
    id: NO_LISTING,
    listingType: readable.listingType,
    statusType: 'available',
    isUnderOffer: false,
    hiddenAt: null,
    boostEndsAt: null,
    projectName: null,
    tierType: 'basic',
    isExclusive: false,
    streetAddress: readable.streetAddress || null,
    priceText: readable.priceText,
    priceFrom: readable.priceFrom,
    priceTo: readable.priceTo,
    isPriceWithheld: false,
    auctionAt: readable.auctionAt,
    auctionPlace: readable.auctionPlace,
    listedAt: now,
    modifiedAt: now,
    completedOn: null,
    landSize: landSizeM2,
    frontage: null,
    features: [...said.features],
    otherFeatures: [],
    buildingFeatures: null,
    videos: [],
    externalLinks: [],
    externalMedias: [],
    officeId,
    agentIds: [],
    inspections: readable.inspections
      .map(({ startsAt, endsAt }): [number, number] => [startsAt.getTime() / 1000, endsAt.getTime() / 1000])
      .toSorted(([left], [right]) => left - right),
  }
  return {
    record: { row, suburb, office, agents: agents.filter((agent) => agent !== null) },
    detail: {
      shownInId: null,
      confirmedAt: now,
      description,
      councilRates: null,
      municipality: null,
      buildingSize: buildingSizeM2,
      floorPlans,
      documents: documentsOf(readable, []),
      details: {},
      priceEvents: [],
    },
  }
}

async function placeOfOffice(
  { places }: ListingDraftsParts,
  { suburb, stateCode, postcode }: { suburb: string; stateCode: PlaceRecord['stateCode']; postcode: string },
): Promise<PlaceRecord | null> {
  const place = await places.byUri(suburbSlug({ name: suburb, stateCode, postcode }))
  return place?.type === 'suburb' ? place : null
}
