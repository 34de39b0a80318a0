import { useSearch } from 'wouter'
import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import { formatReviewsUrl, readReviewsSearch, REVIEWS_PAGE_SIZE, type ReviewsView } from '#domain/reviews/review-url.ts'
import { AgentReviewsDocument } from '#src/api/generated/documents/agent-reviews.ts'
import { ProfileOfAgentDocument } from '#src/api/generated/documents/profile-of-agent.ts'
import type { AgentReviewList_PageFragment } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { definePageFrame, type PageProps, type PreparePage } from '#src/shared/page/define-page.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import type { RouteParams } from '#src/shared/runtime/define-feature.ts'
import { AgentReviewList } from '#src/shared/posts/agent-review-list.tsx'
import { reviewsVariables } from '#src/shared/posts/agent-reviews-query.ts'
import { ReviewActions } from '#src/shared/posts/review-actions.tsx'
import { reviewsCopy } from '#src/shared/posts/reviews.copy.ts'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { reviewsThing } from '#src/shared/seo/structured-data/reviews-thing.ts'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { agentReviewsCopy as copy, tabNames } from '../profile.copy.ts'
import { InsiderLinks } from './insider-links.tsx'

const usernameOf = (params: RouteParams): string => (params['username'] ?? '').toLowerCase().slice(0, 200)

const profileView = (username: string, isAgent = true): ProfileView => ({
  isAgent,
  username,
  tab: 'reviews',
  mode: null,
  page: 1,
})

/** Another form of the address leads to the one address, who is no agent to what they wrote; a page past the last is not found. */
const prepare: PreparePage = async ({ path, search, params }, { queryClient, execute }) => {
  const [username, view] = [usernameOf(params), readReviewsSearch(search)]
  const [{ profile }, { agentReviews }] = await Promise.all([
    queryClient.fetchQuery(documentQuery(execute, ProfileOfAgentDocument, { username })),
    queryClient.fetchQuery(documentQuery(execute, AgentReviewsDocument, reviewsVariables(username, view))),
  ])
  if (profile && !profile.isAgent) {
    return { status: 301, redirectTo: formatProfileUrl(profileView(profile.username, false)) }
  }
  if (!profile || !agentReviews) return { status: 404 }
  const address = formatReviewsUrl(agentReviews.agent.username, view)
  if (address !== (search === '' ? path : `${path}?${search}`)) return { status: 301, redirectTo: address }
  return { status: view.page > Math.max(1, Math.ceil(agentReviews.total / REVIEWS_PAGE_SIZE)) ? 404 : 200 }
}

export default definePageFrame({ prepare, View: Page })

/** Everything that is said of an agent, as a tab of the profile. */
function Page({ params }: PageProps) {
  const [username, view] = [usernameOf(params), readReviewsSearch(useSearch())]
  const { data, error } = useDocumentQuery(ProfileOfAgentDocument, { username })
  const reviews = useDocumentQuery(AgentReviewsDocument, reviewsVariables(username, view), { keepsPrevious: true })
  if (error ?? reviews.error) throw error ?? reviews.error
  const found = reviews.data?.agentReviews ?? null
  return (
    <ProfileFrame view={profileView(username)} profile={data?.profile} head={found && headOf(found, view)}>
      {() => (
        <Stack gap={24}>
          <Text tone="inkSoft">{reviewsCopy.fair}</Text>
          <InsiderLinks />
          {found ? (
            <AgentReviewList found={found} view={view} isStale={reviews.isPlaceholderData} Actions={ReviewActions} />
          ) : (
            <Text>{copy.reading}</Text>
          )}
        </Stack>
      )}
    </ProfileFrame>
  )
}

function headOf(found: AgentReviewList_PageFragment, view: ReviewsView) {
  const { username, name, reviewSummary } = found.agent
  const { rating, sortBy, isVerifiedOnly, isImported } = view
  return {
    title: copy.title(name),
    description: copy.description(name, reviewSummary.count),
    canonicalPath: formatReviewsUrl(username, { ...view, rating: null, sortBy: 'newest', isVerifiedOnly: false }),
    isIndexed: rating === null && sortBy === 'newest' && !isVerifiedOnly && !isImported,
    describe: import.meta.env.SSR ? (origin: string) => thingsOf(origin, found) : undefined,
  }
}

const thingsOf = (origin: string, found: AgentReviewList_PageFragment) => [
  breadcrumbList(origin, [
    { label: copy.home, href: '/' },
    { label: found.agent.name, href: `/agent/${encodeURIComponent(found.agent.username)}` },
    { label: tabNames.reviews },
  ]),
  ...reviewsThing(origin, found),
]
