export const frameCopy = {
  accessLost: 'You can’t open this page any more',
  accessLostAdvice: 'Your access to it was taken away. Whoever manages users can give it back.',
  checkAgain: 'Check again',
} as const
