import type { NotificationCopy, NotifiedSection } from '#server/modules/notifications/notification-record.ts'

const answers = (count: number): string => `${count} new ${count === 1 ? 'answer' : 'answers'}`
const countOf = (sections: readonly NotifiedSection[]): number => sections.flatMap(({ cards }) => cards).length

export const answerTitle = (author: string | null): string => author ?? 'Former member'

/** What the messages about followed questions say. */
export const answerNotificationsCopy: NotificationCopy<NotifiedSection> = {
  subject: (sections) => {
    const [only] = sections
    return only !== undefined && sections.length === 1
      ? `${answers(countOf(sections))} to “${only.name}”`
      : `${answers(countOf(sections))} to questions you follow`
  },
  introduction: (sections) =>
    `Here’s what was said to ${sections.length === 1 ? 'a question' : 'questions'} you follow.`,
  more: (count) => `${count === 1 ? 'One more answer' : `${count} more answers`} to this question`,
  see: 'See all answers',
  push: {
    title: (count) => `${answers(count)} to questions you follow`,
    several: ({ cards }) => answers(cards.length),
    one: ({ title, text }) => [title, text],
  },
}
