import { agentTabs, type ProfileTab, userTabs } from '#domain/profiles/profile-tab.ts'
import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import type { ProfileFrame_ProfileFragment } from '#src/api/generated/graphql.ts'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { listingsCopy, profileCopy as copy, tabNames } from '../profile.copy.ts'

type Props = { view: ProfileView; profile: ProfileFrame_ProfileFragment }

/** The ways to the parts of a profile, with how much is in each. */
export function ProfileTabs({ view, profile }: Props) {
  const { isAgent, username, name } = profile
  const tabs: readonly ProfileTab[] = ['overview', ...(isAgent ? agentTabs : userTabs)]
  return (
    <PillLinks label={copy.tabs(name)}>
      {tabs.map((tab) => (
        <PillLink
          key={tab}
          href={formatProfileUrl({ isAgent, username, tab, mode: null, page: 1 })}
          isShown={tab === view.tab}
        >
          {labelOf(tab, profile)}
        </PillLink>
      ))}
    </PillLinks>
  )
}

function labelOf(tab: ProfileTab, profile: ProfileFrame_ProfileFragment): string {
  const count = countOf(tab, profile)
  return count === null ? tabNames[tab] : listingsCopy.counted(tabNames[tab], count)
}

/** How much is in a tab; null where nobody counts it. */
function countOf(tab: ProfileTab, profile: ProfileFrame_ProfileFragment): number | null {
  switch (tab) {
    case 'overview':
    case 'activities':
      return null
    case 'listings':
      return profile.listingCount
    case 'reviews':
      return profile.isAgent ? (profile.agent?.reviewSummary.count ?? 0) : profile.reviewCount
    case 'questions':
      // An agent has no tab for discussions: they are among the questions.
      return profile.questionCount + (profile.isAgent ? profile.discussionCount : 0)
    case 'discussions':
      return profile.discussionCount
    case 'answers':
      return profile.answerCount
    case 'followers':
      return profile.followerCount
    case 'following':
      return profile.followingCount
  }
}
