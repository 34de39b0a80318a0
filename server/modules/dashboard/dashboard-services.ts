import type { SearchServices } from '#server/modules/search/search-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { Dashboard } from './dashboard.ts'

type DashboardServices = { dashboard: Dashboard }

export const dashboardName = moduleNamed<DashboardServices>('dashboard')

export type DashboardContext = GraphContext<PlatformServices & SearchServices & DashboardServices>
