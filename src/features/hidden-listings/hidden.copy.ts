/** Every sentence about hidden homes. */
export const hiddenCopy = {
  title: 'Hidden homes',
  what: 'Homes that you hide are left out of lists, maps and alerts. Show them again at any time.',
  onDevice:
    'Nobody is logged in, so they are hidden on this device alone. Log in, and they are hidden on all of yours.',
  none: 'You haven’t hidden any homes. Press the crossed-out eye on a home to hide it.',
  search: 'Search for homes',
  count: (count: number): string => (count === 1 ? '1 home is hidden' : `${count} homes are hidden`),
  hiddenOne: (name: string): string => `Hidden: ${name}`,
  undo: 'Undo',
  undoOf: (name: string): string => `Undo hiding ${name}`,
  announceHidden: (name: string): string => `${name} is hidden. Undo is next to it.`,
  announceShown: (name: string): string => `${name} is shown again.`,
  announceAllShown: 'All homes are shown again.',
  showAgain: 'Show again',
  showAgainOf: (name: string): string => `Show again: ${name}`,
  hideAgain: 'Hide again',
  hideAgainOf: (name: string): string => `Hide again: ${name}`,
  showAll: 'Show all again',
  more: 'Show more',
  failed: 'Your hidden homes can’t be shown just now.',
  tryAgain: 'Try again',
} as const
