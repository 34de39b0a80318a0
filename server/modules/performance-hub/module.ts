import { agents } from '#server/modules/agents/agents-services.ts'
import { dayCounts } from '#server/modules/day-counts/day-counts-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { performanceHub } from './performance-hub-parts.ts'
import { performanceReports } from './performance-reports.ts'
import { performanceQueries, performanceResolvers } from './performance-resolvers.ts'

export type PerformanceHubSettings = {
  /** Whether the feature `performanceHub` is on by configuration, or in an experiment for some visitors. */
  isOffered?: boolean
}

/** How the homes of agents and offices do, for themselves. */
export const performanceHubModule = ({ isOffered = false }: PerformanceHubSettings) =>
  defineModule({
    name: performanceHub,
    dependsOn: [offices, agents, listings, dayCounts],
    services: (parts) => ({ performanceReports: performanceReports(parts) }),
    resolvers: { ...performanceResolvers, Query: performanceQueries({ isOffered }) },
  })
