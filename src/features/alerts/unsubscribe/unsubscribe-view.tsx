import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { readUnsubscription, unsubscribeFromAlert } from '#src/api/rest/unsubscribe-from-alert.ts'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { type NotificationKindInfo, notificationKindOfToken } from '#domain/notifications/notification-kinds.ts'
import { unsubscribeCopy } from '../alerts.copy.ts'

/** Stops the emails of what a mailed link names, such as an alert; whoever holds the link need not log in. */
export function UnsubscribeView() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const { unsubscribe, page } = notificationKindOfToken(token)
  const copy = { ...unsubscribeCopy, ...unsubscribe }
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title={copy.title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        {token === '' ? <Text size="lead">{copy.noToken}</Text> : <Unsubscribe token={token} copy={copy} />}
        <Link href={page.path} isStandalone>
          {page.name}
        </Link>
        <noscript>
          <Notice role="none">{copy.needsScript}</Notice>
        </noscript>
      </Stack>
    </Container>
  )
}

type Outcome = 'open' | 'busy' | 'done' | 'badToken' | 'unreachable'

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

type Copy = typeof unsubscribeCopy & NotificationKindInfo['unsubscribe']

function Unsubscribe({ token, copy }: { token: string; copy: Copy }) {
  const [outcome, setOutcome] = useState<Outcome>('open')
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const result = await readUnsubscription(token, { signal: leaving.signal })
      if (leaving.signal.aborted) return
      if (result.ok) setNames(result.data.map(({ name }) => name))
      // Without an answer it can still be stopped; whoever presses hears of what fails then.
      else if (outcomeOf(result) === 'badToken') setOutcome((before) => (before === 'open' ? 'badToken' : before))
    }
    void read()
    return () => leaving.abort()
  }, [token])
  const stop = async () => {
    setOutcome('busy')
    const result = await unsubscribeFromAlert(token)
    if (result.ok) setNames(result.data.map(({ name }) => name))
    setOutcome(outcomeOf(result))
  }
  return (
    <>
      <div role="status">
        {outcome === 'done' && (
          <Notice tone="success" role="none">
            {names.length === 0 ? copy.done : copy.doneWith(quoted(names))}
          </Notice>
        )}
      </div>
      {(outcome === 'badToken' || outcome === 'unreachable') && <Notice tone="danger">{copy[outcome]}</Notice>}
      {outcome !== 'done' && outcome !== 'badToken' && (
        <>
          <Text size="lead" weight="strong">
            {names.length === 0 ? copy.question : copy.questionOf(quoted(names))}
          </Text>
          <Text>{copy.introduction}</Text>
          <div>
            <Button size="large" isBusy={outcome === 'busy'} onClick={() => void stop()}>
              {outcome === 'busy' ? copy.stopping : copy.stop}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

function outcomeOf(result: Awaited<ReturnType<typeof unsubscribeFromAlert>>): Outcome {
  if (result.ok) return 'done'
  const { status } = result.problem
  return status !== null && status >= 400 && status < 500 && status !== 429 ? 'badToken' : 'unreachable'
}
