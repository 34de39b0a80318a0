export const dashboardErrors = {
  notStaff: 'Only staff who manage listings can read this.',
  notFeedStaff: 'Only staff who manage listings or view feeds can read this.',
  days: 'The report is of 7, 30 or 90 days.',
} as const
