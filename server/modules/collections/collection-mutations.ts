import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import type { MutationResolvers } from '#server/generated/resolvers.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { Actor, CollectionChange, CollectionView } from './collection-record.ts'
import { requiredCollectionId, requiredEmails, requiredName } from './collection-input.ts'
import { actingMember } from './acting-member.ts'
import type { CollectionsContext } from './collections-services.ts'
import { listingMutations } from './listing-mutations.ts'

type CollectionMutations = Pick<
  MutationResolvers<CollectionsContext>,
  | 'acceptCollectionInvitation'
  | 'addCollectionInvite'
  | 'declineCollectionInvitation'
  | 'deleteCollection'
  | 'deleteCollectionInvite'
  | 'nameInCollection'
  | 'removeCollectionCollaborator'
  | 'undoDeleteCollection'
  | 'updateCollection'
  | 'updateCollectionTelling'
>

const wholeMutations: CollectionMutations = {
  updateCollection: async (_parent, { collectionId, editCollectionInput }, context) => {
    const actor = await actingMember(context, collectionErrors.update)
    const id = requiredCollectionId(collectionId, collectionErrors.update)
    const { name, isPublic, coverListingId } = editCollectionInput
    const change: CollectionChange = {
      ...(name == null ? {} : { name: requiredName(name) }),
      ...(isPublic == null ? {} : { isPublic }),
      ...(coverListingId == null ? {} : { coverListingId }),
    }
    return { collection: await context.services.collections.change(actor, id, change) }
  },

  deleteCollection: async (_parent, { collectionId }, context) => {
    const actor = await actingMember(context, collectionErrors.delete)
    const id = requiredCollectionId(collectionId, collectionErrors.delete)
    await context.services.collections.remove(actor, id)
    return { collectionId: String(id) }
  },

  undoDeleteCollection: async (_parent, { collectionId }, context) => {
    const actor = await actingMember(context, collectionErrors.undo)
    const id = requiredCollectionId(collectionId, collectionErrors.undo)
    return { collection: await context.services.collections.restore(actor, id) }
  },

  addCollectionInvite: async (_parent, { collectionId, collectionInviteInput }, context) => {
    const actor = await actingMember(context, collectionErrors.invite)
    const id = requiredCollectionId(collectionId, collectionErrors.invite)
    await context.services.invites.add(actor, id, requiredEmails(collectionInviteInput.emails))
    return { collection: await present(context, actor, { id, message: collectionErrors.invite }) }
  },

  deleteCollectionInvite: async (_parent, { collectionId, collectionInviteInput }, context) => {
    const actor = await actingMember(context, collectionErrors.removeInvite)
    const id = requiredCollectionId(collectionId, collectionErrors.removeInvite)
    await context.services.invites.withdraw(actor, id, requiredEmails(collectionInviteInput.emails))
    return { collection: await present(context, actor, { id, message: collectionErrors.removeInvite }) }
  },

  acceptCollectionInvitation: async (_parent, { collectionId, confirmInviteInput }, context) => {
    const message = collectionErrors.confirmInvite
    const actor = await actingMember(context, message)
    requireSelf(actor, confirmInviteInput.memberId)
    const id = requiredCollectionId(collectionId, message)
    await context.services.invitations.accept({ ...confirmInviteInput, collectionId: id })
    return { collection: await present(context, actor, { id, message }) }
  },

  declineCollectionInvitation: async (_parent, { collectionId, confirmInviteInput }, context) => {
    const message = collectionErrors.confirmInvite
    const actor = await actingMember(context, message)
    requireSelf(actor, confirmInviteInput.memberId)
    const id = requiredCollectionId(collectionId, message)
    await context.services.invitations.decline({ ...confirmInviteInput, collectionId: id })
    return { collectionId: String(id) }
  },

  removeCollectionCollaborator: async (_parent, { collectionId, memberId }, context) => {
    const actor = await actingMember(context, collectionErrors.removeCollaborator)
    const id = requiredCollectionId(collectionId, collectionErrors.removeCollaborator)
    await context.services.contributors.remove(actor, id, memberId)
    return { collectionId: String(id) }
  },

  nameInCollection: async (_parent, { collectionId, isNamed }, context) => {
    const actor = await actingMember(context, collectionErrors.update)
    const id = requiredCollectionId(collectionId, collectionErrors.update)
    await context.services.contributors.name(actor, id, isNamed)
    return { collection: await present(context, actor, { id, message: collectionErrors.update }) }
  },

  updateCollectionTelling: async (_parent, { collectionId, input }, context) => {
    const actor = await actingMember(context, collectionErrors.update)
    const id = requiredCollectionId(collectionId, collectionErrors.update)
    await context.services.contributors.setTelling(actor, id, input)
    return { collection: await present(context, actor, { id, message: collectionErrors.update }) }
  },
}

export const collectionMutations = { ...wholeMutations, ...listingMutations }

function requireSelf(actor: Actor, memberId: number): void {
  if (actor.memberId === memberId) return
  throw new PortalError('FORBIDDEN', collectionErrors.otherMember, { field: 'memberId' })
}

async function present(
  { services }: CollectionsContext,
  actor: Actor,
  { id, message }: { id: number; message: string },
): Promise<CollectionView> {
  const view = await services.collections.byId(actor, id)
  if (view === null) throw new PortalError('NOT_FOUND', message)
  return view
}
