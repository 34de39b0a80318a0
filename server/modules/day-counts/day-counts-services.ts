import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ListingDayCounts } from './day-counts.ts'

export type DayCountsServices = { dayCounts: ListingDayCounts }

export const dayCounts = moduleNamed<DayCountsServices>('day-counts')
