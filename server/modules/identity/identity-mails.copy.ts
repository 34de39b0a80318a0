/** The portal's mails about accounts. The name of who typed an address is never in a mail to it, because that name is a stranger's text. */
export type MailCopy = { subject: string; paragraphs: string[] }

export const identityMails = {
  confirmAddress: ({ link }: { link: string }): MailCopy => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'Thanks for joining Homely. Please confirm that this is your email address. The link works for one day. You need to be logged in to the account you just made:',
      link,
      'If you didn’t sign up, you can ignore this email.',
    ],
  }),
  confirmNewAddress: ({ link }: { link: string }): MailCopy => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      'Someone, hopefully you, wants to use this email address for a Homely account. Please confirm it. The link works for one day. You need to be logged in to that account:',
      link,
      'If it wasn’t you, you can ignore this email. Nothing changes until the address is confirmed.',
    ],
  }),
  addressHasAccount: ({ signInLink }: { signInLink: string }): MailCopy => ({
    subject: 'You already have a Homely account',
    paragraphs: [
      'Someone, hopefully you, used this email address for another Homely account. You already have one with this address. Log in to it here, or choose a new password if you’ve forgotten yours:',
      signInLink,
      'If it wasn’t you, you can ignore this email. Your account is safe and nothing has changed.',
    ],
  }),
  addressChanging: ({ name, newAddress, link }: { name: string; newAddress: string; link: string }): MailCopy => ({
    subject: 'Your email address is being changed',
    paragraphs: [
      `Hi ${name},`,
      `The email address of your Homely account is being changed to ${newAddress}. It changes once the new address is confirmed.`,
      'If you asked for this, there’s nothing to do. If you didn’t, use this link to keep this address, choose a new password and log everyone else out. It works until 7 days after the change:',
      link,
    ],
  }),
  choosePassword: ({ name, link }: { name: string; link: string }): MailCopy => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Hi ${name},`,
      'Someone, hopefully you, asked to choose a new password for your Homely account. This link works once, within one hour:',
      link,
      'If it wasn’t you, you can ignore this email. Your password stays the same.',
    ],
  }),
  addressNotConfirmed: ({ signUpLink }: { signUpLink: string }): MailCopy => ({
    subject: 'No account to choose a password for',
    paragraphs: [
      'Someone, hopefully you, asked to choose a new password with this email address. No Homely account has confirmed it, so there’s no password to change. You can sign up with this address and confirm it:',
      signUpLink,
      'If it wasn’t you, you can ignore this email.',
    ],
  }),
  secondFactorOn: ({ name, settingsLink }: SecondFactorFacts): MailCopy => ({
    subject: 'Two-step login is on',
    paragraphs: [
      `Hi ${name},`,
      'Two-step login has been turned on for your Homely account. From now on, logging in takes a code from your authenticator app as well as your password. Keep your recovery codes somewhere safe: without your phone or one of them, you can’t log in.',
      'If it wasn’t you, someone else is in your account. If you’re still logged in somewhere, change your password in your settings straight away:',
      settingsLink,
    ],
  }),
  secondFactorOff: ({ name, settingsLink }: SecondFactorFacts): MailCopy => ({
    subject: 'Two-step login is off',
    paragraphs: [
      `Hi ${name},`,
      'Two-step login has been turned off for your Homely account. Logging in takes only your password now.',
      'If it wasn’t you, change your password straight away and turn it on again in your settings:',
      settingsLink,
    ],
  }),
  recoveryCodeUsed: ({ name, settingsLink, codesLeft }: SecondFactorFacts): MailCopy => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `Hi ${name},`,
      `Someone, hopefully you, used a recovery code for your Homely account in place of a code from your authenticator app. You have ${codesLeft} left.`,
      'If it wasn’t you, change your password straight away. You can get new recovery codes in your settings:',
      settingsLink,
    ],
  }),
} as const

type SecondFactorFacts = { name: string; settingsLink: string; codesLeft: number }

export const mailFooter = (portalOrigin: string): string => `Homely, ${portalOrigin}`
