import type { ToldPremierAct } from '#domain/premier/premier-workflow.ts'
import type { NotificationCopy, NotifiedSection } from '#server/modules/notifications/notification-record.ts'

/** What staff did last about the way of one agent. */
export type PremierSection = NotifiedSection & { act: ToldPremierAct }

const FREE = 'Being a Premier Agent costs nothing, and doesn’t change where you stand in lists.'

const said: Readonly<Record<ToldPremierAct, { subject: string; introduction: string; text: string }>> = {
  start: {
    subject: 'Become a Premier Agent',
    introduction:
      'Our staff have opened the checklist of Premier Agents for your profile. Your profile settings show what is done and what is left.',
    text: FREE,
  },
  complete: {
    subject: 'You’re a Premier Agent',
    introduction:
      'Our staff have checked your profile: it’s complete, with accepted sales, reviews by clients and quick answers. Your profile says so from now on.',
    text: FREE,
  },
  stop: {
    subject: 'Your Premier Agent checklist has ended',
    introduction: 'Our staff have ended it, and your profile doesn’t say “Premier Agent”.',
    text: 'Nothing else about your profile has changed.',
  },
}

export const premierSectionCopy = { name: 'Premier Agent', textOf: (act: ToldPremierAct) => said[act].text } as const

/** What agents are told of their way to a Premier Agent; each of them has one. */
export const premierNotificationsCopy: NotificationCopy<PremierSection> = {
  subject: ([section]) => said[section?.act ?? 'start'].subject,
  introduction: ([section]) => said[section?.act ?? 'start'].introduction,
  more: (count) => `${count} more`,
  see: 'Open your profile settings',
  push: {
    title: () => premierSectionCopy.name,
    several: ({ act }) => said[act].subject,
    one: ({ title }) => [title],
  },
}
