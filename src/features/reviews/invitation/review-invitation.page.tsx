import type { ComponentProps } from 'react'
import { ReviewInvitationDocument } from '#src/api/generated/documents/review-invitation.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { agentReviewsPath } from '#domain/reviews/review-url.ts'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { notFound } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { editorCopy, invitationCopy as copy } from '../editor.copy.ts'
import { requestedReview, RequestedReview } from '../parts.tsx'

/**
 * The page that the mail of a request leads to; no account is needed. The link is a secret between the portal and the client: what it
 * shows is what the mail said.
 */
export default definePage({
  read: ({ params }) => ({ uniqueIdentifier: (params['uniqueIdentifier'] ?? '').slice(0, 200) }),
  query: (variables) => ask(ReviewInvitationDocument, variables),
  outcome: ({ reviewInvitation: found }) => (found ? { status: 200, found } : notFound(copy.missing)),
  deferred: () => [requestedReview],
  loading: <LoadingPage title={copy.title} />,
  View: ({ view, found }) => <Invitation uniqueIdentifier={view.uniqueIdentifier} invitation={found} />,
})

function Invitation({ uniqueIdentifier, invitation }: ComponentProps<typeof RequestedReview>) {
  const { agent, clientName, propertyAddress, status } = invitation
  // Without scripts the form could not be sent, so the server renders none.
  const isInBrowser = useSession().status !== 'unknown'
  return (
    <Container width="reading" paddingY={32}>
      <PageHead title={copy.title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.heading(agent.name)}</Heading>
        {status === 'waiting' ? (
          <>
            <Stack gap={8}>
              <Text>{copy.lead(clientName, agent.name, agent.office.name)}</Text>
              {propertyAddress && <Text>{copy.about(propertyAddress)}</Text>}
              <Text tone="inkSoft">{copy.fair}</Text>
            </Stack>
            {isInBrowser ? (
              <RequestedReview uniqueIdentifier={uniqueIdentifier} invitation={invitation} />
            ) : (
              <Text>{copy.title}</Text>
            )}
            <noscript>
              <Notice role="none">{editorCopy.needsScript}</Notice>
            </noscript>
          </>
        ) : (
          <Stack>
            <Notice>{copy[status]}</Notice>
            <Link href={agentReviewsPath(agent.username)} isStandalone>
              {copy.reviewsOf(agent.name)}
            </Link>
          </Stack>
        )}
      </Stack>
    </Container>
  )
}
