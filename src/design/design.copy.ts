/** The few texts that components bring along. */
export const componentsCopy = {
  skip: 'Skip to content',
  close: 'Close',
  optional: '(optional)',
  breadcrumb: 'Breadcrumb',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
} as const
