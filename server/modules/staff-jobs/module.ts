import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { staffJobsOver } from './staff-jobs.ts'
import { staffJobsMutations, staffJobsQueries, staffJobsResolvers } from './staff-jobs-resolvers.ts'
import { staffJobsName } from './staff-jobs-services.ts'

/** What the portal does later, for staff. */
export const staffJobsModule = defineModule({
  name: staffJobsName,
  dependsOn: [staff],
  services: (parts) => ({ staffJobs: staffJobsOver(parts) }),
  resolvers: { ...staffJobsResolvers, Query: staffJobsQueries, Mutation: staffJobsMutations },
})
