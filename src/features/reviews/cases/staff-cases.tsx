import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import { agentReviewsPath } from '#domain/reviews/review-url.ts'
import { DecideAgentReviewDocument } from '#src/api/generated/documents/decide-agent-review.ts'
import { ReviewCasesDocument } from '#src/api/generated/documents/review-cases.ts'
import type { ReviewCasesQuery } from '#src/api/generated/graphql.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { ReviewItem } from '#src/shared/posts/review-item.tsx'
import { reviewsCopy } from '#src/shared/posts/reviews.copy.ts'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { casesCopy as copy } from './cases.copy.ts'

const PAGE = 20
const hash = documentHash(ReviewCasesDocument)

/** Reviews that wait for staff, those that wait longest first. */
export function StaffCases({ isStaff }: { isStaff: boolean }) {
  const [take, setTake] = useState(PAGE)
  const queryClient = useQueryClient()
  const { data, error } = useDocumentQuery(ReviewCasesDocument, { skip: 0, take }, { isEnabled: isStaff })
  const found = data?.reviewCases
  const refresh = () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === hash })
  return (
    <Container width="reading" paddingY={32}>
      <section aria-busy={isStaff && !found && !error}>
        <Stack gap={24}>
          <Heading level={1}>{copy.title}</Heading>
          <Text aria-live="polite">{summaryOf(isStaff, found?.total)}</Text>
          {error && <Notice tone="danger">{copy.failed}</Notice>}
          {found?.results.map((each) => (
            <Case key={each.review.id} found={each} onDecided={refresh} />
          ))}
          {found && found.total > found.results.length && take < 100 && (
            <Button variant="secondary" onClick={() => setTake(Math.min(100, take + PAGE))}>
              {copy.more}
            </Button>
          )}
        </Stack>
      </section>
    </Container>
  )
}

function summaryOf(isStaff: boolean, total: number | undefined): string {
  if (!isStaff) return copy.notStaff
  if (total === undefined) return ''
  return total === 0 ? copy.none : copy.count(total)
}

type Found = ReviewCasesQuery['reviewCases']['results'][number]

function Case({ found, onDecided }: { found: Found; onDecided: () => void }) {
  const { review, reportCount, reportReasons } = found
  const { holdReasons, agent } = review
  const isHeld = review.status === 'held'
  const why = holdReasons.map((reason) => copy.holdReasons[reason]).join(', ')
  return (
    <ReviewItem review={review} headingLevel={2}>
      <Stack gap={12}>
        <Text size="small">
          <Link href={agentReviewsPath(agent.username)}>{copy.of(agent.name)}</Link>
        </Text>
        {isHeld && <Text weight="strong">{why === '' ? copy.heldAgain : copy.held(why)}</Text>}
        {reportCount > 0 && (
          <Text weight="strong">
            {copy.reported(
              reportCount,
              reportReasons.map((reason) => reviewsCopy.reasons[reason]),
            )}
          </Text>
        )}
        <Decision review={review} isHeld={isHeld} onDecided={onDecided} />
      </Stack>
    </ReviewItem>
  )
}

type DecisionProps = { review: Found['review']; isHeld: boolean; onDecided: () => void }

function Decision({ review, isHeld, onDecided }: DecisionProps) {
  const execute = useExecute()
  const [unsent, setUnsent] = useUnsentText(useMemberId(), `reason of review ${review.id}`)
  const reason = unsent ?? ''
  const [isProofChecked, setIsProofChecked] = useState(false)
  const [state, setState] = useState<'choosing' | 'busy' | { message: string }>('choosing')
  const decide = async (decision: 'publish' | 'reject') => {
    if (state === 'busy') return
    if (reason.trim().length < LEAST_REASON) {
      return setState({ message: reviewErrors.reason(LEAST_REASON, LONGEST_REASON) })
    }
    setState('busy')
    try {
      await execute(DecideAgentReviewDocument, { reviewId: review.id, decision, reason, isProofChecked })
      setUnsent(null)
      onDecided()
    } catch (problem) {
      const isRefused = problem instanceof ApiProblem && !isPassingProblem(problem)
      setState({ message: isRefused ? problem.message : copy.failed })
    }
  }
  const [publish, reject] = isHeld ? [copy.publish, copy.reject] : [copy.keep, copy.remove]
  return (
    <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <Stack gap={12}>
        <TextField
          label={copy.reason}
          hint={copy.reasonHint}
          name={`reason-${review.id}`}
          maxLength={LONGEST_REASON}
          value={reason}
          error={typeof state === 'object' ? state.message : undefined}
          onChange={({ currentTarget }) => setUnsent(currentTarget.value)}
        />
        {!review.isVerified && (
          <>
            <Text>{review.evidence ? copy.evidence(review.evidence) : copy.noEvidence}</Text>
            <CheckboxField
              label={copy.proof}
              hint={copy.proofHint}
              checked={isProofChecked}
              onChange={({ currentTarget }) => setIsProofChecked(currentTarget.checked)}
            />
          </>
        )}
        <Inline gap={12}>
          <Button
            variant="secondary"
            isBusy={state === 'busy'}
            aria-label={copy.actionOn(publish, review.title)}
            onClick={() => void decide('publish')}
          >
            {publish}
          </Button>
          <Button
            variant="secondary"
            isBusy={state === 'busy'}
            aria-label={copy.actionOn(reject, review.title)}
            onClick={() => void decide('reject')}
          >
            {reject}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
