import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ListingDrafts } from './listing-drafts.ts'
import type { ListingDraftsParts } from './listing-drafts-parts.ts'
import type { DraftPublisher } from './publish-draft.ts'
import type { DraftUploads } from './uploads/draft-uploads.ts'

type ListingDraftsServices = {
  listingDrafts: ListingDrafts
  draftPublisher: DraftPublisher
  draftUploads: DraftUploads
}

export const listingDraftsName = moduleNamed<ListingDraftsServices>('listing-drafts')

export type ListingDraftsContext = GraphContext<ListingDraftsParts & ListingDraftsServices>
