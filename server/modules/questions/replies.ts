import type { Database } from '#server/platform/database/database.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { QuestionRecord, ReplyRecord } from './question-record.ts'
import { commentsUnderQuestion, repliesToQuestion } from './replies.queries.ts'

/** The answers to a question with what was said to each: the most votes first, then the oldest. */
export async function repliesOf(question: QuestionRecord, database: Database): Promise<ReplyRecord[]> {
  if (question.replyCount === 0) return []
  const [replies, comments] = await Promise.all([
    repliesToQuestion(database, question.postId),
    commentsUnderQuestion(database, question.postId),
  ])
  const timeZone = timeZoneOfPlace(question.suburb)
  const commentsOf = Map.groupBy(comments, ({ replyId }) => replyId)
  return replies.map((reply) => ({
    ...reply,
    timeZone,
    comments: (commentsOf.get(reply.postId) ?? []).map((comment) => ({ ...comment, timeZone })),
  }))
}
