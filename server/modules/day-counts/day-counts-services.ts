import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { HomeDayCounts } from './day-counts.ts'

export type DayCountsServices = { dayCounts: HomeDayCounts }

export const dayCounts = moduleNamed<DayCountsServices>('day-counts')
