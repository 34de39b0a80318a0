import type { Questions } from '#mocks/world/questions.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Puts the questions of the mocks into the server's database in place of those that are there; their members come before. */
export async function seedQuestions(database: Database, { questions, replies, comments }: Questions): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from question')
    await database.copyRows(
      'question',
      ['id', 'location_id', 'author_id', 'title', 'content', 'is_discussion', 'posted_at'],
      questions.map(({ postId, suburbId, authorId, title, content, isDiscussion, postedAt }) => {
        return [postId, suburbId, authorId, title, content, isDiscussion, postedAt]
      }),
    )
    await database.copyRows(
      'question_reply',
      ['id', 'question_id', 'author_id', 'content', 'posted_at'],
      replies.map(({ postId, questionId, authorId, content, postedAt }) => {
        return [postId, questionId, authorId, content, postedAt]
      }),
    )
    await database.copyRows(
      'question_comment',
      ['id', 'reply_id', 'author_id', 'content', 'posted_at'],
      comments.map(({ postId, replyId, authorId, content, postedAt }) => {
        return [postId, replyId, authorId, content, postedAt]
      }),
    )
    await database.copyRows(
      'question_vote',
      ['reply_id', 'member_id'],
      replies.flatMap(({ postId, voterIds }) => voterIds.map((memberId) => [postId, memberId])),
    )
    await database.copyRows(
      'question_follower',
      ['question_id', 'member_id'],
      questions.flatMap(({ postId, followerIds }) => followerIds.map((memberId) => [postId, memberId])),
    )
  })
}
