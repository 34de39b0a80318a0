import type { Database } from '#server/platform/database/database.ts'
import type { ContributorRow, InviteRow, NoteRow, ReactionRow } from './collection-record.ts'

const prepared = { isPrepared: true }

/** How many homes are in each of these collections; those without any are left out. */
export const countListings = (
  database: Database,
  collectionIds: readonly number[],
): Promise<{ collectionId: number; total: number }[]> =>
  database.query<{ collectionId: number; total: number }>(COUNT_HOMES, [collectionIds], prepared)

const COUNT_HOMES = `
  select collection_id as "collectionId", count(*) as total from collection_listing
  where collection_id = any ($1::int[]) group by collection_id`

/** The homes of each of these collections, those that were added last first. */
export const listingNumbers = (
  database: Database,
  collectionIds: readonly number[],
): Promise<{ collectionId: number; listingIds: number[] }[]> =>
  database.query<{ collectionId: number; listingIds: number[] }>(SELECT_HOME_NUMBERS, [collectionIds], prepared)

const SELECT_HOME_NUMBERS = `
  select collection_id as "collectionId", array_agg(listing_id order by position desc) as "listingIds"
  from collection_listing where collection_id = any ($1::int[]) group by collection_id`

/** The homes with a photo that were added last to each of these collections, at most so many of each. */
export const photographedListings = (
  database: Database,
  collectionIds: readonly number[],
  most: number,
): Promise<{ collectionId: number; listingIds: number[] }[]> =>
  database.query<{ collectionId: number; listingIds: number[] }>(SELECT_PHOTOGRAPHED, [collectionIds, most], prepared)

const SELECT_PHOTOGRAPHED = `
  select asked.id as "collectionId",
    array(
      select home.listing_id from collection_listing home
      join listing on listing.id = home.listing_id
      where home.collection_id = asked.id and jsonb_array_length(listing.photos) > 0
      order by home.position desc limit $2
    ) as "listingIds"
  from unnest($1::int[]) as asked (id)`

/** Who takes part in each of these collections, the first to join first. */
export const contributorsOf = (database: Database, collectionIds: readonly number[]): Promise<ContributorRow[]> =>
  database.query<ContributorRow>(SELECT_CONTRIBUTORS, [collectionIds], prepared)

const SELECT_CONTRIBUTORS = `
  select contributor.collection_id as "collectionId", contributor.member_id as "memberId",
    contributor.is_owner as "isOwner", contributor.is_named as "isNamed", contributor.is_by_email as "isByEmail",
    contributor.is_by_push as "isByPush", member.username, member.name, member.type = 2 as "isAgent",
    member.avatar_version as "avatarVersion", member.avatar_picture is not null as "hasPicture",
    agent.portrait_identifier as "portraitIdentifier"
  from collection_contributor contributor
  join member on member.id = contributor.member_id
  left join agent on agent.id = member.agent_id
  where contributor.collection_id = any ($1::int[])
  order by contributor.joined_at, contributor.member_id`

/** The invitations to each of these collections that were not answered, the first one first. */
export const pendingInvites = (database: Database, collectionIds: readonly number[]): Promise<InviteRow[]> =>
  database.query<InviteRow>(SELECT_INVITES, [collectionIds], prepared)

const SELECT_INVITES = `
  select id, collection_id as "collectionId", email, invited_at as "invitedAt", expires_at as "expiresAt"
  from collection_invite
  where collection_id = any ($1::int[]) and answered_at is null
  order by id`

export type ListingInCollection = { collectionId: number; listingId: number }

/** What those who take part say of homes, the oldest first; what was taken back and what others said who left is left out. */
export const reactionsTo = (database: Database, listings: readonly ListingInCollection[]): Promise<ReactionRow[]> =>
  database.query<ReactionRow>(
    SELECT_REACTIONS,
    [listings.map(({ collectionId }) => collectionId), listings.map(({ listingId }) => listingId)],
    prepared,
  )

const SELECT_REACTIONS = `
  select said.collection_id as "collectionId", said.listing_id as "listingId", said.member_id as "memberId",
    said.reaction_type as "reactionType", said.comment, said.version, said.modified_at as "modifiedAt"
  from unnest($1::int[], $2::int[]) as asked (collection_id, listing_id)
  join collection_reaction said using (collection_id, listing_id)
  join collection_contributor own on own.collection_id = said.collection_id and own.member_id = said.member_id
  where said.reaction_type is not null or said.comment <> ''
  order by said.modified_at, said.member_id`

/** What a member keeps of homes. */
export const notesOn = (
  database: Database,
  notes: readonly { memberId: number; listingId: number }[],
): Promise<(NoteRow & { memberId: number })[]> =>
  database.query<NoteRow & { memberId: number }>(
    SELECT_NOTES,
    [notes.map(({ memberId }) => memberId), notes.map(({ listingId }) => listingId)],
    prepared,
  )

const SELECT_NOTES = `
  select kept.member_id as "memberId", kept.listing_id as "listingId", kept.note, kept.stage, kept.version,
    kept.modified_at as "modifiedAt"
  from unnest($1::int[], $2::int[]) as asked (member_id, listing_id)
  join listing_note kept using (member_id, listing_id)`
