import type { Database } from '#server/platform/database/database.ts'
import type { MarketState } from '#domain/listing/market-state.ts'
import type { StatedPrice } from '#server/modules/listings/listing-record.ts'

/** How news is told. */
export type NewsChannel = 'email' | 'push'

const columns: Readonly<Record<NewsChannel, { toldAt: string; isWanted: string }>> = {
  email: { toldAt: 'mailed_at', isWanted: 'is_by_email' },
  push: { toldAt: 'pushed_at', isWanted: 'is_by_push' },
}

export type RecordedNews = {
  listingId: number
  eventId: number
  priceBefore: StatedPrice | null
  stateBefore: MarketState | null
  occurredAt: Date
}

/**
 * Records what became of a home for every member who wants to be told of a collection in which it was by then; answers those for whom that is
 * new. The same event again changes nothing.
 */
export const recordNews = (
  database: Database,
  { listingId, eventId, priceBefore, stateBefore, occurredAt }: RecordedNews,
): Promise<{ memberId: number; isToBeWritten: boolean; isToBePushed: boolean }[]> =>
  database.query<{ memberId: number; isToBeWritten: boolean; isToBePushed: boolean }>(
    RECORD,
    [listingId, eventId, priceBefore === null ? null : JSON.stringify(priceBefore), stateBefore, occurredAt],
    { isPrepared: true },
  )

const RECORD = `
  insert into collection_news
    (member_id, listing_id, event_id, price_before, state_before, occurred_at, mailed_at, pushed_at)
  select own.member_id, $1::int, $2::bigint, $3::jsonb, $4::text, $5::timestamptz,
    case when not bool_or(own.is_by_email) then $5::timestamptz end,
    case when not bool_or(own.is_by_push) then $5::timestamptz end
  from collection_listing home
  join collection on collection.id = home.collection_id and collection.deleted_at is null
  join collection_contributor own on own.collection_id = home.collection_id
  where home.listing_id = $1 and home.added_at <= $5
  group by own.member_id
  having bool_or(own.is_by_email or own.is_by_push)
  on conflict do nothing
  returning member_id as "memberId", mailed_at is null as "isToBeWritten", pushed_at is null as "isToBePushed"`

/** Who takes part in the collections in which homes are. */
export const contributorsWith = (
  database: Database,
  listingIds: readonly number[],
): Promise<{ collectionId: number; memberId: number }[]> =>
  database.query<{ collectionId: number; memberId: number }>(SELECT_CONTRIBUTORS, [listingIds], { isPrepared: true })

const SELECT_CONTRIBUTORS = `
  select distinct own.collection_id as "collectionId", own.member_id as "memberId"
  from collection_listing home
  join collection on collection.id = home.collection_id and collection.deleted_at is null
  join collection_contributor own on own.collection_id = home.collection_id
  where home.listing_id = any ($1::int[])
  order by 1, 2`

/** The members who have something to be told that happened in a span of time. */
export async function membersWithNews(
  database: Database,
  channel: NewsChannel,
  { after, until }: { after: Date; until: Date },
): Promise<number[]> {
  const rows = await database.query<{ memberId: number }>(
    `select distinct member_id as "memberId" from collection_news
     where ${columns[channel].toldAt} is null and occurred_at > $1 and occurred_at <= $2`,
    [after, until],
  )
  return rows.map(({ memberId }) => memberId)
}

/** What a member was not told of yet. */
export const untoldNews = (
  database: Database,
  channel: NewsChannel,
  { memberId, after }: { memberId: number; after: Date },
): Promise<{ listingId: number; eventId: number }[]> =>
  database.query<{ listingId: number; eventId: number }>(
    `select listing_id as "listingId", event_id as "eventId" from collection_news
     where member_id = $1 and ${columns[channel].toldAt} is null and occurred_at > $2`,
    [memberId, after],
  )

/** What became of a home, with the collection of the member that is told of it. */
export type TakenNews = {
  listingId: number
  priceBefore: StatedPrice | null
  stateBefore: MarketState | null
  collectionId: number
  collectionName: string
  collectionUri: string
}

/**
 * Takes these news of a member and marks them as told, the collections by name and what happened first first; inside the transaction in
 * which the message is queued. News of a home that the member hides, or that is in no collection any more of which they want to be told,
 * is only marked.
 */
export const takeNews = (
  database: Database,
  channel: NewsChannel,
  { memberId, eventIds, now }: { memberId: number; eventIds: readonly number[]; now: Date },
): Promise<TakenNews[]> => database.query<TakenNews>(takes[channel], [memberId, eventIds, now])

const takeBy = ({ toldAt, isWanted }: { toldAt: string; isWanted: string }): string => `
  with taken as (
    update collection_news set ${toldAt} = $3
    where member_id = $1 and event_id = any ($2::bigint[]) and ${toldAt} is null
    returning listing_id, event_id, price_before, state_before
  )
  select taken.listing_id as "listingId", taken.price_before as "priceBefore", taken.state_before as "stateBefore",
    place.id as "collectionId", place.name as "collectionName", place.uri as "collectionUri"
  from taken
  join lateral (
    select collection.id, collection.name, collection.uri
    from collection_contributor own
    join collection on collection.id = own.collection_id and collection.deleted_at is null
    join collection_listing home on home.collection_id = collection.id and home.listing_id = taken.listing_id
    where own.member_id = $1 and own.${isWanted}
    order by collection.modified_at desc, collection.id
    limit 1
  ) as place on true
  where not exists (
    select from hidden_listing hidden where hidden.member_id = $1 and hidden.listing_id = taken.listing_id
  )
  order by place.name, place.id, taken.event_id`

const takes: Readonly<Record<NewsChannel, string>> = { email: takeBy(columns.email), push: takeBy(columns.push) }

/** Forgets what happened before a moment. */
export async function purgeNews(database: Database, before: Date): Promise<void> {
  await database.query('delete from collection_news where occurred_at <= $1', [before])
}
