import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { canChangeAtOnce, MOST_COLLECTIONS } from '#domain/collections/collection-limits.ts'
import type { MutationResolvers } from '#server/generated/resolvers.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { actingAs, actingMember } from './acting-member.ts'
import { checkedKey } from '#server/platform/graphql/checked-key.ts'
import { isListingId, requiredCollectionId, requiredComment, requiredName, requiredNote } from './collection-input.ts'
import type { NewCollection, PricedListing } from './collection-record.ts'
import type { CollectionsContext } from './collections-services.ts'
import { shownPrice } from '#domain/collections/saved-price.ts'

/** Changes of the homes in collections, and of what is said of them. */
export const listingMutations: Pick<
  MutationResolvers<CollectionsContext>,
  'addCollections' | 'saveCollectionReaction' | 'saveListingNote' | 'updateListingInCollections'
> = {
  addCollections: async (_parent, { username, items }, context) => {
    const { memberId } = await actingAs(context, username, collectionErrors.update)
    const checked = items.map((item) => ({
      ...item,
      name: requiredName(item.name),
      idempotencyKey: checkedKey(item.idempotencyKey),
    }))
    const priced = await pricedListings(new Set(items.flatMap(({ listingIds }) => listingIds)), context.services)
    const asked: NewCollection[] = checked.map(({ listingIds, ...collection }) => ({
      ...collection,
      listings: [...new Set(listingIds)].flatMap((id) => priced.get(id) ?? []),
    }))
    return { items: await context.services.collections.add(memberId, asked) }
  },

  updateListingInCollections: async (_parent, asked, context) => {
    const message = collectionErrors.update
    const actor = await actingAs(context, asked.username, message)
    const { listingId } = asked
    const [addTo, removeFrom] = [asked.addToCollectionIds, asked.removeFromCollectionIds].map((ids) =>
      ids.map((id) => requiredCollectionId(id, message)),
    )
    if (addTo === undefined || removeFrom === undefined || !canChangeAtOnce(addTo, removeFrom)) {
      throw new PortalError('BAD_INPUT', collectionErrors.atOnce(MOST_COLLECTIONS), { field: 'addToCollectionIds' })
    }
    const listing = (await pricedListings(new Set([listingId]), context.services)).get(listingId)
    const change = { listingId, priceText: listing?.priceText ?? null, addTo, removeFrom }
    return { collections: await context.services.savedListings.change(actor, change) }
  },

  saveCollectionReaction: async (_parent, { collectionId, listingId, input }, { services, ...context }) => {
    const message = collectionErrors.react
    const actor = await actingMember({ services, ...context }, message)
    const id = requiredCollectionId(collectionId, message)
    const said = { reactionType: input.reactionType ?? null, baseVersion: input.baseVersion ?? null }
    await services.reactions.save(actor, id, { ...said, listingId, comment: requiredComment(input.comment) })
    const [view, row, [listing]] = await Promise.all([
      services.collections.byId(actor, id),
      services.collectionReader.listing(id, listingId),
      services.listings.byIds([listingId], { withRemoved: true }),
    ])
    if (view === null || row === null || listing === undefined) throw new PortalError('NOT_FOUND', message)
    return { listing: { view, row, listing } }
  },

  saveListingNote: async (_parent, { listingId, input }, context) => {
    const { memberId } = await actingMember(context, collectionErrors.update)
    const { stage = null, baseVersion = null } = input
    const written = { listingId, note: requiredNote(input.note), stage, baseVersion }
    if (!isListingId(listingId)) {
      throw new PortalError('NOT_FOUND', collectionErrors.noListing, { field: 'listingId' })
    }
    return { listingNote: await context.services.listingNotes.save(memberId, written) }
  },
}

/** Homes with the price that they show now; numbers of no listing are left out. */
async function pricedListings(
  listingIds: ReadonlySet<number>,
  { listings }: Pick<ListingsServices, 'listings'>,
): Promise<Map<number, PricedListing>> {
  const foundListings = await listings.byIds([...listingIds].filter(isListingId), { withRemoved: true })
  return new Map(foundListings.map(({ row }) => [row.id, { listingId: row.id, priceText: shownPrice(row) }]))
}
