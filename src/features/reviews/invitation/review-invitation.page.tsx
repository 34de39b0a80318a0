import { ReviewInvitationDocument } from '#src/api/generated/documents/review-invitation.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { agentReviewsPath } from '#domain/reviews/review-url.ts'
import type { PageProps, RouteParams } from '#src/shared/feature/define-feature.ts'
import { LoadingPage } from '#src/shared/loading-page/loading-page.tsx'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { editorCopy, invitationCopy as copy } from '../editor.copy.ts'
import { loadRequestedReview, RequestedReview } from '../parts.tsx'

const identifierOf = (params: RouteParams): string => (params['uniqueIdentifier'] ?? '').slice(0, 200)

/** The link is a secret between the portal and the client: what it shows is what the mail said. */
export const preparePage: PreparePage = async ({ params }, { queryClient, execute }) => {
  const uniqueIdentifier = identifierOf(params)
  const query = documentQuery(execute, ReviewInvitationDocument, { uniqueIdentifier })
  const { reviewInvitation } = await queryClient.fetchQuery(query)
  return { status: reviewInvitation ? 200 : 404 }
}

export const loadParts = async (): Promise<void> => void (await loadRequestedReview())

/** The page that the mail of a request leads to; no account is needed. */
export function Page({ params }: PageProps) {
  const uniqueIdentifier = identifierOf(params)
  const { data, error } = useDocumentQuery(ReviewInvitationDocument, { uniqueIdentifier })
  if (error) throw error
  if (!data) return <LoadingPage title={copy.title} />
  const invitation = data.reviewInvitation
  if (!invitation) return <NotFound title={copy.missing} />
  const { agent, clientName, propertyAddress, status } = invitation
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
            <RequestedReview uniqueIdentifier={uniqueIdentifier} invitation={invitation} />
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
