import { shownAvatar } from '#domain/members/member-view.ts'
import { ofContributors } from '#domain/collections/collection-filter.ts'
import { collectionUrl } from '#domain/collections/collection-url.ts'
import { AVATAR_SIZE_LARGE, IMAGE_DEVICE_PIXEL_RATIO } from '#domain/lookups/limits.ts'
import type { CollectionResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { Photo } from '#server/generated/schema-types.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { seesInside } from './collection-rights.ts'
import type { CollectionView, ContributorRow } from './collection-record.ts'
import type { CollectionsContext, CollectionsParts } from './collections-services.ts'
import { changedPrice, priceWhenAdded } from '#domain/collections/saved-price.ts'

const collectionFields: CollectionResolvers<CollectionsContext> = {
  id: ({ collection }) => String(collection.id),
  uri: ({ collection }) => collection.uri,
  name: ({ collection }) => collection.name,
  canonicalUri: ({ collection }) => collectionUrl(collection),
  isPublic: ({ collection }) => collection.isPublic,
  visibility: ({ collection }) => (collection.isPublic ? 'PUBLIC' : 'PRIVATE'),
  createdOn: ({ collection }) => collection.createdAt.toISOString(),
  modifiedOn: ({ collection }) => collection.modifiedAt.toISOString(),
  pendingInvites: async ({ collection, role }, _arguments, { services, now }) => {
    if (role !== 'owner' && role !== 'manager') return []
    const invites = await services.collectionReader.invites(collection.id)
    return invites.map(({ email, invitedAt, expiresAt }) => ({
      email,
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= now,
    }))
  },
  coverPhotos: (view, _arguments, { services }) => coverPhotos(view, services),
  coverListingId: ({ collection }) => collection.coverListingId,
  listingCount: ({ collection }, _arguments, { services }) => services.collectionReader.listingCount(collection.id),
  listingIds: async ({ collection }, _arguments, { services }) => [
    ...(await services.collectionReader.listingIds(collection.id)),
  ],
  listings: async (view, { sortBy, only, paging }, { services, now }) => {
    const { skip, take } = paging
    if (ofContributors.has(only) && !seesInside(view)) return { view, total: 0, paging: { skip, take }, rows: [] }
    const asked = { only, memberId: view.memberId, now }
    // An order by likes would tell a reader of them.
    const order = sortBy === 'reactions' && !seesInside(view) ? 'added' : sortBy
    const [total, rows] = await Promise.all([
      services.collectionReader.fittingCount(view.collection.id, asked),
      services.collectionReader.page(view.collection.id, { ...asked, sortBy: order, skip, take }),
    ])
    return { view, total, paging: { skip, take }, rows }
  },
  contributors: async (view, _arguments, { services }) => ({
    view,
    rows: await services.collectionReader.contributors(view.collection.id),
  }),
  isTellingByEmail: ({ own }) => own?.isByEmail ?? false,
  isTellingByPush: ({ own }) => own?.isByPush ?? false,
}

export const collectionResolvers: Pick<
  Resolvers<CollectionsContext>,
  | 'Collection'
  | 'CollectionContributors'
  | 'CollectionInvitation'
  | 'CollectionList'
  | 'CollectionListing'
  | 'CollectionListings'
  | 'CollectionMember'
  | 'CollectionReaction'
  | 'ListingNote'
> = {
  Collection: collectionFields,
  CollectionList: { lastUsedId: ({ lastUsedId }) => (lastUsedId === null ? null : String(lastUsedId)) },
  CollectionContributors: {
    owner: ({ view, rows }) => rows.find((row) => row.isOwner && isSeen(row, view)) ?? null,
    collaborators: ({ view, rows }) => rows.filter((row) => !row.isOwner && isSeen(row, view)),
  },
  CollectionMember: { avatar: (row) => avatarPhoto(row) },
  CollectionListings: {
    results: async ({ view, rows }, _arguments, { services }) => {
      const ids = rows.map(({ listingId }) => listingId)
      const listings = await services.listings.byIds(ids, { withRemoved: true })
      const listingById = new Map(listings.map((listing) => [listing.row.id, listing]))
      return rows.flatMap((row) => {
        const listing = listingById.get(row.listingId)
        return listing === undefined ? [] : [{ view, row, listing }]
      })
    },
  },
  CollectionListing: {
    listingId: ({ row }) => row.listingId,
    memberIdWhoAdded: ({ view, row }) => (seesInside(view) ? row.addedBy : null),
    addedAt: ({ row, listing }) => isoInZone(row.addedAt, timeZoneOfPlace(listing.suburb)),
    priceTextWhenAdded: ({ row, listing }) => priceWhenAdded(row, listing.row),
    changedPriceText: ({ row, listing }) => changedPrice(row, listing.row),
    reactions: async ({ view, row }, _arguments, { services }) =>
      seesInside(view) ? [...(await services.collectionReader.reactions(view.collection.id, row.listingId))] : [],
    isLikedByAll: async ({ view, row }, _arguments, { services }) => {
      if (!seesInside(view)) return false
      const { collectionReader } = services
      const [contributors, reactions] = await Promise.all([
        collectionReader.contributors(view.collection.id),
        collectionReader.reactions(view.collection.id, row.listingId),
      ])
      const likes = reactions.filter(({ reactionType }) => reactionType === 'like')
      return contributors.length > 1 && likes.length === contributors.length
    },
    ownNote: ({ view, row }, _arguments, { services }) =>
      view.memberId === null ? null : services.collectionReader.note(view.memberId, row.listingId),
  },
  CollectionReaction: {
    userId: ({ memberId }) => memberId,
    modifiedAt: ({ modifiedAt }) => modifiedAt.toISOString(),
  },
  ListingNote: { modifiedAt: ({ modifiedAt }) => modifiedAt?.toISOString() ?? null },
  CollectionInvitation: {
    collectionId: ({ collectionId }) => String(collectionId),
    uniqueIdentifier: ({ id }, _arguments, { services }) => services.invitations.identifierOf(id),
    expiresAt: ({ expiresAt }) => expiresAt.toISOString(),
  },
}

const isSeen = ({ isNamed }: ContributorRow, view: CollectionView): boolean => isNamed || seesInside(view)

const AVATAR_PIXELS = AVATAR_SIZE_LARGE * IMAGE_DEVICE_PIXEL_RATIO

/** The picture that somebody chose; null where a default one would stand in. */
function avatarPhoto({ memberId, name, portraitIdentifier, ...row }: ContributorRow): Photo | null {
  const avatar = shownAvatar({ id: memberId, ...row }, portraitIdentifier)
  if (avatar === null || avatar.isDefault) return null
  const { identifier, version } = avatar
  return { identifier, version, caption: name, width: AVATAR_PIXELS, height: AVATAR_PIXELS }
}

/** The first photo of each home, that of the chosen cover first; withdrawn homes keep theirs. */
async function coverPhotos(
  { collection, imageCount }: CollectionView,
  { collectionReader, listings, listingView }: CollectionsParts,
): Promise<Photo[]> {
  if (imageCount === 0) return []
  const { id, coverListingId } = collection
  const latest = await collectionReader.photographed(id, imageCount)
  const ids = [...new Set(coverListingId === null ? latest : [coverListingId, ...latest])]
  const foundListings = await listings.byIds(ids, { withRemoved: true })
  return foundListings
    .flatMap(({ row, suburb }) => listingView.photos(row.photos, row, suburb).slice(0, 1))
    .slice(0, imageCount)
}
