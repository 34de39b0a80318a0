import { listings } from '#server/modules/listings/listings-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { profileQueries, profileResolvers } from './profile-resolvers.ts'

/** Members and agents as everyone may see them. */
export const profilesModule = defineModule({
  name: moduleNamed('profiles'),
  dependsOn: [members, offices, listings],
  resolvers: { ...profileResolvers, Query: profileQueries },
})
