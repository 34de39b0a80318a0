export const staffErrors = {
  notStaff: 'Only staff can read what staff did.',
  oneOf: 'Ask for what one person did, or for what was done to one thing.',
  noPage: 'There is no such page.',
} as const
