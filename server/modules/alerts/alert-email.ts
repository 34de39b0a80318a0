import type { NotificationEmail } from '#server/modules/notifications/notification-record.ts'
import { alertMailCopy as copy } from './alert-mail.copy.ts'
import type { AlertSection } from './alert-sections.ts'

/** What one alert found; links are whole. */
export type LinkedAlertSection = AlertSection & {
  alertLink: string
  editLink: string
  /** A page that stops the emails of this alert. */
  stopLink: string
}

/** The email that tells a member what alerts found. */
export function alertEmail(
  memberName: string,
  sections: readonly LinkedAlertSection[],
): Omit<NotificationEmail, 'stopToken'> {
  const count = sections.reduce((sum, { cards }) => sum + cards.length, 0)
  const [first] = sections
  return {
    heading:
      sections.length === 1 && first !== undefined
        ? copy.subjectOfOne(count, first.name)
        : copy.subjectOfSeveral(count, sections.length),
    paragraphs: [
      copy.greeting(memberName),
      sections.every(({ areCompleted }) => areCompleted)
        ? copy.introductionOfCompleted(count)
        : copy.introduction(count),
    ],
    sections: sections.map(({ name, cards, alertLink, editLink, stopLink }) => ({
      name,
      cards,
      more: (rest) => ({ text: copy.more(rest), link: alertLink }),
      links: [
        { text: copy.seeAlert, link: alertLink },
        { text: copy.edit, link: editLink },
        { text: copy.stop, link: stopLink },
      ],
    })),
    footer: copy.footer,
  }
}
