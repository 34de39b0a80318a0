import { marketStatusText } from '#domain/listing/status-labels.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { ListingRecord, ListingRow } from '#server/modules/listings/listing-record.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { CollectionView, SavedListingRow } from './collection-record.ts'
import type { CollectionsParts } from './collections-services.ts'
import { priceWhenAdded } from '#domain/collections/saved-price.ts'

type Schemas = components['schemas']
type ExportParts = Pick<CollectionsParts, 'collectionReader' | 'listings' | 'listingView'> & { origin: string }

const AT_ONCE = 500

/** A collection as a file for somebody who sees what is inside; with the notes of nobody but them. */
export async function exportedCollection(
  view: CollectionView,
  parts: ExportParts,
  now: Date,
): Promise<Schemas['CollectionExport']> {
  const { collection } = view
  const contributors = await parts.collectionReader.contributors(collection.id)
  const names = new Map(contributors.map(({ memberId, name }) => [memberId, name]))
  const listings: Schemas['ExportedHome'][] = []
  for (let skip = 0; ; skip += AT_ONCE) {
    const rows = await parts.collectionReader.page(collection.id, {
      sortBy: 'added',
      only: 'all',
      memberId: null,
      skip,
      take: AT_ONCE,
      now,
    })
    listings.push(...(await exportedListings(view, rows, { ...parts, names })))
    if (rows.length < AT_ONCE) break
  }
  return {
    name: collection.name,
    isPublic: collection.isPublic,
    createdOn: collection.createdAt.toISOString(),
    owner: contributors.find(({ isOwner }) => isOwner)?.name ?? '',
    collaborators: contributors.filter(({ isOwner }) => !isOwner).map(({ name }) => name),
    homes: listings,
  }
}

type ListingParts = ExportParts & { names: ReadonlyMap<number, string> }

async function exportedListings(
  { collection, memberId }: CollectionView,
  rows: readonly SavedListingRow[],
  parts: ListingParts,
): Promise<Schemas['ExportedHome'][]> {
  const ids = rows.map(({ listingId }) => listingId)
  const listings = await parts.listings.byIds(ids, { withRemoved: true })
  const listingById = new Map(listings.map((listing) => [listing.row.id, listing]))
  const exported = rows.map(async (row) => {
    const listing = listingById.get(row.listingId)
    if (listing === undefined) return []
    const [reactions, note] = await Promise.all([
      parts.collectionReader.reactions(collection.id, row.listingId),
      parts.collectionReader.note(memberId ?? 0, row.listingId),
    ])
    return [
      {
        ...factsOf(listing, parts),
        priceWhenAdded: priceWhenAdded(row, listing.row),
        addedAt: isoInZone(row.addedAt, timeZoneOfPlace(listing.suburb)),
        addedBy: nameOf(row.addedBy, parts),
        reactions: reactions.map((said) => ({
          name: nameOf(said.memberId, parts),
          reaction: said.reactionType,
          comment: said.comment,
        })),
        note: note.note,
        stage: note.stage,
      },
    ]
  })
  return (await Promise.all(exported)).flat()
}

const nameOf = (memberId: number | null, { names }: Pick<ListingParts, 'names'>): string =>
  (memberId === null ? undefined : names.get(memberId)) ?? ''

function factsOf({ row, suburb }: ListingRecord, { listingView, origin }: ListingParts) {
  return {
    listingId: row.id,
    url: origin + formatListingUrl({ uri: listingView.uri(row, suburb), id: row.id }),
    address: listingView.street(row) ?? '',
    suburb: placeLabel(suburb),
    propertyType: typeNameOf(row),
    status: marketStatusText(row),
    price: listingPrice(row).longDescription,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    carSpaces: row.carSpaces,
    landSizeM2: row.landSize,
  }
}

const typeNames: Readonly<Record<string, { displayName: string }>> = propertyTypes

const typeNameOf = ({ propertyType }: ListingRow): string =>
  (Object.hasOwn(typeNames, propertyType) ? typeNames[propertyType] : propertyTypes.Unknown)?.displayName ?? ''
