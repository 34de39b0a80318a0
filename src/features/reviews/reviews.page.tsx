import { useSearch } from 'wouter'
import { formatReviewsUrl, readReviewsSearch, REVIEWS_PAGE_SIZE, writeReviewPath } from '#domain/reviews/review-url.ts'
import { AgentReviewsDocument } from '#src/api/generated/documents/agent-reviews.ts'
import type { AgentReviewList_PageFragment } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import type { PageProps, RouteParams } from '#src/shared/feature/define-feature.ts'
import { LoadingPage } from '#src/shared/loading-page/loading-page.tsx'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { AgentReviewList } from '#src/shared/reviews/agent-review-list.tsx'
import { reviewsVariables } from '#src/shared/reviews/agent-reviews-query.ts'
import { ReviewActions } from '#src/shared/reviews/review-actions.tsx'
import { reviewsCopy } from '#src/shared/reviews/reviews.copy.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { reviewsThing } from '#src/shared/seo/structured-data/reviews-thing.ts'
import { InsiderLinks } from './insider-links.tsx'
import { reviewsPageCopy as copy } from './reviews-page.copy.ts'

const usernameOf = (params: RouteParams): string => (params['username'] ?? '').toLowerCase().slice(0, 200)

/** Another form of the address leads to the one address; a page past the last is not found. */
export const preparePage: PreparePage = async ({ path, search, params }, { queryClient, execute }) => {
  const view = readReviewsSearch(search)
  const variables = reviewsVariables(usernameOf(params), view)
  const { agentReviews } = await queryClient.fetchQuery(documentQuery(execute, AgentReviewsDocument, variables))
  if (!agentReviews) return { status: 404 }
  const address = formatReviewsUrl(agentReviews.agent.username, view)
  if (address !== (search === '' ? path : `${path}?${search}`)) return { status: 301, redirectTo: address }
  return { status: view.page > Math.max(1, Math.ceil(agentReviews.total / REVIEWS_PAGE_SIZE)) ? 404 : 200 }
}

/** Everything that is said of an agent. */
export function Page({ params }: PageProps) {
  const view = readReviewsSearch(useSearch())
  const { data, error, isPlaceholderData } = useDocumentQuery(
    AgentReviewsDocument,
    reviewsVariables(usernameOf(params), view),
    { keepsPrevious: true },
  )
  if (error) throw error
  if (!data) return <LoadingPage title={copy.loading} />
  const found = data.agentReviews
  if (!found) return <NotFound title={copy.missing} />
  const { agent } = found
  return (
    <Container paddingY={24}>
      <PageHead
        title={copy.title(agent.name)}
        description={copy.description(agent.name, agent.reviewSummary.count)}
        canonicalPath={formatReviewsUrl(agent.username, {
          ...view,
          rating: null,
          sortBy: 'newest',
          isVerifiedOnly: false,
        })}
        isIndexed={view.rating === null && view.sortBy === 'newest' && !view.isVerifiedOnly && !view.isImported}
        describe={import.meta.env.SSR ? (origin) => thingsOf(origin, found) : undefined}
      />
      <Stack gap={24}>
        <Breadcrumbs items={trailOf(found)} />
        <Stack gap={12}>
          <Heading level={1}>{copy.title(agent.name)}</Heading>
          <Text tone="inkSoft">{reviewsCopy.fair}</Text>
          <Inline gap={16}>
            <ButtonLink href={writeReviewPath(agent.username)}>{reviewsCopy.write}</ButtonLink>
            <InsiderLinks />
          </Inline>
        </Stack>
        <AgentReviewList found={found} view={view} isStale={isPlaceholderData} Actions={ReviewActions} />
      </Stack>
    </Container>
  )
}

const trailOf = ({ agent }: AgentReviewList_PageFragment) => [
  { label: copy.home, href: '/' },
  { label: agent.name, href: `/agent/${encodeURIComponent(agent.username)}` },
  { label: copy.reviews },
]

const thingsOf = (origin: string, found: AgentReviewList_PageFragment) => [
  breadcrumbList(origin, trailOf(found)),
  ...reviewsThing(origin, found),
]
