/** Every sentence of the page that looks up what was typed into the search box. */
export const searchFormCopy = {
  title: 'Search',
  looking: (typed: string): string => `Looking for “${typed}”…`,
  lookingUp: 'Looking up the location',
  failed: 'We couldn’t look that up',
  failedAdvice: 'What you typed is still here. Check your connection, then try again.',
  tryAgain: 'Try again',
  unknown: (names: readonly string[]): string =>
    `No suburb, region or street is called ${names.map((name) => `“${name}”`).join(' or ')}. Check the spelling, or try a postcode.`,
  checkAmounts: 'Check your search',
  restIsKept:
    'We couldn’t read everything you typed. Put this right, or leave it empty; the rest of your search is kept.',
  search: 'Search',
  amounts: {
    priceMin: 'Min price',
    priceMax: 'Max price',
    landMin: 'Land size from (m²)',
    landMax: 'Land size to (m²)',
    frontageMin: 'Frontage from (m)',
    frontageMax: 'Frontage to (m)',
  },
  examples: {
    price: '650000, 650k or 1.2m',
    rent: '650 or 650 pw',
    area: '600, 1 ha or 2 acres',
    length: '12.5 or 40 ft',
  },
  unreadable: (typed: string, examples: string): string => `We couldn’t read “${typed}”. Try ${examples}.`,
} as const
