import type { Database } from '#server/platform/database/database.ts'
import { AUTHOR } from './post-author.queries.ts'
import type { CommentRecord, ReplyRecord } from './question-record.ts'

export type ReplyRow = Omit<ReplyRecord, 'timeZone' | 'comments'>
export type CommentRow = Omit<CommentRecord, 'timeZone'> & { replyId: number }

const prepared = { isPrepared: true }

/** The answers to a question: the most votes first, then the oldest. */
export const repliesToQuestion = (database: Database, questionId: number): Promise<ReplyRow[]> =>
  database.query<ReplyRow>(SELECT_REPLIES, [questionId], prepared)

const SELECT_REPLIES = `
  select post.id as "postId", post.content, post.posted_at as "postedAt", ${AUTHOR},
    (select count(*) from question_vote where question_vote.reply_id = post.id) as votes
  from question_reply post
  where post.question_id = $1
  order by votes desc, post.posted_at, post.id`

/** What was said to the answers of a question, the oldest first. */
export const commentsUnderQuestion = (database: Database, questionId: number): Promise<CommentRow[]> =>
  database.query<CommentRow>(SELECT_COMMENTS, [questionId], prepared)

const SELECT_COMMENTS = `
  select post.id as "postId", post.reply_id as "replyId", post.content, post.posted_at as "postedAt", ${AUTHOR}
  from question_comment post join question_reply on question_reply.id = post.reply_id
  where question_reply.question_id = $1
  order by post.posted_at, post.id`
