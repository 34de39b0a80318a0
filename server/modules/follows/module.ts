import { members } from '#server/modules/members/members-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { profiles } from '#server/modules/profiles/profiles-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { agentFollowCounts, followQueries, profileFollowCounts, viewedFollow } from './follow-resolvers.ts'
import { followOperations } from './follow-operations.ts'
import { followRoutes } from './follow-routes.ts'
import { followsIn } from './follows.ts'
import { follows } from './follows-services.ts'

/** Who follows whom. */
export const followsModule = defineModule({
  name: follows,
  dependsOn: [members, offices, profiles],
  services: (parts) => ({ follows: followsIn(parts) }),
  resolvers: {
    Agent: agentFollowCounts,
    Profile: profileFollowCounts,
    UserProfile: viewedFollow,
    Query: followQueries,
  },
  operations: followOperations,
  routes: (services, _executeDocument, identify) => followRoutes({ services, identify }),
})
