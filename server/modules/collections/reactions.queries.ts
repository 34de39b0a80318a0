import type { Database } from '#server/platform/database/database.ts'
import type { ReactionRow } from './collection-record.ts'

type Key = Pick<ReactionRow, 'collectionId' | 'listingId' | 'memberId'>
type Kept = Pick<ReactionRow, 'reactionType' | 'comment' | 'version'>

/** What a member says of a home, taken back or not. */
export async function findReaction(
  database: Database,
  { collectionId, listingId, memberId }: Key,
): Promise<Kept | null> {
  const text = `select reaction_type as "reactionType", comment, version from collection_reaction
    where collection_id = $1 and listing_id = $2 and member_id = $3`
  const [row] = await database.query<Kept>(text, [collectionId, listingId, memberId])
  return row ?? null
}

/** Keeps what a member says of a home, in the place of what they said before. */
export async function saveReaction(database: Database, row: ReactionRow): Promise<void> {
  const { collectionId, listingId, memberId, reactionType, comment, version, modifiedAt } = row
  await database.query(SAVE, [collectionId, listingId, memberId, reactionType, comment, version, modifiedAt])
}

const SAVE = `
  insert into collection_reaction (collection_id, listing_id, member_id, reaction_type, comment, version, modified_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (collection_id, listing_id, member_id) do update set
    reaction_type = excluded.reaction_type, comment = excluded.comment, version = excluded.version,
    modified_at = excluded.modified_at`
