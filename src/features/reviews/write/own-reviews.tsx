import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { WithdrawAgentReviewDocument } from '#src/api/generated/documents/withdraw-agent-review.ts'
import type { OwnReview_ReviewFragment } from '#src/api/generated/graphql.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { isOfReviews } from '#src/shared/posts/review-actions.tsx'
import { editorCopy as copy } from '../editor.copy.ts'

type Props = {
  reviews: readonly OwnReview_ReviewFragment[]
  changedId: string | null
  onChange: (id: string | null) => void
}

/** What the member wrote of this agent, where it stands, and how to take it back; it stays to say that the last one was. */
export function OwnReviews({ reviews, changedId, onChange }: Props) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')
  const takeBack = async (reviewId: string) => {
    if (state === 'busy') return
    setState('busy')
    try {
      await execute(WithdrawAgentReviewDocument, { reviewId })
      if (changedId === reviewId) onChange(null)
      await queryClient.invalidateQueries({ predicate: isOfReviews })
      setState('done')
    } catch {
      setState('failed')
    }
  }
  if (reviews.length === 0 && state === 'idle') return null
  return (
    <section>
      <Stack gap={12}>
        {reviews.length > 0 && (
          <Heading level={2} size="lead">
            {copy.yours}
          </Heading>
        )}
        <div aria-live="polite">
          {state === 'done' && <Notice tone="success">{copy.takenBack}</Notice>}
          {state === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
        </div>
        {reviews.map(({ id, title, status, decisionReason }) => (
          <Stack key={id} gap={4}>
            <Text weight="strong">{title}</Text>
            <Text size="small">{copy.status[status]}</Text>
            {decisionReason && <Text size="small">{copy.reason(decisionReason)}</Text>}
            <Inline gap={12}>
              <Button
                size="small"
                variant="secondary"
                aria-label={copy.changeOf(title)}
                aria-pressed={id === changedId}
                onClick={() => onChange(id === changedId ? null : id)}
              >
                {copy.change}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={copy.takeBackOf(title)}
                isBusy={state === 'busy'}
                onClick={() => void takeBack(id)}
              >
                {copy.takeBack}
              </Button>
            </Inline>
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
