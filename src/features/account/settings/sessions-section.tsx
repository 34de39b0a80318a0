import { useEffect, useState } from 'react'
import { legacy, type Session } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Section } from './section.tsx'
import { sessionsCopy } from './settings.copy.ts'
import * as styles from './settings.css.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useSaving } from './use-saving.ts'

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the member is signed in, and the way out of all of it. */
export function SessionsSection({ member: { username } }: { member: Member }) {
  const [sessions, setSessions] = useState<readonly Session[] | null>(null)
  const { outcome, isBusy, save } = useSaving()
  useEffect(() => {
    const asked = new AbortController()
    const params = { path: { username } }
    resultOf((signal) => legacy.GET('/user/{username}/sessions', { params, signal }), asked.signal).then(
      (result) => setSessions(result.ok ? result.data.results : []),
      () => {},
    )
    return () => asked.abort()
  }, [username])
  const endAll = () => {
    const params = { path: { username } }
    void save(() => resultOf((signal) => legacy.DELETE('/user/{username}/sessions', { params, signal })), {
      done: sessionsCopy.ended,
      onDone: () => emit('signOut.requested'),
    })
  }
  return (
    <Section title={sessionsCopy.title} outcome={outcome}>
      {sessions === null ? (
        <Text tone="inkSoft">{sessionsCopy.loading}</Text>
      ) : (
        <ul className={styles.sessions}>
          {sessions.map(({ id, device, startedAt, lastSeenAt, isCurrent }) => (
            <li key={id} className={styles.session}>
              <Text weight="strong">
                {device}
                {isCurrent && <span>{sessionsCopy.thisOne}</span>}
              </Text>
              <Text size="small" tone="inkSoft">
                {sessionsCopy.times(moment.format(new Date(startedAt)), moment.format(new Date(lastSeenAt)))}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" isBusy={isBusy} onClick={endAll}>
          {sessionsCopy.endAll}
        </Button>
      </div>
    </Section>
  )
}
