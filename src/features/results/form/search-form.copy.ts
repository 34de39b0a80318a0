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
} as const
