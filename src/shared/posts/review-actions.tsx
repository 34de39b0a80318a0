import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeReviewPath } from '#domain/reviews/review-url.ts'
import { AgentReviewsDocument } from '#src/api/generated/documents/agent-reviews.ts'
import { MarkAgentReviewHelpfulDocument } from '#src/api/generated/documents/mark-agent-review-helpful.ts'
import { OwnAgentReviewsDocument } from '#src/api/generated/documents/own-agent-reviews.ts'
import type { ReviewItem_ReviewFragment } from '#src/api/generated/graphql.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import * as styles from './reviews.css.ts'
import { reviewsCopy as copy } from './reviews.copy.ts'

const reportDialog = onIntent(() => import('./report-dialog.tsx'))
const answerForm = onIntent(() => import('./answer-form.tsx'))

type Props = { username: string; review: ReviewItem_ReviewFragment }

/** What a reader, the author or the agent can do with a review. */
export function ReviewActions({ username, review }: Props) {
  const session = useSession()
  const isMember = session.status === 'member'
  const { data } = useDocumentQuery(OwnAgentReviewsDocument, { username }, { isEnabled: isMember })
  const own = isMember ? data?.ownAgentReviews : null
  const [open, setOpen] = useState<'report' | 'answer' | null>(null)
  const Report = useCodeOnIntent(reportDialog, open === 'report')?.ReportDialog
  const Answer = useCodeOnIntent(answerForm, open === 'answer')?.AnswerForm
  if (own?.reviews.some(({ id }) => id === review.id)) {
    return (
      <div className={styles.actions}>
        <Text size="small" weight="strong">
          {copy.ownReview}
        </Text>
        <Link href={`${writeReviewPath(username)}?review=${review.id}`} isStandalone>
          {copy.edit}
        </Link>
      </div>
    )
  }
  return (
    <>
      <div className={styles.actions}>
        <Helpful review={review} isMember={isMember} isMarked={own?.helpfulIds.includes(review.id) ?? false} />
        <Button
          size="small"
          variant="quiet"
          aria-label={copy.reportLabel(review.title)}
          onClick={() => (isMember ? setOpen('report') : askToSignIn())}
        >
          {copy.report}
        </Button>
        {own?.isAgent && open !== 'answer' && (
          <Button size="small" variant="secondary" onClick={() => setOpen('answer')}>
            {review.answer ? copy.changeAnswer : copy.answer}
          </Button>
        )}
      </div>
      {Answer && open === 'answer' && <Answer review={review} onClose={() => setOpen(null)} />}
      {Report && <Report review={review} isOpen={open === 'report'} onClose={() => setOpen(null)} />}
    </>
  )
}

type HelpfulProps = { review: ReviewItem_ReviewFragment; isMember: boolean; isMarked: boolean }

/** Shown as pressed at once; taken back where it failed. */
function Helpful({ review, isMember, isMarked }: HelpfulProps) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [pressed, setPressed] = useState<{ isMarked: boolean; count: number } | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const shown = pressed ?? { isMarked, count: review.helpfulCount }
  const press = async () => {
    if (!isMember) return askToSignIn()
    const isHelpful = !shown.isMarked
    setIsFailed(false)
    setPressed({ isMarked: isHelpful, count: shown.count + (isHelpful ? 1 : -1) })
    try {
      const answer = await execute(MarkAgentReviewHelpfulDocument, { reviewId: review.id, isHelpful })
      setPressed({ isMarked: isHelpful, count: answer.markAgentReviewHelpful.review.helpfulCount })
      void queryClient.invalidateQueries({ predicate: isOfReviews, refetchType: 'none' })
    } catch {
      setPressed(shown)
      setIsFailed(true)
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-pressed={shown.isMarked}
        aria-label={copy.helpfulLabel(review.title)}
        onClick={() => void press()}
      >
        {copy.helpful(shown.count)}
      </Button>
      {isFailed && (
        <Text size="small" tone="danger" role="alert">
          {copy.failed}
        </Text>
      )}
    </>
  )
}

const askToSignIn = () => void emit('auth.requested', { form: 'signIn', position: 'other' })

const hashes: ReadonlySet<unknown> = new Set([AgentReviewsDocument, OwnAgentReviewsDocument].map(documentHash))

/** The queries about the reviews of agents. */
export const isOfReviews = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => hashes.has(queryKey[0])
