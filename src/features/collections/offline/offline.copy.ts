export const offlineCopy = {
  since: (time: string) => `You’re offline, or we can’t be reached. This is how it stood at ${time}.`,
  changes: 'Homes you save, likes, comments and notes are kept on this device and sent when you’re back online.',
  tryAgain: 'Try again',
} as const
