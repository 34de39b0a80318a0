import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { userTypes } from '#domain/lookups/user-types.ts'
import { profileUsername } from '#domain/members/profile-path.ts'
import { formatProfileUrl, LARGEST_PROFILE_PAGE, readProfileSearch } from '#domain/profiles/profile-url.ts'
import { FollowingActivitiesDocument } from '#src/api/generated/documents/following-activities.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { ActivityLines } from '../activities/activity-lines.tsx'
import { NewerAndOlder } from '../activities/newer-and-older.tsx'
import { on } from '#src/shared/runtime/app-events.ts'
import { sendPendingFollows } from '../follow/send-pending-follows.ts'
import { followingCopy as copy } from './following.copy.ts'

const ACTIVITIES_ON_PAGE = 20

/** A page of what the people did whom the member follows. */
export function FollowingFeed({ member }: { member: Member }) {
  const { page } = readProfileSearch(useSearch())
  // What was read before these are sent would lack them.
  const [hasSentFollows, setHasSentFollows] = useState(false)
  useEffect(() => void sendPendingFollows(member.id).finally(() => setHasSentFollows(true)), [member.id])
  const people = formatProfileUrl({
    isAgent: member.type === userTypes.Agent,
    username: profileUsername(member),
    tab: 'following',
    mode: null,
    page: 1,
  })
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{copy.title}</Heading>
        <Text tone="inkSoft">{copy.lead}</Text>
        <Link href={people} isStandalone>
          {copy.people}
        </Link>
      </Stack>
      <Feed page={page} isReady={hasSentFollows} />
    </Stack>
  )
}

const hrefForPage = (page: number): string => (page > 1 ? `/following?page=${page}` : '/following')

function Feed({ page, isReady }: { page: number; isReady: boolean }) {
  const paging = { skip: (page - 1) * ACTIVITIES_ON_PAGE, take: ACTIVITIES_ON_PAGE }
  const { data, error, refetch, isFetching } = useDocumentQuery(FollowingActivitiesDocument, paging, {
    isEnabled: isReady,
  })
  useEffect(() => on('follows.changed', () => void refetch()), [refetch])
  if (!data && error) {
    return (
      <Inline gap={12} role="alert">
        <Text>{copy.failed}</Text>
        <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {copy.again}
        </Button>
      </Inline>
    )
  }
  if (!data) {
    return (
      <section aria-busy="true">
        <Text tone="inkSoft">{copy.loading}</Text>
      </section>
    )
  }
  const { results, hasMore } = data.followingActivities
  return (
    <Stack as="section" gap={24} aria-label={copy.title} aria-busy="false">
      {results.length === 0 ? <Text>{copy.none}</Text> : <ActivityLines activities={results} />}
      <NewerAndOlder
        label={copy.pages}
        newer={page > 1 ? hrefForPage(page - 1) : null}
        older={hasMore && page < LARGEST_PROFILE_PAGE ? hrefForPage(page + 1) : null}
      />
    </Stack>
  )
}
