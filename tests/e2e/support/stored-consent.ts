/** What a browser stores of a choice about consent; the portal under test may load ads of other companies. */
export const storedConsent = (choice: 'given' | 'refused'): string =>
  JSON.stringify(choice === 'given' ? 'given adFrames' : choice)
