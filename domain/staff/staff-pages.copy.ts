/** The names of the pages of staff, in menus and as headings. */
export const staffPageNames = {
  listingLogging: 'Listing Logging',
} as const
