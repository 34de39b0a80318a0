import type { ComponentProps } from 'react'
import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import type { ProfileFrame_ProfileFragment } from '#src/api/generated/graphql.ts'
import { Container } from '#src/design/container/container.tsx'
import type { Elements } from '#src/design/elements.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { OwnPosts } from '../posts/own-posts.tsx'
import { profileCopy as copy, tabNames } from '../profile.copy.ts'
import { describeProfile } from './describe-profile.ts'
import { ProfileHead } from './profile-head.tsx'
import { ProfileTabs } from './profile-tabs.tsx'

type Props<Profile> = {
  view: ProfileView
  /** Undefined as long as it is read, null where there is nobody of this name. */
  profile: Profile | null | undefined
  /** What a tab says of itself in place of what all have in common. */
  head?: ComponentProps<typeof PageHead> | null
  children: (profile: Profile) => Elements
}

/** Tabs that tell search engines more than the pages that they are made of. */
const indexed: ReadonlySet<ProfileView['tab']> = new Set(['overview', 'listings'])

/** What every tab of a profile has in common: who it is, how to reach an agent, and the way to the other tabs. */
export function ProfileFrame<Profile extends ProfileFrame_ProfileFragment>({
  view,
  profile,
  head,
  children,
}: Props<Profile>) {
  if (profile === undefined) return <LoadingPage title={copy.loading} />
  if (profile === null) return <NotFound title={copy.missing} />
  const { name, isAgent, agent } = profile
  const about = agent ? `${agent.jobTitle} at ${agent.office.name}` : ''
  return (
    <Container paddingY={32}>
      <PageHead
        title={view.tab === 'overview' ? name : `${name}: ${tabNames[view.tab]}`}
        description={isAgent ? copy.descriptionOfAgent(name, about) : copy.descriptionOfLocal(name)}
        canonicalPath={formatProfileUrl({ ...view, isAgent, username: profile.username })}
        isIndexed={isAgent && indexed.has(view.tab)}
        describe={
          import.meta.env.SSR && view.tab === 'overview' ? (origin) => describeProfile(origin, profile) : undefined
        }
        {...head}
      />
      <Stack gap={32}>
        <ProfileHead profile={profile} />
        <ProfileTabs view={view} profile={profile} />
        {view.tab !== 'listings' && <OwnPosts username={profile.username} />}
        {children(profile)}
      </Stack>
    </Container>
  )
}
