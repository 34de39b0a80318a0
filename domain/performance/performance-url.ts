import type { PeriodLength } from './performance-period.ts'
import { isPeriodLength } from './performance-period.ts'

/** What the query of a page of the performance hub says. */
export type PerformanceSearch = { days: PeriodLength; agent: string | null; isOfOffice: boolean; page: number }

const USUAL_DAYS = 28
const LARGEST_PAGE = 50

/** Reads the query of a page; what means nothing is as if it were not there. */
export function readPerformanceSearch(search: string): PerformanceSearch {
  const parameters = new URLSearchParams(search)
  const days = Number(parameters.get('days'))
  const page = Number(parameters.get('page'))
  const agent = parameters.get('agent')?.trim().toLowerCase() ?? ''
  return {
    days: isPeriodLength(days) ? days : USUAL_DAYS,
    agent: agent === '' ? null : agent,
    isOfOffice: parameters.get('of') === 'office',
    page: Number.isInteger(page) && page >= 1 && page <= LARGEST_PAGE ? page : 1,
  }
}

/** The URL of the performance hub; what is usual is not written. */
export const formatPerformanceUrl = (search: Partial<PerformanceSearch> = {}): string => urlOf('/performance', search)

/** The URL of the performance of one home. */
export const formatListingPerformanceUrl = (
  listingId: number,
  search: Partial<Pick<PerformanceSearch, 'days'>> = {},
): string => urlOf(`/performance/${listingId}`, search)

function urlOf(
  path: string,
  { days = USUAL_DAYS, agent = null, isOfOffice = false, page = 1 }: Partial<PerformanceSearch>,
): string {
  const parameters = new URLSearchParams()
  if (agent !== null) parameters.set('agent', agent)
  if (days !== USUAL_DAYS) parameters.set('days', String(days))
  if (isOfOffice) parameters.set('of', 'office')
  if (page !== 1) parameters.set('page', String(page))
  const text = parameters.toString()
  return text === '' ? path : `${path}?${text}`
}
