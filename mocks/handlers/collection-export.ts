import { propertyTypes } from '#domain/lookups/property-types.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { CollectionListingRecord, CollectionRecord } from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { contributorsOf } from './collection-access.ts'
import { homesOf, noteOf, priceWhenAdded, reactionsTo } from './collection-homes.ts'
import { instantText, listingSummary } from './listing-summary.ts'
import { placeById, placeLabel } from './place-words.ts'

type Schemas = components['schemas']

/** A collection as a file for one who may have it: with the notes of nobody but the caller. */
export function collectionExport(
  world: World,
  { collection, caller, origin }: { collection: CollectionRecord; caller: MemberRecord; origin: string },
): Schemas['CollectionExport'] {
  const [owner = '', ...collaborators] = contributorsOf(world, collection).map(({ memberId }) =>
    nameOf(world, memberId),
  )
  const homes = homesOf(world, collection).map(({ entry, listing }) => {
    const { id, ...facts } = factsOf(world, listing)
    return { listingId: id, ...facts, url: `${origin}${facts.url}`, ...storyOf(world, { entry, listing, caller }) }
  })
  return {
    name: collection.name,
    isPublic: collection.isPublic,
    createdOn: collection.createdAt.toISOString(),
    owner,
    collaborators,
    homes,
  }
}

const nameOf = ({ members }: World, memberId: number): string =>
  members.getAll().find(({ id }) => id === memberId)?.name ?? ''

function factsOf(world: World, listing: ListingRecord) {
  const { id, bedrooms, bathrooms, carSpaces, landSize } = listing
  return {
    id,
    url: listingSummary(world, listing).canonicalUri,
    address: listing.isAddressHidden ? '' : (listing.streetAddress ?? ''),
    suburb: placeLabel(null, placeById(world, listing.suburbId)),
    propertyType: propertyTypes[listing.propertyType].displayName,
    status: statusOf(listing),
    price: listingPrice(listing).longDescription,
    bedrooms,
    bathrooms,
    carSpaces,
    landSizeM2: landSize,
  }
}

function statusOf({ statusType, listingType, isUnderOffer }: ListingRecord): string {
  if (statusType === 'removed') return 'Withdrawn'
  if (statusType === 'completed') return listingType === 'sale' ? 'Sold' : 'Leased'
  return isUnderOffer ? 'Under offer' : 'On the market'
}

function storyOf(
  world: World,
  { entry, listing, caller }: { entry: CollectionListingRecord; listing: ListingRecord; caller: MemberRecord },
) {
  const { note, stage } = noteOf(world, caller.id, listing.id)
  return {
    priceWhenAdded: priceWhenAdded({ entry, listing }),
    addedAt: instantText(entry.addedAt, timeZoneOfPlace(placeById(world, listing.suburbId))),
    addedBy: nameOf(world, entry.memberId),
    reactions: reactionsTo(world, entry).map(({ memberId, reactionType, comment }) => ({
      name: nameOf(world, memberId),
      reaction: reactionType,
      comment,
    })),
    note,
    stage,
  }
}
