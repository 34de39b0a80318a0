import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { FeedApplier } from './applying/feed-result.ts'
import type { FeedKeys } from './keys/feed-keys.ts'
import type { FeedPictures } from './pictures/feed-pictures.ts'
import type { FeedReceiver } from './uploads/feed-receiver.ts'
import type { OfficeUploads } from './uploads/office-uploads.ts'
import type { UploadReports } from './uploads/upload-reports.ts'
import type { FeedWebhooks } from './webhooks/feed-webhooks.ts'

export type FeedsServices = {
  feedKeys: FeedKeys
  feedPictures: FeedPictures
  feedApplier: FeedApplier
  feedReceiver: FeedReceiver
  uploadReports: UploadReports
  officeUploads: OfficeUploads
  feedWebhooks: FeedWebhooks
}

export const feeds = moduleNamed<FeedsServices>('feeds')

/** What the resolvers of this module may use. */
export type FeedsContext = GraphContext<PlatformServices & OfficesServices & FeedsServices>
