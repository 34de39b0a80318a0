import { draftStateOf } from '#domain/listing-drafts/draft-state.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { suburbOfDraft } from './draft-place.ts'
import { changeDraftState } from './change-draft-state.ts'
import { deleteDraft } from './delete-draft.ts'
import { editingOffice, editListing } from './edit-listing.ts'
import { previewOfDraft } from './preview-draft.ts'
import type { ListingDraftsContext } from './listing-drafts-services.ts'

export const listingDraftResolvers: Pick<
  Resolvers<ListingDraftsContext>,
  'ListingDraft' | 'ListingDraftList' | 'ListingOffice' | 'PublishListingDraftPayload'
> = {
  ListingOffice: {
    office: ({ office }) => office,
    agents: async ({ agentIds }, _arguments, { services }) => {
      const agents = await Promise.all(agentIds.map((id) => services.offices.agent(id)))
      return agents.filter((agent) => agent !== null)
    },
  },
  ListingDraftList: {
    results: ({ rows }) => rows,
    totalCount: ({ totalCount }) => totalCount,
  },
  ListingDraft: {
    office: async ({ officeId }, _arguments, { services }) => {
      const office = await services.offices.office(officeId)
      if (office === null) throw new Error(`There is no office ${officeId}`)
      return office
    },
    state: ({ listing }) => draftStateOf(listing),
    content: ({ content }) => content,
    suburb: ({ content }, _arguments, { services }) => suburbOfDraft(services, content),
    listingPath: async ({ listingId }, _arguments, { services }) => {
      if (listingId === null) return null
      const [record] = await services.listings.byIds([listingId], { withRemoved: true })
      if (record === undefined) return null
      return formatListingUrl({ id: listingId, uri: services.listingView.uri(record.row, record.suburb) })
    },
    completedOn: ({ listing }) => listing?.completedOn ?? null,
    completedPrice: ({ listing }) => listing?.completedPrice ?? null,
    changedAt: ({ changedAt }) => changedAt.toISOString(),
  },
  PublishListingDraftPayload: { draft: ({ row }) => row, problems: ({ problems }) => problems },
}

type Queries = 'editingOffice' | 'listingDraft' | 'listingDraftPreview' | 'listingDrafts' | 'listingOffice'

export const listingDraftQueries: Pick<QueryResolvers<ListingDraftsContext>, Queries> = {
  listingOffice: async (_parent, { officeId }, context) =>
    context.services.listingDrafts.officeOf(await requireMember(context), officeId ?? null),
  editingOffice: async (_parent, { listingId }, context) =>
    editingOffice(context.services, context.services.listingDrafts, await requireMember(context), listingId),
  listingDrafts: async (_parent, { officeId, paging }, context) =>
    context.services.listingDrafts.page(await requireMember(context), officeId ?? null, paging),
  listingDraft: async (_parent, { id }, context) =>
    context.services.listingDrafts.one(await requireMember(context), id),
  listingDraftPreview: async (_parent, { id }, context) => {
    const draft = await context.services.listingDrafts.one(await requireMember(context), id)
    return draft && previewOfDraft(context.services, draft)
  },
}

type Mutations =
  | 'changeListingDraftState'
  | 'deleteListingDraft'
  | 'editListing'
  | 'publishListingDraft'
  | 'saveListingDraft'

export const listingDraftMutations: Pick<MutationResolvers<ListingDraftsContext>, Mutations> = {
  saveListingDraft: async (_parent, { input }, context) => {
    const member = await requireMember(context)
    const saving = { ...input, officeId: input.officeId ?? null }
    return { draft: await context.services.listingDrafts.save(member, saving) }
  },
  publishListingDraft: async (_parent, { id, baseRevision }, context) =>
    context.services.draftPublisher.publish(await requireMember(context), id, baseRevision),
  editListing: async (_parent, { listingId }, context) => {
    const member = await requireMember(context)
    return { draft: await editListing(context.services, context.services.listingDrafts, member, listingId) }
  },
  changeListingDraftState: async (_parent, { input }, context) => {
    const member = await requireMember(context)
    return changeDraftState(context.services, context.services.listingDrafts, member, input)
  },
  deleteListingDraft: async (_parent, asked, context) => {
    const member = await requireMember(context)
    return { id: asked.id, draft: await deleteDraft(context.services, context.services.listingDrafts, member, asked) }
  },
}
