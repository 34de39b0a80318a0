import { listings } from '#server/modules/listings/listings-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { questions } from '#server/modules/questions/questions-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { peopleOf } from './people.ts'
import { profileOperations } from './profile-operations.ts'
import { profileQueries } from './profile-queries.ts'
import { profileResolvers } from './profile-resolvers.ts'
import { profiles } from './profiles-services.ts'

/** Members and agents as everyone may see them. */
export const profilesModule = defineModule({
  name: profiles,
  dependsOn: [members, offices, listings, questions],
  services: (parts) => ({ people: peopleOf(parts) }),
  resolvers: { ...profileResolvers, Query: profileQueries },
  operations: profileOperations,
})
