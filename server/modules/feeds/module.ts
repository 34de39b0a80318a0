import { agents } from '#server/modules/agents/agents-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { type PublicClient, publicClient } from '#server/platform/http/public-client.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { feedApplierOf } from './applying/feed-applier.ts'
import type { FeedApplier } from './applying/feed-result.ts'
import { feeds } from './feeds-services.ts'
import { folderJob } from './folder/watched-folder.ts'
import { feedKeyMutations, feedKeyQueries, feedKeyResolvers } from './keys/feed-key-resolvers.ts'
import { feedKeysOver } from './keys/feed-keys.ts'
import { feedPictures } from './pictures/feed-pictures.ts'
import { pictureJobs } from './pictures/picture-jobs.ts'
import { clearingJob } from './uploads/clear-uploads.ts'
import { feedImporter } from './uploads/feed-importer.ts'
import { feedReceiver } from './uploads/feed-receiver.ts'
import { feedRoutes } from './uploads/feed-routes.ts'
import { importJobs } from './uploads/import-job.ts'
import { officeUploads } from './uploads/office-uploads.ts'
import { uploadMutations, uploadQueries, uploadResolvers } from './uploads/upload-resolvers.ts'
import { uploadReports } from './uploads/upload-reports.ts'
import { feedWebhooks } from './webhooks/feed-webhooks.ts'
import { noticeJobs } from './webhooks/notify-upload.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

export type FeedsSettings = {
  /** Scheme and host of addresses in reports. */
  origin?: string | undefined
  /** How the portal names itself to servers that feeds name. */
  userAgent: string
  /** Asks them. */
  client?: PublicClient
  /** A folder whose files are uploads; null for none. */
  folder?: string | null
  /** Bytes that a file may have. */
  largestBytes?: number
  /** What takes listings in, by default the portal's own. */
  feedApplier?: FeedApplier
}

/** Listings that agencies send. */
export function feedsModule(settings: FeedsSettings) {
  const { origin = 'http://localhost', userAgent, client = publicClient({ userAgent }) } = settings
  const { folder = null, largestBytes, feedApplier } = settings
  return defineModule({
    name: feeds,
    dependsOn: [offices, locations, listings, agents, staff],
    services(parts) {
      const pictures = feedPictures(parts)
      const reports = uploadReports({ ...parts, feedPictures: pictures })
      return {
        feedKeys: feedKeysOver(parts),
        feedPictures: pictures,
        feedApplier: feedApplier ?? feedApplierOf(parts, pictures),
        feedReceiver: feedReceiver({ ...parts, ...(largestBytes === undefined ? {} : { largestBytes }) }),
        uploadReports: reports,
        officeUploads: officeUploads({ ...parts, uploadReports: reports }),
        feedWebhooks: feedWebhooks(parts),
      }
    },
    resolvers: {
      ...feedKeyResolvers,
      ...uploadResolvers,
      Query: { ...feedKeyQueries, ...uploadQueries },
      Mutation: { ...feedKeyMutations, ...uploadMutations },
    },
    jobs: (services) => [
      ...pictureJobs({ ...services, publicClient: client }),
      clearingJob(services),
      ...noticeJobs({ ...services, publicClient: client }),
      ...(folder === null ? [] : [folderJob(services, folder)]),
      ...importJobs({ ...services, feedImporter: feedImporter(services) }),
    ],
    routes: (services, _executeDocument, identify) => async (app) => {
      await app.register(feedRoutes({ services, identify, origin }))
      await app.register(webhookRoutes({ services }))
    },
  })
}
