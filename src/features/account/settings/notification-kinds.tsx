import { notificationKindsOf } from '#domain/notifications/notification-kinds.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { notificationsCopy } from './notifications.copy.ts'
import { PremierEmails } from './premier-emails.tsx'
import * as styles from './settings.css.ts'

const copy = notificationsCopy.kinds

/** Everything that the member can be notified of, with where that is chosen. */
export function NotificationKinds() {
  const session = useSession()
  const isAgent = session.status === 'member' && session.member.isAgent
  return (
    <Stack gap={8}>
      <Heading level={3}>{copy.title}</Heading>
      <ul className={styles.sent} aria-label={copy.title}>
        {notificationKindsOf({ isAgent }).map(({ label, channels, page }) => (
          <li key={label}>
            <Text>{label}</Text>
            <Text as="div" size="small" tone="inkSoft">
              {copy.by(channels.map((channel) => notificationsCopy.channels[channel]))}
              <Link href={page.path}>{page.name}</Link>
            </Text>
          </li>
        ))}
      </ul>
      {isAgent && <PremierEmails />}
    </Stack>
  )
}
