import { agents } from '#server/modules/agents/agents-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { listingDraftMutations, listingDraftQueries, listingDraftResolvers } from './listing-draft-resolvers.ts'
import { listingDraftsName } from './listing-drafts-services.ts'
import { listingDrafts } from './listing-drafts.ts'
import { documentRoutes } from './uploads/document-routes.ts'
import { draftUploadOperations } from './uploads/draft-upload-operations.ts'
import { draftUploads } from './uploads/draft-uploads.ts'
import { removingJob } from './uploads/remove-unnamed-files.ts'
import { draftPublisher } from './publish-draft.ts'

/** Listings that agents type in. */
export const listingDraftsModule = defineModule({
  name: listingDraftsName,
  dependsOn: [offices, locations, listings, agents, staff],
  services(parts) {
    const drafts = listingDrafts(parts)
    return {
      listingDrafts: drafts,
      draftPublisher: draftPublisher(parts, drafts),
      draftUploads: draftUploads(parts, drafts),
    }
  },
  resolvers: { ...listingDraftResolvers, Query: listingDraftQueries, Mutation: listingDraftMutations },
  operations: draftUploadOperations,
  jobs: (services) => [removingJob(services)],
  routes: (services) => documentRoutes(services),
})
