import type { Database } from '#server/platform/database/database.ts'

export type PlaceFollower = { memberId: number; locationId: number }

/** Who followed the place of a post, or the suburb of its street, before it was published and wants emails; its author is told nothing. */
export const followersToTell = (
  database: Database,
  { subjectId, occurredAt }: { subjectId: number; occurredAt: Date },
): Promise<PlaceFollower[]> =>
  database.query<PlaceFollower>(SELECT_FOLLOWERS, [subjectId, occurredAt], { isPrepared: true })

const SELECT_FOLLOWERS = `
  select distinct followed.member_id as "memberId", place.id as "locationId"
  from post
  join location place on place.id = post.location_id
  join location_follower followed on followed.location_id in (place.id, place.suburb_id)
    and followed.member_id is distinct from post.author_id
  where post.id = $1::int and followed.is_by_email and followed.followed_at <= $2::timestamptz
  order by followed.member_id`

export type ToldPost = {
  postId: number
  kind: 'discussion' | 'locationReview' | 'question'
  title: string
  content: string
  locationId: number
}

/** Those of these posts that are still published, in the order in which they were. */
export const postsToTell = (database: Database, postIds: readonly number[]): Promise<ToldPost[]> =>
  database.query<ToldPost>(
    `select id as "postId", kind, title, content, location_id as "locationId" from post
     where id = any ($1::int[]) and status = 'published' and location_id is not null
     order by published_at, id`,
    [postIds],
  )

/** The followed place by which a member still wants emails about each of these: the place itself where it is followed, else the suburb of a street. */
export async function placesToTell(
  database: Database,
  memberId: number,
  locationIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await database.query<{ locationId: number; followedId: number; isByEmail: boolean }>(
    `select distinct on (place.id) place.id as "locationId", followed.location_id as "followedId", followed.is_by_email as "isByEmail"
     from location place join location_follower followed on followed.location_id in (place.id, place.suburb_id)
     where followed.member_id = $1 and place.id = any ($2::int[])
     order by place.id, followed.location_id = place.id desc`,
    [memberId, locationIds],
  )
  return new Map(rows.flatMap(({ locationId, followedId, isByEmail }) => (isByEmail ? [[locationId, followedId]] : [])))
}

type Stopping = { memberId: number; locationIds: readonly number[] }

/** Whether a follow is one of these places, or of what took one of them over; needs their numbers as `$2`. */
const IS_OF_PLACES = `followed.location_id in (
  select unnest($2::int[]) union all select location_id from former_location where former_id = any ($2::int[])
)`

/** Those of these places that a member follows. */
export const namesOfFollowed = (database: Database, { memberId, locationIds }: Stopping) =>
  database.query<{ id: number; name: string }>(
    `select location.id, location.name from location_follower followed join location on location.id = followed.location_id
     where followed.member_id = $1 and ${IS_OF_PLACES} order by location.id`,
    [memberId, locationIds],
  )

/** Stops the emails about places, which stay followed. */
export const stopPlaceEmails = (database: Database, { memberId, locationIds }: Stopping) =>
  database.query<{ id: number; name: string }>(
    `update location_follower followed set is_by_email = false from location
     where location.id = followed.location_id and followed.member_id = $1 and ${IS_OF_PLACES}
     returning location.id, location.name`,
    [memberId, locationIds],
  )
