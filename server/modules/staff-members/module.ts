import { identity } from '#server/modules/identity/identity-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { batchJobs, staffBatchesOver } from './staff-batches.ts'
import { staffMemberMutations, staffMemberQueries, staffMemberResolvers } from './staff-member-resolvers.ts'
import { staffMembersOver } from './staff-members.ts'
import { staffMembers } from './staff-members-services.ts'

/** Members as staff look after them. */
export const staffMembersModule = defineModule({
  name: staffMembers,
  dependsOn: [identity, staff],
  services(parts) {
    const found = staffMembersOver(parts)
    return { staffMembers: found, staffBatches: staffBatchesOver({ ...parts, staffMembers: found }) }
  },
  resolvers: { ...staffMemberResolvers, Query: staffMemberQueries, Mutation: staffMemberMutations },
  jobs: batchJobs,
})
