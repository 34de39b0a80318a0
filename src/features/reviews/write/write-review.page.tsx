import { useState } from 'react'
import { useSearch } from 'wouter'
import { agentReviewsPath, writeReviewPath } from '#domain/reviews/review-url.ts'
import { ReviewedAgentDocument } from '#src/api/generated/documents/reviewed-agent.ts'
import type { ReviewedAgentQuery } from '#src/api/generated/graphql.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import type { RouteParams } from '#src/shared/runtime/define-feature.ts'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { notFound } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { toOwnPath } from '#src/shared/page/page-outcome.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { editorCopy as copy } from '../editor.copy.ts'
import { writeReview, WriteReview } from '../parts.tsx'

const usernameOf = (params: RouteParams): string => (params['username'] ?? '').toLowerCase().slice(0, 200)

/** The form of a review. Who writes is known to the browser alone: the server renders the frame, for an agent who is there. */
export default definePage({
  read: ({ params }) => ({ username: usernameOf(params) }),
  query: (variables) => ask(ReviewedAgentDocument, variables),
  outcome({ agentReviews }, _view, url) {
    if (!agentReviews) return notFound(copy.missing)
    const found = agentReviews.agent
    return toOwnPath(url, writeReviewPath(found.username)) ?? { status: 200, found }
  },
  deferred: () => [writeReview],
  loading: <LoadingPage title={copy.loading} />,
  View: WritePage,
})

type Agent = NonNullable<ReviewedAgentQuery['agentReviews']>['agent']

/** With what the member wrote of this agent before. */
function WritePage({ found: agent }: { found: Agent }) {
  const values = new URLSearchParams(useSearch())
  const isSessionKnown = useIsSessionKnown()
  const trail = [
    { label: copy.home, href: '/' },
    { label: agent.name, href: `/agent/${encodeURIComponent(agent.username)}` },
    { label: copy.reviews, href: agentReviewsPath(agent.username) },
    { label: copy.loading },
  ]
  return (
    <Container width="reading" paddingY={24}>
      <PageHead title={copy.title(agent.name)} isIndexed={false} />
      <Stack gap={24}>
        <Breadcrumbs items={trail} />
        <Heading level={1}>{copy.title(agent.name)}</Heading>
        <Text tone="inkSoft">{copy.lead}</Text>
        {isSessionKnown && (
          <WriteReview
            key={agent.username}
            agent={agent}
            reviewId={values.get('review')}
            listingId={numberIn(values.get('listing'))}
          />
        )}
        <noscript>
          <Notice role="none">{copy.needsScript}</Notice>
        </noscript>
      </Stack>
    </Container>
  )
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** From the first answer on: while somebody logs in it is unknown again, and what waits for that must not begin anew. */
function useIsSessionKnown(): boolean {
  const { status } = useSession()
  const [isKnown, setIsKnown] = useState(false)
  if (status !== 'unknown' && !isKnown) setIsKnown(true)
  return isKnown
}
