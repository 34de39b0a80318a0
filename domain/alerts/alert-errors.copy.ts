/** What is said when something about an alert fails; the first six are those of docs/product.md, section 15.5. */
export const alertErrors = {
  create: 'Error creating Alert',
  save: 'Unable to save Alert',
  update: 'Error updating Alert',
  loginToUpdate: 'Please login to update this Alert',
  delete: 'Failed to delete Alert',
  clear: 'Failed to clear properties from Alert',
  tooMany: (most: number) => `You have ${most} alerts, which is the most. Delete one to make room.`,
  undo: 'This alert can’t be brought back any more.',
  name: (longest: number) => `The name of an alert has 1 to ${longest} characters, all of them printable.`,
  statusTypes: 'An alert is for homes that are available, or for those that are completed.',
  listingTypes: 'listingTypes must be those of the searchMode: sale for buy, rental for rent.',
  shape: {
    TOO_FEW: 'The shape needs at least three corners.',
    TOO_MANY: 'The shape has too many corners.',
    CROSSING: 'The shape crosses itself. Draw it without crossing lines.',
    NO_AREA: 'The shape is too small.',
  },
} as const
