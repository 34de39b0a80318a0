import { formatProfileUrl } from '#domain/profiles/profile-url.ts'
import { ProfileFollowersDocument } from '#src/api/generated/documents/profile-followers.ts'
import { ProfileFollowingDocument } from '#src/api/generated/documents/profile-following.ts'
import { listTab } from '../list-tab.tsx'
import { peopleCopy as copy } from '../profile.copy.ts'
import { PEOPLE_ON_PAGE, PersonLines } from './person-lines.tsx'

/** The members who follow somebody. */
export const followersTab = listTab({
  document: ProfileFollowersDocument,
  onPage: PEOPLE_ON_PAGE,
  variablesOf: (part) => part,
  listOf: ({ agentFollowers }) => agentFollowers,
  show: ({ view, name, list }) => (
    <PersonLines
      people={list ?? null}
      title={copy.followers}
      empty={copy.noFollowers(name)}
      page={view.page}
      hrefForPage={(page) => formatProfileUrl({ ...view, page })}
    />
  ),
})

/** Whom somebody follows. */
export const followingTab = listTab({
  document: ProfileFollowingDocument,
  onPage: PEOPLE_ON_PAGE,
  variablesOf: (part) => part,
  listOf: ({ agentFollowing }) => agentFollowing,
  show: ({ view, name, list }) => (
    <PersonLines
      people={list ?? null}
      title={copy.following}
      empty={copy.noFollowing(name)}
      page={view.page}
      hrefForPage={(page) => formatProfileUrl({ ...view, page })}
    />
  ),
})
