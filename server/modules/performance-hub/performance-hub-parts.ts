import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { DayCountsServices } from '#server/modules/day-counts/day-counts-services.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { PerformanceReports } from './performance-reports.ts'

export type PerformanceHubServices = { performanceReports: PerformanceReports }

export const performanceHub = moduleNamed<PerformanceHubServices>('performance-hub')

/** What the code of this module may use. */
type PerformanceHubParts = PlatformServices & OfficesServices & AgentsServices & ListingsServices & DayCountsServices

export type PerformanceHubContext = GraphContext<PerformanceHubParts & PerformanceHubServices>
