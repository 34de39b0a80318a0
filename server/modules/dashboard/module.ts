import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { search } from '#server/modules/search/search-services.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { countingJobs } from './count-days.ts'
import { dashboardOver } from './dashboard.ts'
import { type DashboardContext, dashboardName } from './dashboard-services.ts'

const resolvers: Pick<Resolvers<DashboardContext>, 'AlertSend' | 'DashboardReport' | 'EmptySearch' | 'FeedHealth'> = {
  AlertSend: { at: ({ at }) => at.toISOString() },
  DashboardReport: { countedAt: ({ countedAt }) => countedAt?.toISOString() ?? null },
  EmptySearch: { lastAt: ({ lastAt }) => lastAt.toISOString() },
  FeedHealth: { receivedAt: ({ receivedAt }) => receivedAt?.toISOString() ?? null },
}

const queries: Pick<QueryResolvers<DashboardContext>, 'alertSends' | 'dashboard' | 'feedHealth'> = {
  dashboard: async (_parent, { days }, context) =>
    context.services.dashboard.report(await requireMember(context), days),
  alertSends: async (_parent, { alertId }, context) =>
    context.services.dashboard.alertSends(await requireMember(context), alertId),
  feedHealth: async (_parent, _arguments, context) => context.services.dashboard.feeds(await requireMember(context)),
}

/** What staff see of the portal, day by day. */
export const dashboardModule = defineModule({
  name: dashboardName,
  dependsOn: [search],
  services: (parts) => ({ dashboard: dashboardOver(parts) }),
  resolvers: { ...resolvers, Query: queries },
  jobs: countingJobs,
})
