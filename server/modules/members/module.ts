import { defineModule } from '#server/platform/modules/define-module.ts'
import { memberStore } from './member-store.ts'
import { members } from './members-services.ts'

/** Who is a member of the portal. */
export const membersModule = defineModule({
  name: members,
  dependsOn: [],
  services: ({ database }) => ({ members: memberStore(database) }),
})
