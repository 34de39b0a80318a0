import type { NotificationChannel } from '#domain/notifications/notification-kinds.ts'
import type { NotificationRecipient } from '#server/modules/notifications/notification-record.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Every member who wants to be notified of a collection in which a home was when something became of it. */
export const recipientsOfNews = (
  database: Database,
  { subjectId, occurredAt }: { subjectId: number; occurredAt: Date },
): Promise<NotificationRecipient[]> =>
  database.query<NotificationRecipient>(SELECT_RECIPIENTS, [subjectId, occurredAt], { isPrepared: true })

const SELECT_RECIPIENTS = `
  select own.member_id as "memberId", bool_or(own.is_by_email) as "isByEmail", bool_or(own.is_by_push) as "isByPush"
  from collection_listing home
  join collection on collection.id = home.collection_id and collection.deleted_at is null
  join collection_contributor own on own.collection_id = home.collection_id
  where home.listing_id = $1::int and home.added_at <= $2::timestamptz
  group by own.member_id
  having bool_or(own.is_by_email or own.is_by_push)
  order by own.member_id`

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

/** A home and the collection of a member for which it is told. */
export type ToldCollection = { listingId: number; collectionId: number; name: string; uri: string }

const isWanted = { email: 'is_by_email', push: 'is_by_push' } as const satisfies Record<NotificationChannel, string>

/**
 * For each of these homes the collection that a member changed last, of those of which they want to be notified in this way, the collections by
 * name and the homes in the order given. Homes that the member hides are left out.
 */
export const notifiedCollections = (
  database: Database,
  channel: NotificationChannel,
  { memberId, listingIds }: { memberId: number; listingIds: readonly number[] },
): Promise<ToldCollection[]> =>
  database.query<ToldCollection>(
    `select told.listing_id as "listingId", place.id as "collectionId", place.name, place.uri
     from unnest($2::int[]) with ordinality as told (listing_id, position)
     join lateral (
       select collection.id, collection.name, collection.uri
       from collection_contributor own
       join collection on collection.id = own.collection_id and collection.deleted_at is null
       join collection_listing home on home.collection_id = collection.id and home.listing_id = told.listing_id
       where own.member_id = $1 and own.${isWanted[channel]}
       order by collection.modified_at desc, collection.id
       limit 1
     ) as place on true
     where not exists (
       select from hidden_listing hidden where hidden.member_id = $1 and hidden.listing_id = told.listing_id
     )
     order by place.name, place.id, told.position`,
    [memberId, listingIds],
  )
