import type { ListingVideoFailure, VideoPhoto } from '#domain/listing-videos/listing-video.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { TakenVideo, VideoRow } from './listing-video-record.ts'

const SELECT = `
  select listing_id as "listingId", state, failure, asked_at as "askedAt", is_visible as "isVisible",
    case when identifier is not null
      then jsonb_build_object('identifier', identifier, 'bytes', byte_count, 'photos', photos) end as file
  from listing_video`

export async function findVideo(database: Database, listingId: number): Promise<VideoRow | null> {
  const [row] = await database.query<VideoRow>(`${SELECT} where listing_id = $1`, [listingId])
  return row ?? null
}

export async function findVideoByFile(database: Database, identifier: string): Promise<VideoRow | null> {
  const [row] = await database.query<VideoRow>(`${SELECT} where identifier = $1`, [identifier])
  return row ?? null
}

/** Those that were asked for last first. */
export const latestVideos = (database: Database, most: number): Promise<VideoRow[]> =>
  database.query<VideoRow>(`${SELECT} order by asked_at desc, listing_id desc limit $1`, [most])

/** Asks for a video; false where one waits or is being made. What an interrupted attempt may have left of the one before is to be removed. */
export async function askForVideo(
  database: Database,
  { listingId, identifier, now }: { listingId: number; identifier: string; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `with former as (
       select next_identifier from listing_video
       where listing_id = $1 and state = 'failed' and next_identifier is distinct from identifier
     ),
     asked as (
       insert into listing_video (listing_id, state, asked_at, next_identifier) values ($1, 'asked', $2, $3)
       on conflict (listing_id) do update
         set state = 'asked', failure = null, asked_at = $2, started_at = null, attempts = 0, next_identifier = $3
         where listing_video.state not in ('asked', 'running')
       returning listing_id
     ),
     replaced as (
       insert into replaced_video (identifier) select next_identifier from former, asked on conflict do nothing
     )
     select listing_id from asked`,
    [listingId, now, identifier],
  )
  return rows.length > 0
}

/** Takes one that waits, or that was begun so long ago that whoever began it is gone; null where there is none to take. */
export async function takeVideo(
  database: Database,
  { listingId, now, goneBefore }: { listingId: number; now: Date; goneBefore: Date },
): Promise<TakenVideo | null> {
  const [row] = await database.query<TakenVideo>(
    `update listing_video set state = 'running', started_at = $2, attempts = attempts + 1
     where listing_id = $1 and (state = 'asked' or (state = 'running' and started_at < $3))
     returning attempts as attempt, next_identifier as "nextIdentifier"`,
    [listingId, now, goneBefore],
  )
  return row ?? null
}

const MINE = `listing_id = $1 and state = 'running' and attempts = $2`

export async function releaseVideo(database: Database, listingId: number, attempt: number): Promise<void> {
  await database.query(`update listing_video set state = 'asked', started_at = null where ${MINE}`, [
    listingId,
    attempt,
  ])
}

export async function failVideo(
  database: Database,
  { listingId, attempt, failure }: { listingId: number; attempt: number; failure: ListingVideoFailure },
): Promise<void> {
  await database.query(`update listing_video set state = 'failed', failure = $3 where ${MINE}`, [
    listingId,
    attempt,
    failure,
  ])
}

/** Puts a file in the place of the one before, which is to be removed; false where somebody else has taken the video since. */
export async function finishVideo(
  database: Database,
  listingId: number,
  attempt: number,
  { bytes, photos }: { bytes: number; photos: readonly VideoPhoto[] },
): Promise<boolean> {
  const rows = await database.query(
    `with finished as (
     update listing_video as video
     set state = 'done', identifier = video.next_identifier, byte_count = $3, photos = $4::jsonb
     from (select identifier from listing_video where listing_id = $1 for update) as old
     where video.listing_id = $1 and video.state = 'running' and video.attempts = $2
     returning old.identifier as before
     ),
     replaced as (
       insert into replaced_video (identifier) select before from finished where before is not null on conflict do nothing
     )
     select before from finished`,
    [listingId, attempt, bytes, JSON.stringify(photos)],
  )
  return rows.length > 0
}

export async function replacedVideos(database: Database): Promise<string[]> {
  const rows = await database.query<{ identifier: string }>('select identifier from replaced_video order by identifier')
  return rows.map(({ identifier }) => identifier)
}

export async function forgetReplaced(database: Database, identifier: string): Promise<void> {
  await database.query('delete from replaced_video where identifier = $1', [identifier])
}

export async function setVisible(database: Database, listingId: number, isVisible: boolean): Promise<boolean> {
  const rows = await database.query(
    'update listing_video set is_visible = $2 where listing_id = $1 and is_visible <> $2 returning listing_id',
    [listingId, isVisible],
  )
  return rows.length > 0
}

/** Those that nobody makes, though they were asked for. */
export async function waitingVideos(database: Database, goneBefore: Date): Promise<number[]> {
  const rows = await database.query<{ listingId: number }>(
    `select listing_id as "listingId" from listing_video
     where state in ('asked', 'running') and (state = 'asked' or started_at < $1) order by listing_id`,
    [goneBefore],
  )
  return rows.map(({ listingId }) => listingId)
}
