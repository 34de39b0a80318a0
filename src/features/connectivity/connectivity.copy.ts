export const connectivityCopy = {
  offline: 'You’re offline. Pages you’ve opened still work, but new ones need a connection.',
  savedAsOf: (day: string) => `You’re offline. This home is as saved on ${day}. You can still call the agent.`,
  unreachableSavedAsOf: (day: string) =>
    `We can’t be reached. This home is as saved on ${day}. You can still call the agent.`,
  onlineAgain: 'You’re back online.',
  codeMissing: 'That didn’t load. Check your connection and try again.',
  codeMissingOffline: 'You’re offline, and that needs a connection.',
  tryAgain: 'Try again',
}
