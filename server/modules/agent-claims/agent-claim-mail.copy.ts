const greeting = (name: string) => `Hi ${name},`

/** What the mails about claims of profiles say. */
export const claimMails = {
  office: {
    subject: (agent: string) => `Is ${agent} at your office?`,
    asks: (member: string, email: string, agent: string) =>
      `${member} (${email}) says they are ${agent} of your office and asks to manage this profile on Homely.`,
    ifSo: 'If that’s right, confirm it here. If it isn’t, you can say so on the same page. The link works once, within 7 days:',
    ignore: 'If you do nothing, the profile stays as it is.',
  },
  approved: {
    subject: 'Your agent profile is yours',
    text: (agent: string) =>
      `You now manage the profile of ${agent} on Homely. Sign out and log in again to see it, then make it yours:`,
  },
  refused: {
    subject: (agent: string) => `Your claim of the profile of ${agent}`,
    text: (agent: string) => `We couldn’t confirm that the profile of ${agent} is yours, so it stays as it is.`,
    reason: (reason: string) => `The reason: ${reason}`,
    again: 'You can claim it another way here:',
  },
  greeting,
  footer: (origin: string) => `Homely, ${origin}`,
} as const
