import type { PostRecord } from '#mocks/world/records.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the questions of the mocks with their replies into the server's database in place of those that are there; their members come before. */
export async function seedQuestions(database: Database, posts: readonly PostRecord[]): Promise<void> {
  await database.transaction(async () => {
    await database.query(`delete from post where kind <> 'agentReview'`)
    await copy(
      database,
      'post',
      posts.map(({ postId, kind, suburbId, parentId, authorId, title, content, postedAt }) => ({
        id: postId,
        kind,
        location_id: parentId === null ? suburbId : null,
        parent_id: parentId,
        author_id: authorId,
        title,
        content,
        written_at: postedAt,
        published_at: postedAt,
      })),
    )
    const pairs = (idsOf: (post: PostRecord) => number[]) =>
      posts.flatMap((post) => idsOf(post).map((memberId) => ({ post_id: post.postId, member_id: memberId })))
    await copy(
      database,
      'post_vote',
      pairs(({ voterIds }) => voterIds),
    )
    await copy(
      database,
      'post_follower',
      pairs(({ followerIds }) => followerIds),
    )
  })
}
