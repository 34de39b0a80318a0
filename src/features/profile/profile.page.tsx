import { useLocation, useSearch } from 'wouter'
import { profileTabOf, type ProfileTab } from '#domain/profiles/profile-tab.ts'
import { formatProfileUrl, type ProfileView, readProfileSearch } from '#domain/profiles/profile-url.ts'
import { definePageFrame, type PreparePage } from '#src/shared/page/define-page.tsx'
import { toOwnPath } from '#src/shared/page/page-outcome.ts'
import { activitiesTab } from './activities/activities-tab.tsx'
import type { ProfileTabParts } from './list-tab.tsx'
import { ListingsTab, prepareListings } from './listings/listings-tab.tsx'
import { OverviewTab, prepareOverview } from './overview/overview-tab.tsx'
import { followersTab, followingTab } from './people/people-tabs.tsx'
import { answersTab, questionsTab } from './posts/posts-tabs.tsx'
import { prepareWrittenReviews, WrittenReviewsTab } from './reviews/written-reviews-tab.tsx'

type Params = Readonly<Record<string, string | undefined>>

const tabs: Readonly<Record<ProfileTab, ProfileTabParts>> = {
  overview: { prepare: prepareOverview, Tab: OverviewTab },
  listings: { prepare: prepareListings, Tab: ListingsTab },
  // Those of an agent are a page of their own (reviews/agent-reviews.page.tsx).
  reviews: { prepare: prepareWrittenReviews, Tab: WrittenReviewsTab },
  activities: activitiesTab,
  questions: questionsTab,
  discussions: questionsTab,
  answers: answersTab,
  followers: followersTab,
  following: followingTab,
}

/** Agents have their pages under /agent, everyone else under /user, in lower case; the other form of a tab leads to the overview. */
const prepare: PreparePage = async (request, tools) => {
  const view = viewOf(request.path, request.params, request.search)
  const { profile, isPastEnd } = await tabs[view.tab].prepare(view, tools)
  if (!profile) return { status: 404 }
  const { isAgent, username } = profile
  const tab = isAgent === view.isAgent ? view.tab : (profileTabOf(isAgent, view.tab) ?? 'overview')
  const ownPath = formatProfileUrl({ isAgent, username, tab, mode: null, page: 1 })
  return toOwnPath(request, ownPath) ?? { status: isPastEnd ? 404 : 200 }
}

export default definePageFrame({ prepare, View: Page })

/** One person: an agent with what they sell and have sold, or a local with what they ask and answer. */
function Page({ params }: { params: Params }) {
  const [path] = useLocation()
  const view = viewOf(path, params, useSearch())
  const { Tab } = tabs[view.tab]
  return <Tab view={view} />
}

function viewOf(path: string, params: Params, search: string): ProfileView {
  const isAgent = path.toLowerCase().startsWith('/agent/')
  const username = (params['username'] ?? '').toLowerCase().slice(0, 200)
  const tab = profileTabOf(isAgent, isAgent ? params['agentTab'] : params['userTab']) ?? 'overview'
  return { isAgent, username, tab, ...readProfileSearch(search) }
}
