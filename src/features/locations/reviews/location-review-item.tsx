import { historyPath } from '#domain/posts/history-url.ts'
import type { LocationReviewItem_ReviewFragment } from '#src/api/generated/graphql.ts'
import type { Elements } from '#src/design/elements.ts'
import { Heading, Text } from '#src/design/text/text.tsx'
import { postFormCopy } from '#src/shared/posts/post-form.copy.ts'
import { ReviewPhotos } from '#src/shared/posts/review-photos.tsx'
import { PostHead } from '#src/shared/posts/post-head.tsx'
import * as postStyles from '#src/shared/posts/posts.css.ts'
import { RatingStars } from '#src/shared/posts/rating-stars.tsx'
import { saidOfPlaceCopy } from '#src/shared/posts/said-of-place.copy.ts'
import { SaidOfPlace } from '#src/shared/posts/said-of-place.tsx'
import { PostActions } from '#src/shared/posts/write/post-actions.tsx'
import type { PostThread } from '#src/shared/posts/write/post-thread.ts'
import * as styles from './place-reviews.css.ts'

type Props = {
  review: LocationReviewItem_ReviewFragment
  headingLevel: 3 | 4
  /** Where something can be done with its comments. */
  thread?: PostThread
  /** What can be done with the review. */
  children?: Elements
}

/** A review of a suburb or street with what was said to it. */
export function LocationReviewItem({ review, headingLevel, thread, children }: Props) {
  const { postId, title, content, rating, statistics, author, postedAt, editedAt, hasHistory, comments } = review
  return (
    <article className={styles.review} id={`post-${postId}`} aria-labelledby={`review-${postId}`}>
      <PostHead
        author={author}
        postedAt={postedAt}
        editedAt={editedAt}
        historyPath={hasHistory ? historyPath(postId) : undefined}
        relation={saidOfPlaceCopy.relation(review.authorRelation, review.sinceYear ?? null)}
      />
      <RatingStars rating={rating} />
      <Heading level={headingLevel} size="lead" id={`review-${postId}`}>
        {title}
      </Heading>
      <Text hasLineBreaks>{content}</Text>
      <SaidOfPlace pros={review.pros} cons={review.cons} statistics={statistics} />
      <ReviewPhotos photos={review.photos} title={title} />
      <div>{children}</div>
      {comments.length > 0 && (
        <ul aria-label={postFormCopy.comments} className={postStyles.comments}>
          {comments.map((comment) => (
            <li key={comment.postId} id={`post-${comment.postId}`} className={postStyles.comment}>
              <PostHead author={comment.author} postedAt={comment.postedAt} editedAt={comment.editedAt} />
              <Text hasLineBreaks>{comment.content}</Text>
              {thread && <PostActions thread={thread} kind="comment" post={comment} />}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
