import type { Database } from '#server/platform/database/database.ts'
import { timeZoneOfPlace } from '../locations/place-record.ts'
import { AUTHOR } from './post-sql.ts'
import type { CommentRecord, QuestionRecord, ReplyRecord } from './question-record.ts'

/** The answers to a question with what was said to each: the most votes first, then the oldest. */
export async function repliesOf(question: QuestionRecord, database: Database): Promise<ReplyRecord[]> {
  if (question.replyCount === 0) return []
  const [replies, comments] = await Promise.all([
    database.query<Omit<ReplyRecord, 'timeZone' | 'comments'>>(SELECT_REPLIES, [question.postId], prepared),
    database.query<Omit<CommentRecord, 'timeZone'> & { replyId: number }>(SELECT_COMMENTS, [question.postId], prepared),
  ])
  const timeZone = timeZoneOfPlace(question.suburb)
  const commentsOf = Map.groupBy(comments, ({ replyId }) => replyId)
  return replies.map((reply) => ({
    ...reply,
    timeZone,
    comments: (commentsOf.get(reply.postId) ?? []).map((comment) => ({ ...comment, timeZone })),
  }))
}

const prepared = { isPrepared: true }

const SELECT_REPLIES = `
  select post.id as "postId", post.content, post.posted_at as "postedAt", ${AUTHOR},
    (select count(*) from question_vote where question_vote.reply_id = post.id) as votes
  from question_reply post
  where post.question_id = $1
  order by votes desc, post.posted_at, post.id`

const SELECT_COMMENTS = `
  select post.id as "postId", post.reply_id as "replyId", post.content, post.posted_at as "postedAt", ${AUTHOR}
  from question_comment post join question_reply on question_reply.id = post.reply_id
  where question_reply.question_id = $1
  order by post.posted_at, post.id`
