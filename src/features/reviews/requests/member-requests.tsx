import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { agentReviewsPath } from '#domain/reviews/review-url.ts'
import { shortDayText } from '#domain/time/written-day.ts'
import { ReviewRequestsDocument } from '#src/api/generated/documents/review-requests.ts'
import { WithdrawReviewRequestDocument } from '#src/api/generated/documents/withdraw-review-request.ts'
import type { ReviewRequestsQuery, ReviewRequestStatus } from '#src/api/generated/graphql.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Card } from '#src/design/card/card.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { reviewsCopy } from '#src/shared/posts/reviews.copy.ts'
import { RequestForm } from './request-form.tsx'
import { requestsCopy as copy } from './requests.copy.ts'

const statuses = ['waiting', 'answered', 'expired', 'withdrawn'] as const
const hash = documentHash(ReviewRequestsDocument)
const PAGE = 20

/** The form of a request, and all requests by how far they are. */
export function MemberRequests({ isAgent }: { isAgent: boolean }) {
  const [status, setStatus] = useState<ReviewRequestStatus>('waiting')
  const [take, setTake] = useState(PAGE)
  const queryClient = useQueryClient()
  const variables = { status, skip: 0, take }
  const { data, error } = useDocumentQuery(ReviewRequestsDocument, variables, { isEnabled: isAgent })
  const refresh = () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === hash })
  const found = data?.reviewRequests
  return (
    <Container width="reading" paddingY={32}>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>{copy.title}</Heading>
          <Text tone="inkSoft">{isAgent ? copy.lead : copy.notAnAgent}</Text>
        </Stack>
        {isAgent && (
          <>
            <RequestForm onSent={() => void refresh()} />
            <section aria-busy={!found && !error}>
              <Stack gap={16}>
                <Heading level={2}>{copy.requests}</Heading>
                <SegmentedControl
                  label={copy.status}
                  isLabelHidden
                  name="status"
                  value={status}
                  options={statuses.map((value) => ({ value, label: copy.statuses[value] }))}
                  onChange={setStatus}
                />
                {error && <Notice tone="danger">{copy.failed}</Notice>}
                {found?.total === 0 && <Text>{copy.none[status]}</Text>}
                {found?.results.map((request) => (
                  <Request key={request.id} request={request} onChanged={() => void refresh()} />
                ))}
                {found && found.total > found.results.length && take < 100 && (
                  <Button variant="secondary" onClick={() => setTake(Math.min(100, take + PAGE))}>
                    {copy.more}
                  </Button>
                )}
              </Stack>
            </section>
          </>
        )}
      </Stack>
    </Container>
  )
}

type RequestProps = { request: ReviewRequestsQuery['reviewRequests']['results'][number]; onChanged: () => void }

function Request({ request, onChanged }: RequestProps) {
  const { id, clientName, clientEmail, serviceProvidedType, propertyAddress, status, review } = request
  const execute = useExecute()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const takeBack = async () => {
    setState('busy')
    try {
      await execute(WithdrawReviewRequestDocument, { requestId: id })
      onChanged()
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Card as="article" padding="medium">
      <Stack gap={8}>
        <Heading level={3} size="lead">
          {clientName}
        </Heading>
        <Text size="small">
          {[clientEmail, reviewsCopy.services[serviceProvidedType], propertyAddress].filter(Boolean).join(' · ')}
        </Text>
        <Text size="small" tone="inkSoft">
          {copy.sentOn(dayOf(request.requestedAt))}
          {status === 'waiting' && <span>{`, ${copy.until(dayOf(request.expiresAt))}`}</span>}
        </Text>
        {review && (
          <Link href={`${agentReviewsPath(review.agent.username)}#r${review.id}`} isStandalone>
            {copy.seeReview}
          </Link>
        )}
        {status === 'answered' && !review && <Text size="small">{copy.heldReview}</Text>}
        {state === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
        {status === 'waiting' && (
          <div>
            <Button
              size="small"
              variant="secondary"
              aria-label={copy.takeBackOf(clientName)}
              isBusy={state === 'busy'}
              onClick={() => void takeBack()}
            >
              {copy.takeBack}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

const dayOf = (instant: string): string => shortDayText(instant.slice(0, 10))
