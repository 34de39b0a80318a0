import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import type { QueryResolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { actorOf } from './collection-rights.ts'
import type { CollectionsContext } from './collections-services.ts'

export const collectionQueries: Pick<
  QueryResolvers<CollectionsContext>,
  'collection' | 'collectionInvitation' | 'collectionInvitations' | 'collections' | 'savedListings'
> = {
  collections: async (_parent, { username, imageCount }, context) => {
    const caller = await requireMember(context)
    const actor = actorOf(caller)
    const member = await context.services.members.byUsername(username)
    if (member?.id !== caller.memberId && !actor.canManageAny) {
      throw new PortalError('FORBIDDEN', collectionErrors.otherMember, { field: 'username' })
    }
    if (member === null)
      throw new PortalError('NOT_FOUND', notFound('member of this name').message, { field: 'username' })
    const { results, shared, lastUsedId } = await context.services.collections.ofMember(actor, member.id)
    return {
      results: results.map((view) => ({ ...view, imageCount })),
      shared: shared.map((view) => ({ ...view, imageCount })),
      lastUsedId,
    }
  },

  collection: async (_parent, { uri }, { caller, services }) => {
    const member = await caller()
    return services.collections.byUri(member === null ? null : actorOf(member), uri)
  },

  collectionInvitations: async (_parent, _arguments, context) => {
    const { memberId } = await requireMember(context)
    return context.services.invitations.ofMember(memberId)
  },

  collectionInvitation: async (_parent, { uniqueIdentifier }, { caller, services }) => {
    const member = await caller()
    return services.invitations.byIdentifier(uniqueIdentifier, member?.memberId ?? null)
  },

  savedListings: async (_parent, { listingIds }, context) => {
    const { memberId } = await requireMember(context)
    const rows = await context.services.savedListings.of(memberId, listingIds ?? null)
    return rows.map(({ listingId, collectionIds }) => ({ listingId, collectionIds: collectionIds.map(String) }))
  },
}
