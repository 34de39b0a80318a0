import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportReasons } from '#domain/reviews/review-types.ts'
import { writeReviewPath } from '#domain/reviews/review-url.ts'
import { AgentReviewsDocument } from '#src/api/generated/documents/agent-reviews.ts'
import { ReportAgentReviewDocument } from '#src/api/generated/documents/report-agent-review.ts'
import { OwnAgentReviewsDocument } from '#src/api/generated/documents/own-agent-reviews.ts'
import type { ReviewItem_ReviewFragment } from '#src/api/generated/graphql.ts'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useForMember } from '#src/shared/session/use-for-member.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { OwnHelpful } from './votes/own-helpful.tsx'
import { HelpfulToggle } from './votes/helpful-toggle.tsx'
import * as styles from './reviews.css.ts'
import { reviewsCopy as copy } from './reviews.copy.ts'

const reportDialog = onIntent(() => import('./report-dialog.tsx'))
const answerForm = onIntent(() => import('./answer-form.tsx'))

const reasons = (['notGenuine', ...reportReasons.filter((reason) => reason !== 'notGenuine')] as const).map(
  (value) => ({
    value,
    label: copy.reasons[value],
  }),
)

type Props = { username: string; review: ReviewItem_ReviewFragment }

/** What a reader, the author or the agent can do with a review. */
export function ReviewActions({ username, review }: Props) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const session = useSession()
  const isMember = session.status === 'member'
  const { data } = useDocumentQuery(OwnAgentReviewsDocument, { username }, { isEnabled: isMember })
  const own = isMember ? data?.ownAgentReviews : null
  const [open, setOpen] = useState<'report' | 'answer' | null>(null)
  const openReport = () => setOpen('report')
  const report = useForMember(`report agentReview ${review.id}`, { press: openReport, finish: openReport })
  const Report = useCodeOnIntent(reportDialog, open === 'report', reportMissing)?.ReportDialog
  const Answer = useCodeOnIntent(answerForm, open === 'answer', reportMissing)?.AnswerForm
  if (own?.reviews.some(({ id }) => id === review.id)) {
    return (
      <div className={styles.actions}>
        <Text size="small" weight="strong">
          {copy.ownReview}
        </Text>
        <OwnHelpful count={review.helpfulCount} />
        <Link href={`${writeReviewPath(username)}?review=${review.id}`} isStandalone>
          {copy.edit}
        </Link>
      </div>
    )
  }
  return (
    <>
      <div className={styles.actions}>
        <HelpfulToggle
          post={{ postId: Number(review.id), of: 'agentReview' }}
          isOn={own?.helpfulIds.includes(review.id) ?? false}
          count={review.helpfulCount}
          label={copy.helpfulLabel(review.title)}
          readAgain={() => queryClient.invalidateQueries({ predicate: isOfReviews })}
        />
        <Button size="small" variant="quiet" aria-label={copy.reportLabel(review.title)} onClick={report}>
          {copy.report}
        </Button>
        {own?.isAgent && open !== 'answer' && (
          <Button size="small" variant="secondary" onClick={() => setOpen('answer')}>
            {review.answer ? copy.changeAnswer : copy.answer}
          </Button>
        )}
      </div>
      {Answer && open === 'answer' && <Answer review={review} onClose={() => setOpen(null)} />}
      {Report && (
        <Report
          reasons={reasons}
          send={(reason) => execute(ReportAgentReviewDocument, { reviewId: review.id, reason })}
          isOpen={open === 'report'}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

const hashes: ReadonlySet<unknown> = new Set([AgentReviewsDocument, OwnAgentReviewsDocument].map(documentHash))

/** The queries about the reviews of agents. */
export const isOfReviews = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => hashes.has(queryKey[0])
