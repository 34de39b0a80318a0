/** The lengths of a period, in days. */
export const dashboardPeriods = [7, 30, 90] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]
export const USUAL_DASHBOARD_PERIOD = 30

export const DASHBOARD_PATH = '/dashboard/dashboard'

export const formatDashboardUrl = (days: DashboardPeriod): string =>
  days === USUAL_DASHBOARD_PERIOD ? DASHBOARD_PATH : `${DASHBOARD_PATH}?days=${days}`

/** The period of a query string; what is none is the usual one. */
export const readDashboardPeriod = (search: string): DashboardPeriod =>
  dashboardPeriodOf(Number(new URLSearchParams(search).get('days'))) ?? USUAL_DASHBOARD_PERIOD

export const dashboardPeriodOf = (days: number): DashboardPeriod | null =>
  dashboardPeriods.find((each) => each === days) ?? null
