import type { Database } from '#server/platform/database/database.ts'

export type ExportedAlert = {
  name: string
  search: object
  frequency: string
  isByEmail: boolean
  isByPush: boolean
  isPartlyInRange: boolean
  isPaused: boolean
  createdAt: Date
  deletedAt: Date | null
}

/** The saved searches of a member, those that can still be brought back included. */
export const alertsOfMember = (database: Database, memberId: number): Promise<ExportedAlert[]> =>
  database.query<ExportedAlert>(SELECT_ALERTS, [memberId])

const SELECT_ALERTS = `
  select name, search, frequency, is_by_email as "isByEmail", is_by_push as "isByPush",
    is_partly_in_range as "isPartlyInRange", is_paused as "isPaused", created_at as "createdAt", deleted_at as "deletedAt"
  from alert where member_id = $1 order by created_at, id`

export type ExportedCollection = {
  name: string
  uri: string
  isOwner: boolean
  isPublic: boolean
  isNamed: boolean
  isByEmail: boolean
  isByPush: boolean
  createdAt: Date
  joinedAt: Date
  deletedAt: Date | null
  homes: { listingId: number; addedAt: string; isAddedByMember: boolean; priceWhenAdded: string }[]
  reactions: { listingId: number; reaction: 'like' | 'dislike' | null; comment: string; modifiedAt: string }[]
  invitations: { email: string; invitedAt: string; answer: string | null }[]
}

/** Own and shared collections of a member with their homes, what the member said of them and whom they invited. */
export const collectionsOfMember = (database: Database, memberId: number): Promise<ExportedCollection[]> =>
  database.query<ExportedCollection>(SELECT_COLLECTIONS, [memberId])

const SELECT_COLLECTIONS = `
  select collection.name, collection.uri, own.is_owner as "isOwner", collection.is_public as "isPublic",
    own.is_named as "isNamed", own.is_by_email as "isByEmail", own.is_by_push as "isByPush",
    collection.created_at as "createdAt", own.joined_at as "joinedAt", collection.deleted_at as "deletedAt",
    (
      select coalesce(jsonb_agg(jsonb_build_object('listingId', home.listing_id, 'addedAt', home.added_at,
        'isAddedByMember', coalesce(home.added_by = $1, false), 'priceWhenAdded', home.price_text)
        order by home.position desc), '[]')
      from collection_listing home where home.collection_id = collection.id
    ) as homes,
    (
      select coalesce(jsonb_agg(jsonb_build_object('listingId', said.listing_id, 'reaction', said.reaction_type,
        'comment', said.comment, 'modifiedAt', said.modified_at) order by said.modified_at, said.listing_id), '[]')
      from collection_reaction said where said.collection_id = collection.id and said.member_id = $1
    ) as reactions,
    (
      select coalesce(jsonb_agg(jsonb_build_object('email', invite.email, 'invitedAt', invite.invited_at,
        'answer', invite.answer) order by invite.id), '[]')
      from collection_invite invite where invite.collection_id = collection.id and invite.inviter_id = $1
    ) as invitations
  from collection_contributor own
  join collection on collection.id = own.collection_id
  where own.member_id = $1 and (collection.deleted_at is null or own.is_owner)
  order by own.joined_at, collection.id`

export type ExportedNote = { listingId: number; note: string; stage: string | null; modifiedAt: Date }

/** What a member keeps of homes for themselves. */
export const notesOfMember = (database: Database, memberId: number): Promise<ExportedNote[]> =>
  database.query<ExportedNote>(
    `select listing_id as "listingId", note, stage, modified_at as "modifiedAt" from listing_note
     where member_id = $1 and (note <> '' or stage is not null) order by modified_at, listing_id`,
    [memberId],
  )
