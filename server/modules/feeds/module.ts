import { agents } from '#server/modules/agents/agents-services.ts'
import { feedApplierOf } from './applying/feed-applier.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { type PublicClient, publicClient } from '#server/platform/http/public-client.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { feeds } from './feeds-services.ts'
import { feedKeyMutations, feedKeyQueries, feedKeyResolvers } from './keys/feed-key-resolvers.ts'
import { feedKeysOver } from './keys/feed-keys.ts'
import { feedPictures } from './pictures/feed-pictures.ts'
import { pictureJobs } from './pictures/picture-jobs.ts'

export type FeedsSettings = {
  /** How the portal names itself to servers that feeds name. */
  userAgent: string
  /** Asks them. */
  client?: PublicClient
}

/** Listings that agencies send. */
export const feedsModule = ({ userAgent, client = publicClient({ userAgent }) }: FeedsSettings) =>
  defineModule({
    name: feeds,
    dependsOn: [offices, locations, listings, agents],
    services(parts) {
      const pictures = feedPictures(parts)
      return { feedKeys: feedKeysOver(parts), feedPictures: pictures, feedApplier: feedApplierOf(parts, pictures) }
    },
    resolvers: { ...feedKeyResolvers, Query: feedKeyQueries, Mutation: feedKeyMutations },
    jobs: (services) => pictureJobs({ ...services, publicClient: client }),
  })
