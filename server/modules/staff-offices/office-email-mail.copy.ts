/** What the mail to the former email address of an office says. */
export const officeEmailMailCopy = {
  subject: (office: string) => `${office} has another email address on Homely`,
  changed: (office: string) =>
    `Our staff changed the email address of ${office} from this one to another. What Homely asks the office, such as whether somebody is an agent of it, goes there from now on.`,
  wrong: 'If that’s not right, please tell us:',
  footer: (origin: string) => `Homely, ${origin}`,
} as const
