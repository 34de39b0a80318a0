import type { PostRecord, ReviewPartRecord } from '#mocks/world/records.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ReviewPhotoRecord } from '#mocks/world/review-photos.ts'
import { copy, type Row } from './copy-rows.ts'

/** Puts the reviews of places and the questions of the mocks with their replies into the server's database in place of those that are there; their members come before. */
export async function seedQuestions(database: Database, posts: readonly PostRecord[]): Promise<void> {
  await database.transaction(async () => {
    await database.query(`delete from post where kind <> 'agentReview'`)
    await copy(
      database,
      'post',
      posts.map(
        ({
          postId,
          kind,
          locationId,
          parentId,
          authorId,
          title,
          content,
          postedAt,
          editedAt,
          reports,
          review,
          ...post
        }) => ({
          id: postId,
          kind,
          location_id: parentId === null ? locationId : null,
          parent_id: parentId,
          author_id: authorId,
          title,
          content,
          rating: review?.rating ?? null,
          statistics: JSON.stringify(review?.statistics ?? []),
          status: post.status,
          hold_reasons: post.holdReasons,
          written_at: postedAt,
          published_at: post.status === 'published' ? postedAt : null,
          edited_at: editedAt,
          report_count: reports.length,
          waits_since: postedAt,
        }),
      ),
    )
    await copy(
      database,
      'post_report',
      posts.flatMap(({ postId, reports, postedAt }) =>
        reports.map(({ memberId, reason }) => ({
          post_id: postId,
          member_id: memberId,
          reason,
          reported_at: postedAt,
        })),
      ),
    )
    await copy(database, 'post_decision', posts.flatMap(stepRows))
    await copy(database, 'post_version', posts.flatMap(versionRows))
    await database.query(
      `select setval(pg_get_serial_sequence('post_decision', 'id'), max(id)) from post_decision having max(id) is not null`,
    )
    await copy(
      database,
      'location_review',
      posts.flatMap(({ postId, review }) => (review === null ? [] : [rowOf(postId, review)])),
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

const stepRows = ({ postId, steps }: PostRecord): Row[] =>
  steps.map(({ id, type, moderatorId, reason, at }) => ({
    id,
    post_id: postId,
    moderator_id: moderatorId,
    decision: type,
    status_before: 'published',
    reason,
    decided_at: at,
  }))

const versionRows = ({ postId, versions }: PostRecord): Row[] =>
  // The first was stored first.
  versions.toReversed().map(({ title, content, review, isPublic, replacedAt }) => ({
    post_id: postId,
    title,
    content,
    rating: review?.rating ?? null,
    statistics: JSON.stringify(review?.statistics ?? []),
    author_relation: review?.authorRelation ?? null,
    since_year: review?.sinceYear ?? null,
    pros: review?.pros ?? [],
    cons: review?.cons ?? [],
    is_public: isPublic,
    replaced_at: replacedAt,
  }))

const rowOf = (id: number, { authorRelation, sinceYear, pros, cons }: ReviewPartRecord): Row => ({
  id,
  author_relation: authorRelation,
  since_year: sinceYear,
  pros,
  cons,
})

/** The photos that members uploaded; their reviews come before. */
export async function seedReviewPhotos(database: Database, photos: readonly ReviewPhotoRecord[]): Promise<void> {
  await database.query('delete from review_photo')
  await database.query(
    `insert into review_photo (id, upload_key, member_id, post_id, place, caption, width, height, picture, uploaded_at)
     select id, key, "memberId", "postId", place, caption, width, height, ''::bytea, now() from jsonb_to_recordset($1::jsonb)
       as photo (id integer, key uuid, "memberId" integer, "postId" integer, place smallint, caption text, width integer, height integer)`,
    [JSON.stringify(photos)],
  )
  await database.query(`select setval(pg_get_serial_sequence('review_photo', 'id'), max(id)) from review_photo`)
}
