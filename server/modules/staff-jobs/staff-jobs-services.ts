import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { StaffJobs } from './staff-jobs.ts'

type StaffJobsServices = { staffJobs: StaffJobs }

export const staffJobsName = moduleNamed<StaffJobsServices>('staff-jobs')

export type StaffJobsContext = GraphContext<PlatformServices & StaffServices & StaffJobsServices>
