import { useEffect, useState } from 'react'
import type { Session } from '#src/api/rest/identity-client.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/components/button.tsx'
import { Text } from '#src/design/components/text.tsx'
import { requestSignOut } from '#src/property/session/session-events.ts'
import { Section } from './section.tsx'
import { settingsClient } from './settings-client.ts'
import * as styles from './settings.css.ts'
import { useSaving } from './use-saving.ts'

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the member is signed in, and the way out of all of it. */
export function SessionsSection({ member: { username } }: { member: Member }) {
  const [sessions, setSessions] = useState<readonly Session[] | null>(null)
  const { outcome, isBusy, save } = useSaving()
  useEffect(() => {
    const asked = new AbortController()
    settingsClient.sessions(username, { signal: asked.signal }).then(
      (result) => setSessions(result.ok ? result.data : []),
      () => {},
    )
    return () => asked.abort()
  }, [username])
  const endAll = () =>
    void save(() => settingsClient.endAllSessions(username), {
      done: 'You are signed out everywhere.',
      onDone: requestSignOut,
    })
  return (
    <Section title="Where you are signed in" outcome={outcome}>
      {sessions === null ? (
        <Text tone="inkSoft">Reading your sessions…</Text>
      ) : (
        <ul className={styles.sessions}>
          {sessions.map(({ id, device, startedAt, lastSeenAt, isCurrent }) => (
            <li key={id} className={styles.session}>
              <Text weight="strong">
                {device}
                {isCurrent && ' (this one)'}
              </Text>
              <Text size="small" tone="inkSoft">
                Since {moment.format(new Date(startedAt))}, last used {moment.format(new Date(lastSeenAt))}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button look="secondary" isBusy={isBusy} onClick={endAll}>
          Sign out everywhere
        </Button>
      </div>
    </Section>
  )
}
