import type { Database } from '#server/platform/database/database.ts'

export type PictureKind = 'photo' | 'floorPlan'

/** `source` null: deleted, or where there is a failure, nothing that could be fetched. */
export type StatedPicture = {
  id: string
  stated: string
  source: string | null
  host: string
  failure: string | null
}

/** Holds a listing until the transaction ends, as its changes do; false where there is none. */
export const lockListing = async (database: Database, listingId: number): Promise<boolean> =>
  (await database.query('select 1 from listing where id = $1 for update', [listingId])).length > 0

export const upsertStated = async (
  database: Database,
  { listingId, kind, pictures }: { listingId: number; kind: PictureKind; pictures: readonly StatedPicture[] },
  now: Date,
): Promise<void> =>
  void (await database.query(UPSERT_STATED, [
    listingId,
    kind,
    pictures.map(({ id }) => id),
    pictures.map(({ stated }) => stated),
    pictures.map(({ source }) => source),
    pictures.map(({ host }) => host),
    pictures.map(({ failure }) => failure),
    now,
  ]))

// What is stated again waits for its next attempt as before; what was given up is tried anew.
const UPSERT_STATED = `
  insert into feed_picture (listing_id, kind, picture_id, stated, source, host, failure, due_at)
  select $1::int, $2::text, id, stated, source, host, failure, case when source is not null then $8::timestamptz end
  from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as named (id, stated, source, host, failure)
  on conflict (listing_id, kind, picture_id) do update set
    (stated, source, host, failure, due_at, attempts, claimed_until, identifier, fetched_source) = (
      select excluded.stated, excluded.source, excluded.host,
        case when is_kept then feed_picture.failure else excluded.failure end,
        case when is_kept then feed_picture.due_at when is_fetched then null else excluded.due_at end,
        case when is_kept then feed_picture.attempts else 0 end,
        case when is_kept then feed_picture.claimed_until end,
        case when not is_deleted then feed_picture.identifier end,
        case when not is_deleted then feed_picture.fetched_source end
      from (select
        excluded.source is null and excluded.failure is null as is_deleted,
        coalesce(feed_picture.fetched_source = excluded.source, false) as is_fetched,
        coalesce(feed_picture.source = excluded.source, false) and feed_picture.due_at is not null as is_kept
      ) as compared)`

export type ClaimedPicture = {
  listingId: number
  kind: PictureKind
  id: string
  source: string
  host: string
  attempts: number
  /** Of the file that its picture was made of; null where it has none. */
  digest: string | null
}

/** Takes pictures that are due, of one host only a few at once. Claims end by themselves when a process is killed. */
export const claimPictures = (
  database: Database,
  { most, mostOfHost, now, until }: { most: number; mostOfHost: number; now: Date; until: Date },
): Promise<ClaimedPicture[]> => database.query<ClaimedPicture>(CLAIM_PICTURES, [now, until, most, mostOfHost])

const CLAIM_PICTURES = `
  with busy as (
    select host, count(*) as count from feed_picture where due_at is not null and claimed_until > $1 group by host
  ), waiting as (
    select listing_id, kind, picture_id, due_at,
      coalesce(busy.count, 0)
        + row_number() over (partition by picture.host order by due_at, listing_id, kind desc, picture_id) as place
    from feed_picture picture left join busy using (host)
    where due_at <= $1 and coalesce(claimed_until <= $1, true)
  ), chosen as (
    select listing_id, kind, picture_id from waiting where place <= $4
    order by due_at, listing_id, kind desc, picture_id limit $3
  )
  update feed_picture picture set claimed_until = $2
  from chosen
  where picture.listing_id = chosen.listing_id and picture.kind = chosen.kind and picture.picture_id = chosen.picture_id
    and coalesce(picture.claimed_until <= $1, true)
  returning picture.listing_id as "listingId", picture.kind, picture.picture_id as id, picture.source, picture.host,
    picture.attempts,
    (select digest from listing_picture stored where stored.identifier = picture.identifier) as digest`

export type NewPicture = { identifier: string; listingId: number; digest: string; width: number; height: number }

