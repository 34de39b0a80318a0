export const connectivityCopy = {
  offline: 'You’re offline. Pages you’ve opened still work, but new ones need a connection.',
  onlineAgain: 'You’re back online.',
  codeMissing: 'That didn’t load. Check your connection and try again.',
  tryAgain: 'Try again',
}
