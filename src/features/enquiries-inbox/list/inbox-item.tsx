import type { InboxItem_EnquiryFragment } from '#src/api/generated/graphql.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { badge } from '#src/design/badge/badge.css.ts'
import { Text } from '#src/design/text/text.tsx'
import { inboxCopy as copy } from '../inbox.copy.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import * as styles from '../inbox.css.ts'

type Props = { enquiry: InboxItem_EnquiryFragment; href: string; isOpen: boolean; isOfOffice: boolean }

/** One enquiry of the list: who, about what, and how it begins. */
export function InboxItem({ enquiry, href, isOpen, isOfOffice }: Props) {
  const { kind, name, home: listing, message, receivedAt, isRead, agent } = enquiry
  return (
    <Anchor href={href} className={styles.item} aria-current={isOpen ? 'true' : undefined}>
      <span className={styles.itemHead}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        {!isRead && <span className={badge({ tone: 'new' })}>{copy.unread}</span>}
      </span>
      <Text as="span" size="small">
        {listing === '' ? copy.about[kind === 'agent' ? 'agent' : 'none'] : listing}
      </Text>
      {message !== '' && (
        <Text as="span" size="small" tone="inkSoft" lines={2}>
          {message}
        </Text>
      )}
      <Text as="span" size="small" tone="inkSoft">
        {isOfOffice ? `${copy.for(agent.name)} · ${momentText(receivedAt)}` : momentText(receivedAt)}
      </Text>
    </Anchor>
  )
}
