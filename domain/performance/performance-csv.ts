import type { DayCounts } from './performance-counts.ts'

const BYTE_ORDER_MARK = '\u{FEFF}'

/** What was counted as a table that programs for spreadsheets open: RFC 4180 with a UTF-8 byte order mark, days and numbers alone. */
export function performanceCsv(days: readonly DayCounts[]): string {
  const rows = days.map(({ day, views, enquiries, saves }) => [day, views, enquiries, saves])
  return (
    BYTE_ORDER_MARK + [['Day', 'Views', 'Enquiries', 'Saves'], ...rows].map((row) => `${row.join(',')}\r\n`).join('')
  )
}
