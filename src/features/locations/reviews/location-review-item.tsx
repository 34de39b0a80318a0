import type { LocationReviewItem_ReviewFragment } from '#src/api/generated/graphql.ts'
import type { Elements } from '#src/design/elements.ts'
import { Heading, Text } from '#src/design/text/text.tsx'
import { postFormCopy } from '#src/shared/posts/post-form.copy.ts'
import { PostHead } from '#src/shared/posts/post-head.tsx'
import * as postStyles from '#src/shared/posts/posts.css.ts'
import { RatingStars } from '#src/shared/posts/rating-stars.tsx'
import { PostActions } from '#src/shared/posts/write/post-actions.tsx'
import type { PostThread } from '#src/shared/posts/write/post-thread.ts'
import { placeReviewsCopy as copy } from './place-reviews.copy.ts'
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
  const { postId, title, content, rating, statistics, author, postedAt, editedAt, comments } = review
  return (
    <article className={styles.review} id={`post-${postId}`} aria-labelledby={`review-${postId}`}>
      <PostHead
        author={author}
        postedAt={postedAt}
        isEdited={editedAt != null}
        relation={copy.relation(review.authorRelation, review.sinceYear ?? null)}
      />
      <RatingStars rating={rating} />
      <Heading level={headingLevel} size="lead" id={`review-${postId}`}>
        {title}
      </Heading>
      <Text hasLineBreaks>{content}</Text>
      <Points title={copy.pros} points={review.pros} />
      <Points title={copy.cons} points={review.cons} />
      {statistics.length > 0 && (
        <ul className={styles.ratings}>
          {statistics.map(({ type, rating: stars }) => (
            <li key={type}>
              <Text as="span" size="small">
                {copy.topics[type]} <RatingStars rating={stars} />
              </Text>
            </li>
          ))}
        </ul>
      )}
      <div>{children}</div>
      {comments.length > 0 && (
        <ul aria-label={postFormCopy.comments} className={postStyles.comments}>
          {comments.map((comment) => (
            <li key={comment.postId} id={`post-${comment.postId}`} className={postStyles.comment}>
              <PostHead author={comment.author} postedAt={comment.postedAt} isEdited={comment.editedAt != null} />
              <Text hasLineBreaks>{comment.content}</Text>
              {thread && <PostActions thread={thread} kind="comment" post={comment} />}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <Text size="small">
      <strong>{title}</strong>
      <span>{`: ${points.join(', ')}`}</span>
    </Text>
  )
}
