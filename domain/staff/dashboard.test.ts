import { expect, it } from 'vitest'
import { byFeedStanding, feedStandingOf, seriesOf } from './dashboard.ts'
import { formatDashboardUrl, readDashboardPeriod } from './dashboard-url.ts'

it('has its period in the URL, the usual one left out', () => {
  expect([7, 30, 90].map((days) => formatDashboardUrl(days as 7))).toEqual([
    '/dashboard/dashboard?days=7',
    '/dashboard/dashboard',
    '/dashboard/dashboard?days=90',
  ])
  expect(['?days=7', '', '?days=28', '?days=x'].map(readDashboardPeriod)).toEqual([7, 30, 30, 30])
})

it('has every series over every day: nought where nothing was counted, and nothing where nobody knows', () => {
  const counts = [
    { day: '2026-11-02', subject: 'onMarket', kind: 'sale', count: 5 },
    { day: '2026-11-01', subject: 'cameOn', kind: 'rental', count: 2 },
    { day: '2026-11-01', subject: 'gone', kind: 'all', count: 2 },
  ]
  const series = seriesOf(['2026-11-01', '2026-11-02'], counts)
  const of = (subject: string, kind: string) =>
    series.find((each) => each.subject === subject && each.kind === kind)?.counts
  expect(series).toHaveLength(30)
  expect(of('onMarket', 'sale')).toEqual([null, 5])
  expect(of('onMarket', 'rental')).toEqual([null, null])
  expect(of('cameOn', 'rental')).toEqual([2, 0])
  expect(of('cameOn', 'sale')).toEqual([0, 0])
})

const NOW = new Date('2026-11-20T00:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000)

it('a feed fails by its last file, and is silent after seven days without one', () => {
  const upload = { state: 'done', receivedAt: hoursAgo(1), refused: 0 }
  expect(feedStandingOf(upload, NOW)).toBe('good')
  expect(feedStandingOf({ ...upload, refused: 1 }, NOW)).toBe('failing')
  expect(feedStandingOf({ ...upload, state: 'failed', receivedAt: hoursAgo(999) }, NOW)).toBe('failing')
  expect(feedStandingOf({ ...upload, receivedAt: hoursAgo(7 * 24) }, NOW)).toBe('good')
  expect(feedStandingOf({ ...upload, receivedAt: hoursAgo(7 * 24 + 1) }, NOW)).toBe('silent')
  expect(feedStandingOf(null, NOW)).toBe('silent')
})

it('feeds that fail come first, then those that are silent, each by the name of the office', () => {
  const rows = [
    { officeName: 'Banksia', standing: 'good' as const },
    { officeName: 'Wattle', standing: 'failing' as const },
    { officeName: 'Acacia', standing: 'silent' as const },
    { officeName: 'Grevillea', standing: 'failing' as const },
  ]
  expect(byFeedStanding(rows).map(({ officeName }) => officeName)).toEqual(['Grevillea', 'Wattle', 'Acacia', 'Banksia'])
})
