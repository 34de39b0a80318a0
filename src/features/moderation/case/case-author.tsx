import { type FormEvent, useId } from 'react'
import { moderationErrors } from '#domain/posts/moderation-errors.copy.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import { CloseWritingDocument } from '#src/api/generated/documents/close-writing.ts'
import { OpenWritingDocument } from '#src/api/generated/documents/open-writing.ts'
import type { CaseAuthor_CaseFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { moderationCopy } from '../moderation.copy.ts'

const copy = moderationCopy.author

type Props = { found: CaseAuthor_CaseFragment; mayClose: boolean; onSet: () => void }

/** Who wrote it, how that went before, and whether they may write. */
export function CaseAuthor({ found: { author }, mayClose, onSet }: Props) {
  const headingId = useId()
  const { memberId, name, publishedCount, rejectedCount, isWritingClosed } = author
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={12}>
        <Heading level={2} size="lead" id={headingId}>
          {copy.title}
        </Heading>
        <Text>{`${name} · ${copy.posts(publishedCount, rejectedCount)}`}</Text>
        {isWritingClosed && <Text weight="strong">{copy.closed}</Text>}
        {mayClose && memberId != null && <Writing memberId={memberId} isClosed={isWritingClosed} onSet={onSet} />}
      </Stack>
    </section>
  )
}

function Writing({ memberId, isClosed, onSet }: { memberId: number; isClosed: boolean; onSet: () => void }) {
  const [reason, setReason] = useUnsentText(useMemberId(), `reason of writing ${memberId}`)
  const closing = useChange(CloseWritingDocument)
  const opening = useChange(OpenWritingDocument)
  const { isBusy, failure, refuse } = isClosed ? opening : closing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if ((reason ?? '').trim().length < LEAST_REASON)
      return refuse(moderationErrors.reason(LEAST_REASON, LONGEST_REASON))
    const asked = { memberId, reason: reason ?? '' }
    const onDone = () => {
      setReason(null)
      onSet()
    }
    void (isClosed ? opening.change(asked, onDone) : closing.change(asked, onDone))
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <TextField
          label={copy.reason}
          hint={copy.reasonHint}
          maxLength={LONGEST_REASON}
          value={reason ?? ''}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <div>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {isClosed ? copy.open : copy.close}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
