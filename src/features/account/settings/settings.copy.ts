import { SHORTEST_PASSWORD } from '#domain/members/password-rule.ts'

export const settingsCopy = {
  title: 'Settings',
  logInToSee: 'Log in to see and change your settings.',
  sessionEnded: 'Your sign-in session has ended. What you typed is still here.',
  logInAgain: 'Log in',
  loading: 'Loading your settings…',
  tryAgain: 'Try again',
  unreachable: 'We couldn’t reach Homely. What you typed is still here, so please try again.',
  goneTitle: 'Your account has been deleted',
  gone: 'Your name, contact details and settings have been removed. Enquiries you sent stay with the agents you sent them to.',
} as const

export const avatarCopy = {
  title: 'Your picture',
  unreadable: 'Your browser can’t read this file as a picture.',
  saved: 'Your picture is saved.',
  removed: 'Your picture is removed.',
  preview: 'Preview of your picture',
  hint: 'A JPEG, PNG, WebP or AVIF. It’s shown as a circle, and we remove where it was taken.',
  file: 'Picture file',
  save: 'Save picture',
  chooseAnother: 'Choose another',
  choose: 'Choose a picture',
  remove: 'Remove',
} as const

export const detailsCopy = {
  title: 'About you',
  saved: 'Your settings are saved.',
  savedAndPending: (address: string) =>
    `Your settings are saved. We’ve sent an email to ${address}: open the link in it to confirm the new address.`,
  save: 'Save',
  name: 'Name',
  words: 'A few words about you',
  wordsHint: 'Shown on your profile.',
  contacts: { Email: 'Email', Mobile: 'Mobile', Landline: 'Landline', Fax: 'Fax', Website: 'Website' },
  emailHint: 'You log in with this. Other people never see it.',
  password: 'Your password',
  passwordHint: 'Because you’re changing the address you log in with.',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const

export const emailStateCopy = {
  unconfirmed: (address: string) =>
    `${address} isn’t confirmed yet. Open the link we emailed you. Until you do, we email you nothing about your alerts, and you can’t replace a forgotten password.`,
  pending: (address: string) =>
    `Waiting for you to confirm ${address}. Until then you log in with your current address.`,
} as const

export const passwordCopy = {
  title: 'Password',
  changed: 'Your password has been changed. Your other sessions have ended.',
  current: 'Current password',
  new: 'New password',
  hint: `At least ${SHORTEST_PASSWORD} characters. A few words are fine.`,
  change: 'Change password',
  set: 'Set a password',
} as const

export const connectionsCopy = {
  title: 'Connected accounts',
  introduction: 'You can also log in with these.',
  notWithSecondFactor: 'While two-step login is on, you log in with your email and password only.',
  connected: 'Connected',
  notConnected: 'Not connected',
  connect: (provider: string) => `Connect ${provider}`,
  disconnect: (provider: string) => `Disconnect ${provider}`,
  disconnected: (provider: string) => `${provider} is disconnected.`,
  sameAddress: 'You can connect an account only if it uses the same email address as this one.',
} as const

export const sessionsCopy = {
  title: 'Where you’re logged in',
  loading: 'Loading…',
  thisOne: ' (this one)',
  times: (since: string, lastUsed: string) => `Since ${since}, last used ${lastUsed}`,
  endAll: 'Sign out everywhere',
  ended: 'You’re signed out everywhere.',
} as const

export const dataCopy = {
  title: 'Your data',
  introduction: 'Everything Homely keeps about you, in one file that people and software can read.',
  export: 'Export my data',
  exported: 'Your data is in your downloads folder.',
  delete: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteExplanation:
    'Your name, contact details, picture and settings are removed straight away. Questions and answers you wrote stay, without your name. Enquiries you sent stay with the agents who got them. This can’t be undone.',
  deleted: 'Your account has been deleted.',
  password: 'Your password',
  cancel: 'Keep it',
} as const
