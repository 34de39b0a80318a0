import { RECOVERY_CODES } from '#domain/members/second-factor.ts'

export const secondFactorCopy = {
  title: 'Two-step login',
  introduction:
    'Log in with a code from an app on your phone as well as your password, so that your password alone opens nothing.',
  forStaff: 'You can change other people’s data, so we recommend that you turn this on.',
  passwordFirst: 'Set a password first. Two-step login works with your email and password.',
  setUp: 'Set up two-step login',
  scan: 'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator, 1Password or Bitwarden.',
  qrCode: 'QR code for your authenticator app',
  secret: 'Or type this key into the app, and let nobody else see it:',
  code: 'Code',
  setupCodeHint: 'The 6 digits that the app shows for Homely.',
  turnOn: 'Turn on',
  cancel: 'Cancel',
  isOn: 'You log in with your email, your password and a code.',
  turnedOn: 'Two-step login is on.',
  turnedOff: 'Two-step login is off.',
  codesTitle: 'Your recovery codes',
  codesIntroduction: `Keep these ${RECOVERY_CODES} codes somewhere safe. Each one logs you in once if you don’t have your phone. We can’t show them again, and nobody at Homely can turn two-step login off for you.`,
  copyCodes: 'Copy the codes',
  copied: 'Copied.',
  notCopied: 'Your browser didn’t copy them. Select and copy them yourself, or download them.',
  downloadCodes: 'Download as text',
  fileName: 'homely-recovery-codes.txt',
  fileText: (codes: readonly string[]): string =>
    ['Homely recovery codes. Each one works once.', '', ...codes, ''].join('\n'),
  done: 'I’ve saved them',
  codesLeft: (count: number): string =>
    count === 0
      ? 'You have no recovery codes left. Get new ones, or you can’t log in without your phone.'
      : count === 1
        ? 'You have 1 recovery code left.'
        : `You have ${count} recovery codes left.`,
  change: 'Get new recovery codes or turn it off',
  password: 'Your password',
  passwordMissing: 'Please enter your password.',
  proofCodeHint: 'The 6 digits in your authenticator app, or one of your recovery codes.',
  renew: 'Get new recovery codes',
  renewed: 'You have new recovery codes. The old ones don’t work any more.',
  turnOff: 'Turn off two-step login',
} as const
