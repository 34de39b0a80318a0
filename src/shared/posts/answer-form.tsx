import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { answerOf } from '#domain/reviews/check-review.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { LONGEST_ANSWER } from '#domain/reviews/review-limits.ts'
import { AnswerAgentReviewDocument } from '#src/api/generated/documents/answer-agent-review.ts'
import type { ReviewItem_ReviewFragment } from '#src/api/generated/graphql.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { isOfReviews } from './review-actions.tsx'
import { reviewsCopy as copy } from './reviews.copy.ts'

type Props = { review: ReviewItem_ReviewFragment; onClose: () => void }

/** The agent's answer, which everybody reads below the review. */
export function AnswerForm({ review, onClose }: Props) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [unsent, setUnsent] = useUnsentText(useMemberId(), `answer to review ${review.id}`)
  const content = unsent ?? review.answer?.content ?? ''
  const [state, setState] = useState<'writing' | 'wrong' | 'sending' | 'failed'>('writing')
  const close = () => {
    setUnsent(null)
    onClose()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    if (answerOf(content) === null) return setState('wrong')
    setState('sending')
    try {
      await execute(AnswerAgentReviewDocument, { reviewId: review.id, content })
      await queryClient.invalidateQueries({ predicate: isOfReviews })
      close()
    } catch {
      setState('failed')
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={12}>
        <Field
          label={copy.answerLabel}
          hint={copy.answerHint}
          error={state === 'wrong' ? reviewErrors.answer(LONGEST_ANSWER) : undefined}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              name="answer"
              rows={4}
              className={control()}
              value={content}
              readOnly={state === 'sending'}
              onChange={({ currentTarget }) => setUnsent(currentTarget.value)}
            />
          )}
        </Field>
        {state === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
        <Inline gap={12}>
          <Button type="submit" isBusy={state === 'sending'}>
            {copy.saveAnswer}
          </Button>
          <Button variant="quiet" onClick={close}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
