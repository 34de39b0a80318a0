/** What the email of an invitation says. */
export const inviteMailCopy = {
  /** In place of names that hold a web address, an email address or a phone number. */
  somebody: 'A member of Homely',
  someCollection: 'Homes to choose from',
  subject: (name: string) => `${name} invites you to choose a home together`,
  introduction: (name: string, collection: string) =>
    `${name} invites you to the collection “${collection}” on Homely. You can add homes to it, say what you think of them and plan inspections together.`,
  link: 'See the invitation. It works once, within 14 days, and with this email address alone:',
  account: 'If you don’t have an account yet, sign up with this email address first.',
  ignore: 'If you don’t know this person, you can ignore this email. Nothing happens until you accept.',
  footer: (origin: string) => `Homely, ${origin}`,
} as const
