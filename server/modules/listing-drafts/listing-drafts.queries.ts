import type { StoredDraft } from '#domain/listing-drafts/draft-input.ts'
import { currentOffice, officesMergedInto } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DraftRow } from './listing-draft-record.ts'

const COLUMNS = `
  listing_draft.id, listing_draft.revision, ${currentOffice('listing_draft.office_id')} as "officeId",
  listing_draft.listing_id as "listingId", listing_draft.content, listing_draft.published_content as "publishedContent",
  listing_draft.content is distinct from listing_draft.published_content as "hasUnpublishedChanges",
  listing_draft.last_command as "lastCommand", listing_draft.changed_at as "changedAt", member.name as "changedBy",
  case when listing.id is not null
    then jsonb_build_object(
      'statusType', listing.status_type, 'isUnderOffer', listing.is_under_offer, 'completedOn', listing.completed_on,
      'completedPrice',
      case when listing.status_type = 'completed' and not listing.is_price_withheld then listing.price_text end
    )
  end as listing`

const FROM = `
  from listing_draft
  left join member on member.id = listing_draft.changed_by_id
  left join listing on listing.id = listing_draft.listing_id`

/** Until the end of the transaction nobody else changes one that is locked. */
export async function findDraft(database: Database, id: string, { isLocked = false } = {}): Promise<DraftRow | null> {
  const lock = isLocked ? 'for update of listing_draft' : ''
  const [row] = await database.query<DraftRow>(`select ${COLUMNS} ${FROM} where listing_draft.id = $1 ${lock}`, [id])
  return row ?? null
}

export const findDrafts = (
  database: Database,
  officeId: number,
  { skip, take }: { skip: number; take: number },
): Promise<DraftRow[]> => database.query<DraftRow>(SELECT_DRAFTS, [officeId, skip, take])

const SELECT_DRAFTS = `
  select ${COLUMNS} ${FROM}
  where listing_draft.office_id in ${officesMergedInto('$1')}
  order by listing_draft.changed_at desc, listing_draft.id offset $2 limit $3`

export const countDrafts = async (
  database: Database,
  officeId: number,
): Promise<{ all: number; unpublished: number }> => {
  const [row] = await database.query<{ all: number; unpublished: number }>(COUNT_DRAFTS, [officeId])
  return row ?? { all: 0, unpublished: 0 }
}

const COUNT_DRAFTS = `
  select count(*) as all, count(*) filter (where listing_id is null) as unpublished
  from listing_draft where office_id in ${officesMergedInto('$1')}`

/** Of two who begin a draft at once the second waits. */
export const lockOffice = async (database: Database, officeId: number): Promise<void> =>
  void (await database.query('select 1 from office where id = $1 for no key update', [officeId]))

type Change = { id: string; content: StoredDraft; memberId: number; now: Date }

export const insertDraft = async (
  database: Database,
  { id, content, memberId, now }: Change,
  officeId: number,
): Promise<void> => void (await database.query(INSERT_DRAFT, [id, officeId, JSON.stringify(content), memberId, now]))

const INSERT_DRAFT = `
  insert into listing_draft (id, office_id, content, created_by_id, changed_by_id, created_at, changed_at)
  values ($1, $2, $3::jsonb, $4, $4, $5, $5)`

/** Nothing happens where that is its content already. */
export const updateDraft = async (database: Database, { id, content, memberId, now }: Change): Promise<void> =>
  void (await database.query(UPDATE_DRAFT, [id, JSON.stringify(content), memberId, now]))

const UPDATE_DRAFT = `
  update listing_draft
  set content = $2::jsonb, revision = revision + 1, last_command = null, changed_by_id = $3, changed_at = $4
  where id = $1 and content <> $2::jsonb`

export const hasContent = async (database: Database, id: string, content: StoredDraft): Promise<boolean> =>
  (
    await database.query('select 1 from listing_draft where id = $1 and content = $2::jsonb', [
      id,
      JSON.stringify(content),
    ])
  ).length > 0

export const setPublished = async (database: Database, id: string, listingId: number): Promise<void> =>
  void (await database.query('update listing_draft set listing_id = $2, published_content = content where id = $1', [
    id,
    listingId,
  ]))

/** Whatever it stated that was not published is gone. */
export const restorePublished = async (database: Database, id: string): Promise<void> =>
  void (await database.query('update listing_draft set content = published_content where id = $1', [id]))

type Command = { id: string; command: string; memberId: number; now: Date }

/** Whoever read the draft before reads it again first. */
export const recordCommand = async (database: Database, { id, command, memberId, now }: Command): Promise<void> =>
  void (await database.query(RECORD_COMMAND, [id, command, memberId, now]))

const RECORD_COMMAND = `
  update listing_draft set revision = revision + 1, last_command = $2, changed_by_id = $3, changed_at = $4 where id = $1`

export const removeDraft = async (database: Database, id: string): Promise<void> =>
  void (await database.query('delete from listing_draft where id = $1', [id]))
