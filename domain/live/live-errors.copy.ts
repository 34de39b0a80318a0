/** What is said where a stream of live pages cannot be opened. */
export const liveErrors = {
  topicCount: (most: number) => `Name 1 to ${most} topics, parted by commas.`,
  unknownTopic: 'A topic is alerts, listings:VIC or listing:123.',
  login: 'Log in to hear of your alerts.',
  tooMany: 'Too many pages are open from here. Please close some.',
} as const
