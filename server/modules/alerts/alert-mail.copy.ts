const homes = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`

/** What the mails of alerts say. */
export const alertMailCopy = {
  subjectOfOne: (count: number, alert: string) => `${homes(count)} for your alert: ${alert}`,
  subjectOfSeveral: (count: number, alerts: number) => `${homes(count)} for ${alerts} of your alerts`,
  greeting: (name: string) => `Hi ${name},`,
  introduction: (count: number) => `${count === 1 ? 'This home fits' : 'These homes fit'} what you’re looking for.`,
  introductionOfCompleted: (count: number) =>
    `${count === 1 ? 'This home was' : 'These homes were'} sold or leased in a search that you follow.`,
  more: (count: number) => `${count === 1 ? 'One more home' : `${count} more homes`} in My Alerts`,
  seeAlert: 'See this alert',
  edit: 'Change this alert',
  stop: 'Stop emails of this alert',
  footer: 'Homely sent this email because you asked for it in My Alerts.',
} as const
