import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { IdentityServices } from '#server/modules/identity/identity-services.ts'
import type { StaffBatches } from './staff-batches.ts'
import type { StaffMembers } from './staff-members.ts'

type StaffMembersServices = { staffMembers: StaffMembers; staffBatches: StaffBatches }

export const staffMembers = moduleNamed<StaffMembersServices>('staff-members')

export type StaffMembersContext = GraphContext<StaffMembersServices & IdentityServices>
