import type { ReviewPhoto } from '#domain/location-reviews/location-review-types.ts'
import type { Database } from '#server/platform/database/database.ts'

export type PhotoRow = { identifier: string; version: number; caption: string; width: number; height: number }

/** The photos of a review, as part of a query: under the names that everybody may know, or those of author and staff. */
export const photosOf = (postId: string, readers: 'public' | 'own'): string => `
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'identifier', 'review-photo-' || ${readers === 'public' ? 'photo.id' : 'photo.upload_key'},
      'version', 1, 'caption', photo.caption, 'width', photo.width, 'height', photo.height
    ) order by photo.place)
    from review_photo photo where photo.post_id = ${postId}
  ), '[]') as photos`

export type StoredPhoto = { picture: Buffer; width: number; height: number; uploadedAt: Date }

/** The key of a photo that was stored for a member. */
export async function insertPhoto(
  database: Database,
  memberId: number,
  { picture, width, height, uploadedAt }: StoredPhoto,
): Promise<string> {
  const [row] = await database.query<{ key: string }>(
    `insert into review_photo (member_id, picture, width, height, uploaded_at) values ($1, $2, $3, $4, $5)
     returning upload_key as key`,
    [memberId, picture, width, height, uploadedAt],
  )
  return row?.key ?? ''
}

/** How many photos a member uploaded since then, and when the first of them. */
export async function uploadsSince(
  database: Database,
  memberId: number,
  since: Date,
): Promise<{ count: number; firstAt: Date | null }> {
  const [row] = await database.query<{ count: number; firstAt: Date | null }>(
    'select count(*) as count, min(uploaded_at) as "firstAt" from review_photo where member_id = $1 and uploaded_at > $2',
    [memberId, since],
  )
  return row ?? { count: 0, firstAt: null }
}

/** Locks those of these uploads that a review of the member may have; answers how many they are. */
export async function lockPhotos(
  database: Database,
  { memberId, postId, keys }: { memberId: number; postId: number; keys: readonly string[] },
): Promise<number> {
  const rows = await database.query(
    `select id from review_photo
     where upload_key = any($1::uuid[]) and member_id = $2 and (post_id is null or post_id = $3) order by id for update`,
    [keys, memberId, postId],
  )
  return rows.length
}

/** Gives a review these photos in their order, in place of those that it had. */
export async function setPhotos(
  database: Database,
  postId: number,
  photos: readonly (Pick<ReviewPhoto, 'caption'> & { key: string })[],
): Promise<void> {
  await database.query('update review_photo set post_id = null, place = null where post_id = $1', [postId])
  await database.query(
    `update review_photo set post_id = $1, place = wanted.place, caption = wanted.caption
     from unnest($2::uuid[], $3::text[]) with ordinality as wanted (key, caption, place) where upload_key = wanted.key`,
    [postId, photos.map(({ key }) => key), photos.map(({ caption }) => caption)],
  )
}

/** The photos of reviews, for their authors and staff. */
export const selectOwnPhotos = (
  database: Database,
  postIds: readonly number[],
): Promise<{ postId: number; photos: PhotoRow[] }[]> =>
  database.query<{ postId: number; photos: PhotoRow[] }>(
    `select id as "postId", ${photosOf('location_review.id', 'own')} from location_review where id = any($1::int[])`,
    [postIds],
  )

/** Deletes what was uploaded before then and is in no review. */
export async function deleteUnusedPhotos(database: Database, before: Date): Promise<void> {
  await database.query('delete from review_photo where post_id is null and uploaded_at < $1', [before])
}
