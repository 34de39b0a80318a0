import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { numberText } from '#domain/text/number-text.ts'
import { FollowLocationDocument } from '#src/api/generated/documents/follow-location.ts'
import { OwnLocationReviewDocument } from '#src/api/generated/documents/own-location-review.ts'
import type { FollowPlace_OverviewFragment } from '#src/api/generated/graphql.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { Inline } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { PostToggle } from '#src/shared/posts/post-toggle.tsx'
import { readAgain } from '#src/shared/posts/write/post-thread.ts'
import { useOwnReviews } from '../write/use-own-reviews.ts'
import { followPlaceCopy as copy } from './follow-place.copy.ts'

/** How many follow a suburb or street, and the button by which a visitor does; regions are not followed. */
export function FollowPlace({ overview }: { overview: FollowPlace_OverviewFragment }) {
  if (overview.location.type === 'region') return null
  return <FollowLine key={overview.location.uri} overview={overview} />
}

function FollowLine({ overview: { location, followerCount } }: { overview: FollowPlace_OverviewFragment }) {
  const { uri, name } = location
  const { isMember, own } = useOwnReviews(uri)
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [known, setKnown] = useState<{ isFollowing: boolean; followerCount: number } | null>(null)
  const set = async (isFollowed: boolean) => {
    const { followLocation } = await execute(FollowLocationDocument, { uri, isFollowed })
    setKnown(followLocation)
    await readAgain(queryClient, [documentHash(OwnLocationReviewDocument)])
  }
  const count = known?.followerCount ?? followerCount
  return (
    <Inline gap={12}>
      <PostToggle
        name={`followPlace ${uri}`}
        isOn={isMember && (known?.isFollowing ?? own?.isFollowing ?? false)}
        label={copy.label(name)}
        set={set}
      >
        {(isFollowed) => (isFollowed ? copy.following : copy.follow)}
      </PostToggle>
      <Text as="span" size="small" tone="inkSoft" isTabular>
        {copy.followers(count, numberText(count))}
      </Text>
    </Inline>
  )
}
