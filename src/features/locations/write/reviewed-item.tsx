import type { LocationReviewItem_ReviewFragment } from '#src/api/generated/graphql.ts'
import { OwnHelpful } from '#src/shared/posts/votes/own-helpful.tsx'
import { HelpfulToggle } from '#src/shared/posts/votes/helpful-toggle.tsx'
import { PostActions } from '#src/shared/posts/write/post-actions.tsx'
import { LocationReviewItem } from '../reviews/location-review-item.tsx'
import { useReviewThread } from './use-own-reviews.ts'
import { locationWriteCopy as copy } from './location-write.copy.ts'

type Props = { location: { uri: string }; review: LocationReviewItem_ReviewFragment; onChange: () => void }

/** A review with what a reader or its author can do with it. */
export function ReviewedItem({ location, review, onChange }: Props) {
  const thread = useReviewThread(location.uri)
  const { postId, helpfulCount } = review
  return (
    <LocationReviewItem review={review} headingLevel={3} thread={thread}>
      <PostActions thread={thread} kind="locationReview" post={review} canBeCommented onChange={onChange}>
        {thread.ownIds.includes(postId) ? (
          <OwnHelpful count={helpfulCount} />
        ) : (
          <HelpfulToggle
            post={{ postId, of: 'post' }}
            isOn={thread.own?.votedIds.includes(postId) ?? false}
            count={helpfulCount}
            label={copy.helpfulLabel(review.title)}
            readAgain={thread.readAgain}
          />
        )}
      </PostActions>
    </LocationReviewItem>
  )
}
