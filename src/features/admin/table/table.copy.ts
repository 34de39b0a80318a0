const counted = new Intl.NumberFormat('en-AU')

export const tableCopy = {
  loading: 'Loading…',
  failed: 'We couldn’t load this. Check your connection and try again.',
  tryAgain: 'Try again',
  none: 'Nothing here.',
  noMatch: 'Nothing matches.',
  shown: (first: number, last: number, total: number) =>
    `${counted.format(first)} to ${counted.format(last)} of ${counted.format(total)}`,
  any: 'Any',
  columns: 'Columns',
  filters: (inUse: number) => (inUse === 0 ? 'Filters' : `Filters (${inUse})`),
  filter: 'Filter',
  clear: 'Clear filters',
  file: 'Download as a spreadsheet (CSV)',
  fileFailed: 'We couldn’t make the file. Try again.',
  pages: (caption: string) => `Pages of: ${caption}`,
} as const
