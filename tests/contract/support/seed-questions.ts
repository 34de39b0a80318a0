import type { Questions } from '#mocks/world/questions.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Puts the questions of the mocks into the server's database in place of those that are there; their members come before. */
export async function seedQuestions(database: Database, { questions, replies, comments }: Questions): Promise<void> {
  await database.transaction(async () => {
    await database.query(`delete from post where kind <> 'agentReview'`)
    await database.copyRows(
      'post',
      ['id', 'kind', 'location_id', 'parent_id', 'author_id', 'title', 'content', 'written_at', 'published_at'],
      [
        ...questions.map(({ postId, suburbId, authorId, title, content, isDiscussion, postedAt }) => {
          const kind = isDiscussion ? 'discussion' : 'question'
          return [postId, kind, suburbId, null, authorId, title, content, postedAt, postedAt]
        }),
        ...replies.map(({ postId, questionId, authorId, content, postedAt }) => {
          return [postId, 'answer', null, questionId, authorId, '', content, postedAt, postedAt]
        }),
        ...comments.map(({ postId, replyId, authorId, content, postedAt }) => {
          return [postId, 'comment', null, replyId, authorId, '', content, postedAt, postedAt]
        }),
      ],
    )
    await database.copyRows(
      'post_vote',
      ['post_id', 'member_id'],
      replies.flatMap(({ postId, voterIds }) => voterIds.map((memberId) => [postId, memberId])),
    )
    await database.copyRows(
      'post_follower',
      ['post_id', 'member_id'],
      questions.flatMap(({ postId, followerIds }) => followerIds.map((memberId) => [postId, memberId])),
    )
  })
}
