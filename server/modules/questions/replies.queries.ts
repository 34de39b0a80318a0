import type { Database } from '#server/platform/database/database.ts'
import { AUTHOR } from '#server/modules/posts/post-author-record.ts'
import type { CommentRecord, ReplyRecord } from './question-record.ts'

export type ReplyRow = Omit<ReplyRecord, 'timeZone' | 'comments'>
export type CommentRow = Omit<CommentRecord, 'timeZone'> & { replyId: number }

const prepared = { isPrepared: true }

/** Of the suburb itself before a street in it, of more than one street what was written last. */
const RELATION = `(
  select location_review.author_relation
  from post review join location_review on location_review.id = review.id join location place on place.id = review.location_id
  where review.author_id = post.author_id and review.kind = 'locationReview' and review.status = 'published'
    and question.location_id in (place.id, place.suburb_id) and location_review.author_relation in ('livesHere', 'livedHere')
  order by place.id = question.location_id desc, review.published_at desc limit 1
) as "authorRelation"`

/** The answers to a question: the most votes first, then the oldest. */
export const repliesToQuestion = (database: Database, questionId: number): Promise<ReplyRow[]> =>
  database.query<ReplyRow>(SELECT_REPLIES, [questionId], prepared)

const SELECT_REPLIES = `
  select post.id as "postId", post.content, post.published_at as "postedAt", post.edited_at as "editedAt", ${AUTHOR}, ${RELATION}, post.vote_count as votes,
    question.accepted_answer_id is not distinct from post.id as "isAccepted"
  from post join post question on question.id = post.parent_id
  where post.parent_id = $1 and post.kind = 'answer' and post.status = 'published'
  order by "isAccepted" desc, post.vote_count desc, post.published_at, post.id`

/** Answers by number, each with the suburb of its question, in no order. */
export const findReplies = (
  database: Database,
  postIds: readonly number[],
): Promise<(ReplyRow & { locationId: number })[]> =>
  database.query<ReplyRow & { locationId: number }>(SELECT_REPLIES_BY_IDS, [postIds], prepared)

const SELECT_REPLIES_BY_IDS = `
  select post.id as "postId", post.content, post.published_at as "postedAt", post.edited_at as "editedAt", question.location_id as "locationId", ${AUTHOR}, ${RELATION},
    post.vote_count as votes, question.accepted_answer_id is not distinct from post.id as "isAccepted"
  from post join post question on question.id = post.parent_id
  where post.id = any($1::int[]) and post.kind = 'answer' and post.status = 'published'`

/** What was said to these answers, the oldest first. */
export const commentsToReplies = (database: Database, replyIds: readonly number[]): Promise<CommentRow[]> =>
  database.query<CommentRow>(SELECT_COMMENTS_TO, [replyIds], prepared)

const SELECT_COMMENTS_TO = `
  select post.id as "postId", post.parent_id as "replyId", post.content, post.published_at as "postedAt", post.edited_at as "editedAt", ${AUTHOR}
  from post
  where post.parent_id = any($1::int[]) and post.kind = 'comment' and post.status = 'published'
  order by post.published_at, post.id`

/** What was said to the answers of a question, the oldest first. */
export const commentsUnderQuestion = (database: Database, questionId: number): Promise<CommentRow[]> =>
  database.query<CommentRow>(SELECT_COMMENTS, [questionId], prepared)

const SELECT_COMMENTS = `
  select post.id as "postId", post.parent_id as "replyId", post.content, post.published_at as "postedAt", post.edited_at as "editedAt", ${AUTHOR}
  from post join post reply on reply.id = post.parent_id
  where reply.parent_id = $1 and post.kind = 'comment' and post.status = 'published'
  order by post.published_at, post.id`
