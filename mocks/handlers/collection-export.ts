import { visibleStreet } from '#domain/listing/visible-address.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { priceWhenAdded } from '#domain/collections/saved-price.ts'
import { marketStatusText } from '#domain/listing/status-labels.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { MockPortal } from '../portal.ts'
import { required } from '../refusal.ts'
import { zoneOf } from '../search/listing-facts.ts'
import { placeById } from '../search/places.ts'
import type { CollectionRecord } from '../world/collections.ts'
import type { MemberRecord } from '../world/members.ts'
import type { ListingRecord } from '../world/records.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { contributorsOf, listingsOf, noteOf, openCollection, reactionsTo } from './collection-view.ts'
import { listingSummary } from './listing-summary.ts'
import type { RestOperations } from './rest/rest.ts'

type Schemas = components['schemas']

const NO_SUCH_COLLECTION = 'There is no such collection.'

export const collectionOperations = ({ world }: MockPortal) =>
  ({
    exportCollection: ({ params: { collectionId }, headers, origin }) => {
      const asked = { collectionId: String(collectionId), right: 'read', message: NO_SUCH_COLLECTION } as const
      const opened = openCollection(world, headers, asked)
      return exported(world, required(opened.role === 'reader' ? null : opened, NO_SUCH_COLLECTION), origin)
    },
  }) satisfies Partial<RestOperations>

/** A collection as a file: with the notes of nobody but the caller. */
function exported(
  world: World,
  { collection, caller }: { collection: CollectionRecord; caller: MemberRecord },
  origin: string,
): Schemas['CollectionExport'] {
  const nameOf = (memberId: number) => find(world.members, { id: memberId })?.name ?? ''
  const [owner = '', ...collaborators] = contributorsOf(world, collection).map(({ memberId }) => nameOf(memberId))
  return {
    name: collection.name,
    isPublic: collection.isPublic,
    createdOn: collection.createdAt.toISOString(),
    owner,
    collaborators,
    homes: listingsOf(world, collection).map(({ entry, listing }) => {
      const { note, stage } = noteOf(world, caller.id, listing.id)
      return {
        ...exportedFacts(world, listing),
        url: `${origin}${listingSummary(world, listing).canonicalUri}`,
        priceWhenAdded: priceWhenAdded(entry, listing),
        addedAt: isoInZone(entry.addedAt, zoneOf(world, listing)),
        addedBy: nameOf(entry.memberId),
        reactions: reactionsTo(world, entry).map(({ memberId, reactionType: reaction, comment }) => ({
          name: nameOf(memberId),
          reaction,
          comment,
        })),
        note,
        stage,
      }
    }),
  }
}

const exportedFacts = (world: World, listing: ListingRecord) => ({
  listingId: listing.id,
  address: visibleStreet(listing) ?? '',
  suburb: placeLabel(placeById(world, listing.suburbId)),
  propertyType: propertyTypes[listing.propertyType].displayName,
  status: marketStatusText(listing),
  price: listingPrice(listing).longDescription,
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  carSpaces: listing.carSpaces,
  landSizeM2: listing.landSize,
})
