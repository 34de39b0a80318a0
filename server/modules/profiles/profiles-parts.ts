import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'

/** What the code of this module may use. */
export type ProfilesParts = PlatformServices & MembersServices & OfficesServices & ListingsServices
export type ProfilesContext = GraphContext<ProfilesParts>
