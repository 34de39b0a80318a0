const counted = (count: number) => count.toLocaleString('en-AU')

export const feedsCopy = {
  failed: 'We couldn’t load this. Check your connection and try again.',
  tryAgain: 'Try again',
  loading: 'Loading…',
  table: 'Feeds of offices, the ones that fail first',
  none: 'No office has a feed yet.',
  multiloader: 'All uploads, their reports and notes',
  columns: {
    office: 'Office',
    standing: 'State',
    received: 'Last file',
    accepted: 'Taken',
    refused: 'Refused',
    report: 'Report',
  },
  standings: { failing: 'Failing', silent: 'No file for seven days', good: 'Good' },
  never: 'Never',
  report: (office: string) => `Report of the last file of ${office}`,
  counts: (failing: number, silent: number) => `${counted(failing)} failing, ${counted(silent)} silent`,
} as const
