import { MOCK_INVITE_SECRET } from '#mocks/world/collections.ts'
import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy, type Row } from './copy-rows.ts'

/**
 * Puts the collections of the mocks into the server's database in place of those that are there, with all that is said of their homes;
 * their members and the listings come before.
 */
export async function seedCollections(database: Database, world: World): Promise<void> {
  const ofListings = withListing(world)
  await database.transaction(async () => {
    await database.query('delete from collection')
    await database.query('delete from listing_note')
    await database.query('delete from collection_invite_mail')
    await database.query(SET_SECRET, [JSON.stringify(MOCK_INVITE_SECRET)])
    await copy(database, 'collection', world.collections.getAll().map(collectionRow(world)))
    await copy(database, 'collection_contributor', world.contributors.getAll().map(contributorRow(world)))
    await copy(database, 'collection_listing', ofListings(world.collectionListings.getAll()).map(listingRow))
    await copy(database, 'collection_reaction', ofListings(world.collectionReactions.getAll()).map(reactionRow))
    await copy(database, 'listing_note', ofListings(world.listingNotes.getAll()).map(noteRow))
    await copy(database, 'collection_invite', world.collectionInvites.getAll().map(inviteRow))
    for (const [table, column] of identities) await database.query(nextAfter(table, column))
  })
}

const SET_SECRET = `
  insert into database_state (key, value) values ('collection-invite-secret', $1::jsonb)
  on conflict (key) do update set value = excluded.value`

const identities = [
  ['collection', 'id'],
  ['collection_listing', 'position'],
  ['collection_invite', 'id'],
] as const

const nextAfter = (table: string, column: string): string =>
  `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce((select max(${column}) from ${table}), 1))`

/** What is of a home that a situation took away is left out. */
const withListing = ({ listings }: World) => {
  const ids = new Set(listings.getAll().map(({ id }) => id))
  return <Entry extends { listingId: number }>(entries: readonly Entry[]): Entry[] =>
    entries.filter(({ listingId }) => ids.has(listingId))
}

type RowOf<Table extends keyof World> = World[Table] extends { getAll: () => (infer Entry)[] } ? Entry : never

const collectionRow = (world: World) => {
  const known = withListing(world)
  return ({ id, uri, name, isPublic, ownerId, coverListingId, ...rest }: RowOf<'collections'>): Row => ({
    id,
    uri,
    name,
    is_public: isPublic,
    cover_listing_id: coverListingId === null ? null : (known([{ listingId: coverListingId }])[0]?.listingId ?? null),
    maker_id: ownerId,
    idempotency_key: rest.idempotencyKey,
    created_at: rest.createdAt,
    modified_at: rest.modifiedAt,
    deleted_at: rest.deletedAt,
  })
}

const contributorRow =
  ({ collections }: World) =>
  ({ collectionId, memberId, ...rest }: RowOf<'contributors'>): Row => ({
    collection_id: collectionId,
    member_id: memberId,
    is_owner: collections.getAll().some(({ id, ownerId }) => id === collectionId && ownerId === memberId),
    is_named: rest.isNamed,
    is_by_email: rest.isTellingByEmail,
    is_by_push: rest.isTellingByPush,
    joined_at: rest.joinedAt,
    last_used_at: rest.lastUsedAt,
  })

const listingRow = (entry: RowOf<'collectionListings'>): Row => ({
  position: entry.position,
  collection_id: entry.collectionId,
  listing_id: entry.listingId,
  added_by: entry.memberId,
  added_at: entry.addedAt,
  price_text: entry.priceText,
})

const reactionRow = (reaction: RowOf<'collectionReactions'>): Row => ({
  collection_id: reaction.collectionId,
  listing_id: reaction.listingId,
  member_id: reaction.memberId,
  reaction_type: reaction.reactionType,
  comment: reaction.comment,
  version: reaction.version,
  modified_at: reaction.modifiedAt,
})

const noteRow = ({ memberId, listingId, note, stage, version, modifiedAt }: RowOf<'listingNotes'>): Row => ({
  member_id: memberId,
  listing_id: listingId,
  note,
  stage,
  version,
  modified_at: modifiedAt,
})

const inviteRow = ({ id, collectionId, email, inviterId, status, ...rest }: RowOf<'collectionInvites'>): Row => ({
  id,
  collection_id: collectionId,
  inviter_id: inviterId,
  email,
  invited_at: rest.invitedAt,
  expires_at: rest.expiresAt,
  answered_at: status === 'pending' ? null : rest.invitedAt,
  answer: status === 'pending' ? null : status,
  answered_by: rest.memberId,
})
