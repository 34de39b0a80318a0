import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import { notificationMailCopy } from './notification-mail.copy.ts'
import type { NotificationCard, NotificationKind, NotificationLink, NotifiedSection } from './notification-record.ts'

/** An email from which both its text and its HTML are made; links are paths. */
export type NotificationEmail = {
  heading: string
  paragraphs: readonly string[]
  sections: readonly {
    name: string
    cards: readonly NotificationCard[]
    /** Says that there are more than those with a card. */
    more(count: number): NotificationLink
    links: readonly NotificationLink[]
  }[]
  footer: string
  /** Stops the emails of all that is in it. */
  stopToken: string
}

/** The email that notifies a member of what a kind has to say. */
export async function notificationEmail<Section extends NotifiedSection>(
  { name: kind, copy, unsubscribe }: NotificationKind<Section>,
  { memberId, name }: { memberId: number; name: string },
  sections: readonly Section[],
): Promise<NotificationEmail> {
  const { footer, stop } = notificationKinds[kind]
  const tokenOf = (senderIds: readonly number[]) => unsubscribe.tokens.of(unsubscribe.numbersOf(memberId, senderIds))
  const linked = sections.map(async ({ senderId, name: heading, link, links = [], cards }) => ({
    name: heading,
    cards,
    more: (count: number) => ({ text: copy.more(count), link }),
    links: [
      { text: copy.see, link },
      ...links,
      { text: stop, link: `/alerts/unsubscribe?token=${await tokenOf([senderId])}` },
    ],
  }))
  const senderIds = sections.flatMap(({ senderId, otherSenderIds = [] }) => [senderId, ...otherSenderIds])
  return {
    heading: copy.subject(sections),
    paragraphs: [notificationMailCopy.greeting(name), copy.introduction(sections)],
    sections: await Promise.all(linked),
    footer,
    stopToken: await tokenOf([...new Set(senderIds)]),
  }
}
