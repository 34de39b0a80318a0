export const staffErrors = {
  notStaff: 'Only staff can read what staff did.',
  notListingStaff: 'Only staff who manage listings can read this.',
  oneOf: 'Ask for what one person did, or for what was done to one thing.',
  noPage: 'There is no such page.',
} as const
