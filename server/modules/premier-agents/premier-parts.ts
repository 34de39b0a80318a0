import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'

/** What the code of this module may use of others. */
export type PremierParts = PlatformServices & OfficesServices & AgentsServices & StaffServices
