import { expect, it } from 'vitest'
import { performanceCsv } from './performance-csv.ts'

it('a file of counts has a line for each day below the names of its columns', () => {
  const days = [
    { day: '2026-11-23', views: 12, enquiries: 0, saves: 3 },
    { day: '2026-11-24', views: 1, enquiries: 1, saves: 0 },
  ]
  expect(performanceCsv(days)).toBe('\u{FEFF}Day,Views,Enquiries,Saves\r\n2026-11-23,12,0,3\r\n2026-11-24,1,1,0\r\n')
})
