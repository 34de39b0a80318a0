import type { Database } from '#server/platform/database/database.ts'

/** Holds a member until the transaction ends, so that their follows are counted one by one; false where there is none. */
export async function lockFollower(database: Database, memberId: number): Promise<boolean> {
  const rows = await database.query('select id from member where id = $1 and deleted_at is null for no key update', [
    memberId,
  ])
  return rows.length > 0
}

export async function addLocationFollower(
  database: Database,
  { memberId, locationId, now }: { memberId: number; locationId: number; now: Date },
): Promise<void> {
  await database.query(
    `insert into location_follower (location_id, member_id, followed_at) values ($1, $2, $3) on conflict do nothing`,
    [locationId, memberId, now],
  )
}

export async function removeLocationFollower(database: Database, memberId: number, locationId: number): Promise<void> {
  await database.query('delete from location_follower where location_id = $1 and member_id = $2', [
    locationId,
    memberId,
  ])
}

export async function isLocationFollowed(database: Database, memberId: number, locationId: number): Promise<boolean> {
  const [row] = await database.query('select 1 from location_follower where location_id = $1 and member_id = $2', [
    locationId,
    memberId,
  ])
  return row !== undefined
}

export async function countLocationFollowers(database: Database, locationId: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) as count from location_follower where location_id = $1',
    [locationId],
    { isPrepared: true },
  )
  return row?.count ?? 0
}

export async function countFollowedLocations(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) as count from location_follower where member_id = $1',
    [memberId],
  )
  return row?.count ?? 0
}
