import { agents } from '#server/modules/agents/agents-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { feeds } from './feeds-services.ts'
import { feedKeyMutations, feedKeyQueries, feedKeyResolvers } from './keys/feed-key-resolvers.ts'
import { feedKeysOver } from './keys/feed-keys.ts'

/** Listings that agencies send. */
export const feedsModule = defineModule({
  name: feeds,
  dependsOn: [offices, agents],
  services: (parts) => ({ feedKeys: feedKeysOver(parts) }),
  resolvers: { ...feedKeyResolvers, Query: feedKeyQueries, Mutation: feedKeyMutations },
})
