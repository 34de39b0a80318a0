import { checkCompleted } from '#domain/listing-drafts/check-completed.ts'
import { type CheckedDraft, checkDraft } from '#domain/listing-drafts/check-draft.ts'
import type { StoredDraft } from '#domain/listing-drafts/draft-input.ts'
import { readStreetAddress } from '#domain/locations/street-address.ts'
import { streetKey } from '#domain/locations/street-key.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { listingUri } from '#domain/search/listing-url.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import { placeById, placeByUri } from '../search/places.ts'
import { plainListing } from '../world/listing-draft.ts'
import type { ListingDraftRecord } from '../world/listing-drafts.ts'
import type { ListingRecord, PlaceRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { listingDetail } from './listings.ts'

export function suburbOfDraft(world: World, { suburbUri }: Pick<StoredDraft, 'suburbUri'>): PlaceRecord | null {
  const place = placeByUri(world, suburbUri)
  return place?.type === 'suburb' ? place : null
}

const placeOfOffice = (world: World, officeId: number): PlaceRecord =>
  placeById(world, find(world.offices, { id: officeId })?.suburbId ?? 0)

/** What is wrong with a draft, and what it comes to; `isCompleted`: as that of a home that is sold or leased. */
export function checkedDraft(
  world: World,
  { content, officeId }: Pick<ListingDraftRecord, 'content' | 'officeId'>,
  { isCompleted = false } = {},
) {
  const suburb = suburbOfDraft(world, content)
  const timeZone = timeZoneOfPlace(suburb ?? placeOfOffice(world, officeId))
  const check = isCompleted ? checkCompleted : checkDraft
  return { suburb, ...check(content, { stateCode: suburb?.stateCode ?? null, timeZone }, world.now) }
}

export function previewOfDraft(world: World, draft: ListingDraftRecord) {
  const { suburb: chosen, readable } = checkedDraft(world, draft)
  const { name, stateCode, postcode } = placeOfOffice(world, draft.officeId)
  const suburb = chosen ?? placeByUri(world, suburbSlug({ name, stateCode, postcode: postcode ?? '' }))
  if (suburb === null) return null
  const around = {
    draft,
    suburb,
    agentIds: agentIdsOf(world, draft.content),
  }
  return listingDetail(world, { ...newListing(world, readable, around), id: 0 })
}

export const agentIdsOf = (world: World, { agentUsernames }: Pick<StoredDraft, 'agentUsernames'>): number[] =>
  agentUsernames.flatMap((username) => find(world.agents, { username })?.id ?? [])

export type AroundDraft = {
  draft: Pick<ListingDraftRecord, 'content' | 'officeId'>
  suburb: PlaceRecord
  agentIds: number[]
}

/** A listing that comes on the market today. */
export const newListing = (world: World, listing: CheckedDraft, around: AroundDraft): Omit<ListingRecord, 'id'> => ({
  ...plainListing(),
  ...contentOf(world, listing, around),
  ...priceOf(listing),
  listingType: listing.listingType,
  statusType: 'available',
  listedAt: world.now,
  modifiedAt: world.now,
  confirmedAt: world.now,
  confirmationAskedAt: null,
  hiddenAt: null,
  stateBefore: null,
  boostEndsAt: null,
  completedOn: null,
  officeId: around.draft.officeId,
  priceEvents: [],
})

export const priceOf = ({ priceText, priceFrom, priceTo }: CheckedDraft) => ({
  priceText,
  priceFrom,
  priceTo,
  isPriceWithheld: false,
})

/** All that is said and shown of it but its price. */
export function contentOf(world: World, listing: CheckedDraft, { draft, suburb, agentIds }: AroundDraft) {
  const { streetAddress, isAddressHidden } = listing
  const street = streetOf(world, streetAddress, suburb)
  const versionOf = (identifier: string) =>
    Number(
      [...draft.content.photos, ...draft.content.floorPlans].find((each) => each.identifier === identifier)?.version ??
        1,
    )
  const withVersions = (pictures: CheckedDraft['photos']) =>
    pictures.map((picture) => ({ ...picture, version: versionOf(picture.identifier) }))
  const { name, stateCode, postcode } = suburb
  return {
    uri: listingUri({
      street: streetAddress,
      suburb: name,
      stateCode,
      postcode: postcode ?? '',
      isHidden: isAddressHidden,
    }),
    listingClass: listing.listingClass,
    propertyType: listing.propertyType,
    title: listing.title,
    description: listing.description,
    suburbId: suburb.id,
    streetId: street?.id ?? null,
    streetAddress: streetAddress || null,
    isAddressHidden,
    isPositionApproximate: true,
    latLong: (street ?? suburb).latLong,
    saleMethod: listing.saleMethod,
    bond: listing.bond,
    availableOn: listing.availableOn,
    auctionAt: listing.auctionAt,
    auctionPlace: listing.auctionPlace,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    carSpaces: listing.carSpaces,
    landSize: listing.landSizeM2,
    buildingSize: listing.buildingSizeM2,
    features: [...listing.features],
    photos: withVersions(listing.photos),
    floorPlans: withVersions(listing.floorPlans),
    documents:
      listing.statement === null
        ? []
        : [{ url: listing.statement.url, title: 'Statement of Information', kind: 'statementOfInformation' as const }],
    agentIds,
    inspections: listing.inspections.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
  }
}

const streetOf = (world: World, streetAddress: string, suburb: PlaceRecord): PlaceRecord | undefined =>
  findAll(world.places, { suburbId: suburb.id }).find(
    ({ name }) => streetKey(name) === streetKey(readStreetAddress(streetAddress).street),
  )
