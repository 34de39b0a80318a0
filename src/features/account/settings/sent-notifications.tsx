import { useState } from 'react'
import { notificationKindNamed } from '#domain/notifications/notification-kinds.ts'
import type { SentNotification } from '#src/api/rest/clients.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { notificationsCopy } from './notifications.copy.ts'
import * as styles from './settings.css.ts'

const FEW = 10
const copy = notificationsCopy.sent
const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** What was sent, the latest first. */
export function SentNotifications({ sent }: { sent: readonly SentNotification[] }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <Stack gap={8}>
      <Heading level={3}>{copy.title}</Heading>
      {sent.length === 0 ? (
        <Text tone="inkSoft">{copy.none}</Text>
      ) : (
        <ol className={styles.sent} aria-label={copy.title}>
          {sent
            .slice(0, isWhole ? sent.length : FEW)
            .map(({ sentAt, kind, topic, alertId, alertName, listingCount }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- nothing else tells two of one sender and moment apart
              <li key={`${sentAt} ${alertId ?? ''} ${at}`}>
                {alertId === null ? <Text>{alertName}</Text> : <Link href={`/alerts/${alertId}`}>{alertName}</Link>}
                <Text as="div" size="small" tone="inkSoft">
                  {copy.about(
                    notificationsCopy.channels[kind],
                    notificationKindNamed(topic)?.items(listingCount) ?? null,
                    moment.format(new Date(sentAt)),
                  )}
                </Text>
              </li>
            ))}
        </ol>
      )}
      {sent.length > FEW && !isWhole && (
        <div>
          <Button size="small" variant="secondary" onClick={() => setIsWhole(true)}>
            {copy.showAll}
          </Button>
        </div>
      )}
    </Stack>
  )
}
