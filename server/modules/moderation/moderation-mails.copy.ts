import type { ModerationDecision } from '#domain/posts/moderation.ts'

/** What authors are told by email of what staff decided. */
export const moderationMailsCopy = {
  footer: (origin: string) => `Homely, ${origin}`,
  subject: {
    publish: (name: string) => `Your ${name} is published`,
    reject: (name: string) => `Your ${name} is not published`,
    edit: (name: string) => `Your ${name} was edited`,
    merge: (name: string) => `Your ${name} was merged with another`,
  } satisfies Readonly<Record<ModerationDecision, (name: string) => string>>,
  introduction: {
    publish: 'Everybody can read it now:',
    reject: 'We have read it and decided against publishing it as it is. The reason:',
    edit: 'We have changed it, and everybody can read it as it is now. The reason:',
    merge: 'The same was asked before, so we have moved the answers and followers there. The reason:',
  } satisfies Readonly<Record<ModerationDecision, string>>,
  appeal: 'You can read it, and appeal once, here:',
  closed: {
    subject: 'Your account can’t write at the moment',
    introduction: 'You can read, save and enquire as before, but not write questions, answers or reviews. The reason:',
  },
  opened: { subject: 'Your account can write again', introduction: 'The reason:' },
} as const
