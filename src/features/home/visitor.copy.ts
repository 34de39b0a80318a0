/** Every sentence of the home page that depends on its visitor: near them, seen by them, searched by them. */
export const visitorCopy = {
  asking: 'Asking your browser where you are…',
  findingSuburb: 'Looking for the suburb you’re in…',
  refused: 'Your browser didn’t share your location. Type a suburb instead.',
  unknown: 'We couldn’t find a suburb where you are. Type one instead.',
  stop: 'Stop',
  homesInMelbourne: 'See homes in Melbourne (CBD)',
  startInMelbourne: 'Start in Melbourne instead',
  newNear: (name: string | undefined): string => (name === undefined ? 'New near you' : `New near ${name}`),
  allForSale: (name: string): string => `All homes for sale in ${name}`,
  nothingNew: 'Nothing has come on the market there in the last two weeks.',
  recentSearches: 'Recent searches',
  recentlyViewed: 'Recently viewed',
} as const
