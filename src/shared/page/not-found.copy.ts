/** What is said where something was looked for and is not there. */
export const notFoundCopy = {
  page: 'We couldn’t find that page',
  place: 'We couldn’t find that place',
  agency: 'We couldn’t find that agency',
  search: 'We couldn’t find that search',
  savedSearch: 'We couldn’t find that saved search',
  building: 'We couldn’t find that building',
  home: 'We couldn’t find that home',
  person: 'We couldn’t find that person',
  unknownWords: (words: readonly string[]) =>
    `We don’t know what ${words.map((word) => `“${word}”`).join(' or ')} means.`,
  withoutWords: 'See homes without it',
  resultsPage: 'We couldn’t find that page of results',
  listPage: (page: number) => `There’s no page ${page}`,
  firstPage: 'Go to the first page',
  advice: 'Check the spelling, or search for a suburb, postcode, region or street.',
  ways: { home: 'Home', buy: 'Homes for sale', rent: 'Homes for rent', sold: 'Sold homes' },
} as const