/** Before its object is written, so that none is ever without a row. */
export const insertPicture = async (
  database: Database,
  { identifier, listingId, digest, width, height }: NewPicture,
  now: Date,
): Promise<void> =>
  void (await database.query(
    `insert into listing_picture (identifier, listing_id, digest, width, height, unnamed_at)
     select $1, id, $3, $4, $5, $6 from listing where id = $2`,
    [identifier, listingId, digest, width, height, now],
  ))

/** `identifier` null: what there is was made of the same file. Nothing happens where the feed has named another source since. */
export const recordFetched = async (
  database: Database,
  { listingId, kind, id, source }: ClaimedPicture,
  identifier: string | null,
): Promise<void> => void (await database.query(RECORD_FETCHED, [listingId, kind, id, source, identifier]))

const RECORD_FETCHED = `
  update feed_picture set identifier = coalesce($5, identifier), fetched_source = $4, due_at = null, claimed_until = null,
    attempts = 0, failure = null
  where listing_id = $1 and kind = $2 and picture_id = $3 and source = $4 and due_at is not null`

export const recordFailure = async (
  database: Database,
  { listingId, kind, id, source }: ClaimedPicture,
  { failure, retryAt }: { failure: string; retryAt: Date | null },
): Promise<void> => void (await database.query(RECORD_FAILURE, [listingId, kind, id, source, failure, retryAt]))

const RECORD_FAILURE = `
  update feed_picture set failure = $5, due_at = $6, claimed_until = null, attempts = attempts + 1
  where listing_id = $1 and kind = $2 and picture_id = $3 and source = $4 and due_at is not null`

export type PictureOfListing = {
  kind: PictureKind
  id: string
  identifier: string | null
  width: number | null
  height: number | null
  isDue: boolean
}

export const picturesOfListing = (database: Database, listingId: number, now: Date): Promise<PictureOfListing[]> =>
  database.query<PictureOfListing>(
    `select kind, picture_id as id, identifier, width, height, coalesce(due_at <= $2, false) as "isDue"
     from feed_picture left join listing_picture using (identifier)
     where feed_picture.listing_id = $1`,
    [listingId, now],
  )

/** Marks which pictures of a listing it names; false where it named them, and no others, before. */
export async function markNamed(
  database: Database,
  listingId: number,
  identifiers: readonly string[],
  now: Date,
): Promise<boolean> {
  const changed = await database.query(MARK_NAMED, [listingId, identifiers, now])
  return changed.length > 0
}

const MARK_NAMED = `
  update listing_picture set unnamed_at = case when identifier = any($2::text[]) then null else $3::timestamptz end
  where listing_id = $1 and (identifier = any($2::text[])) <> (unnamed_at is null)
  returning 1`

export type PictureFailure = {
  listingId: number
  kind: PictureKind
  id: string
  stated: string
  failure: string
  isTriedAgain: boolean
}

export const failuresOfListings = (database: Database, listingIds: readonly number[]): Promise<PictureFailure[]> =>
  database.query<PictureFailure>(
    `select listing_id as "listingId", kind, picture_id as id, stated, failure, due_at is not null as "isTriedAgain"
     from feed_picture where listing_id = any($1::int[]) and failure is not null
     order by listing_id, kind desc, picture_id`,
    [listingIds],
  )

/** Pictures that no listing has named since a moment; those of drafts are removed later. */
export const findUnnamed = async (database: Database, before: Date, most: number): Promise<string[]> => {
  const rows = await database.query<{ identifier: string }>(FIND_UNNAMED, [before, most])
  return rows.map(({ identifier }) => identifier)
}

const FIND_UNNAMED = `
  select identifier from listing_picture
  where (unnamed_at <= $1 or listing_id is null) and draft_id is null
    and not exists (select from feed_picture where feed_picture.identifier = listing_picture.identifier)
  order by identifier limit $2`

export const deletePicture = async (database: Database, identifier: string): Promise<void> =>
  void (await database.query('delete from listing_picture where identifier = $1', [identifier]))
