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
} as const

export const mailFooter = (portalOrigin: string): string => `Homely, ${portalOrigin}`
