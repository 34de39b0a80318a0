import CopyIcon from 'lucide-react/icons/copy'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CalendarFeedDocument } from '#src/api/generated/documents/calendar-feed.ts'
import { ResetCalendarFeedDocument } from '#src/api/generated/documents/reset-calendar-feed.ts'
import { documentQuery, useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { inspectionDayCopy as copy } from './inspection-day.copy.ts'
import * as styles from './inspection-day.css.ts'

type Outcome = 'none' | 'busy' | 'failed' | 'copied' | 'notCopied'

/** The private link that a calendar program follows, to be made, copied and reset. */
export function CalendarFeed() {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const { data } = useDocumentQuery(CalendarFeedDocument, {})
  const [outcome, setOutcome] = useState<Outcome>('none')
  const url = data?.calendarFeed.url ?? null
  const reset = async () => {
    setOutcome('busy')
    const answer = await execute(ResetCalendarFeedDocument, {}, {}).catch(() => null)
    setOutcome(answer === null ? 'failed' : 'none')
    if (answer !== null) {
      queryClient.setQueryData(documentQuery(execute, CalendarFeedDocument, {}).queryKey, answer.resetCalendarFeed)
    }
  }
  const copyUrl = () =>
    navigator.clipboard.writeText(url ?? '').then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  // Without a connection nobody can tell whether there is one.
  if (!data) return null
  return (
    <section aria-labelledby="calendar-feed" className={styles.notInPrint}>
      <Stack gap={12}>
        <Heading level={2} id="calendar-feed">
          {copy.calendar}
        </Heading>
        {outcome === 'failed' && <Notice tone="danger">{copy.feedFailed}</Notice>}
        {url === null ? (
          <Text>{copy.feedNone}</Text>
        ) : (
          <TextField
            label={copy.feed}
            hint={copy.feedHint}
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <Inline gap={12}>
          {url !== null && (
            <Button variant="secondary" size="small" icon={CopyIcon} onClick={() => void copyUrl()}>
              {copy.copyFeed}
            </Button>
          )}
          <Button
            variant={url === null ? 'secondary' : 'quiet'}
            size="small"
            isBusy={outcome === 'busy'}
            onClick={() => void reset()}
          >
            {url === null ? copy.makeFeed : copy.resetFeed}
          </Button>
          {url !== null && (
            <Text as="span" size="small" tone="inkSoft">
              {copy.resetHint}
            </Text>
          )}
        </Inline>
        <div role="status">
          {outcome === 'copied' && <span>{copy.copied}</span>}
          {outcome === 'notCopied' && <span>{copy.notCopied}</span>}
        </div>
      </Stack>
    </section>
  )
}
