/** The page with what a post said before. */
export const postHistoryCopy = {
  title: 'Earlier versions',
  titleOf: (title: string) => `Earlier versions of “${title}”`,
  lead: 'What this said before its author changed it.',
  now: 'Read it as it is now',
  until: (day: string) => `Until ${day}`,
  missing: 'We couldn’t find earlier versions of that',
  home: 'Home',
} as const
