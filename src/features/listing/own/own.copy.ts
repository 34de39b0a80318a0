/** What agents read on the page of a listing of their own office. */
export const ownCopy = {
  edit: 'Edit this listing',
} as const
