import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { ProfilesServices } from '#server/modules/profiles/profiles-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { Follows } from './follows.ts'

export type FollowsServices = { follows: Follows }

export const follows = moduleNamed<FollowsServices>('follows')

/** What the code of this module may use. */
export type FollowsModuleParts = PlatformServices &
  MembersServices &
  OfficesServices &
  ProfilesServices &
  FollowsServices
export type FollowsContext = GraphContext<FollowsModuleParts>
