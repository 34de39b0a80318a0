export const secondFactorErrors = {
  needed: 'Enter the code from your authenticator app.',
  /** To whom a provider vouches for. */
  passwordNeeded: 'Your account uses two-step login. Please log in with your email and password instead.',
  wrong: 'That code isn’t right. Enter the 6 digits your app shows now, or a recovery code.',
  wrongSetupCode:
    'That code isn’t right. Enter the 6 digits your app shows now, and check that your phone’s time is right.',
  usedCode: 'That code has been used. Wait for the next one in your app.',
  usedRecoveryCode: 'That recovery code has been used. Each one works once.',
  isOn: 'Two-step login is already on. Reload the page to see it.',
  isOff: 'Two-step login is off. Reload the page to see it.',
  noPassword: 'Set a password first. You need it to log in with two steps.',
  notStarted: 'This setup is out of date. Please start again.',
} as const
