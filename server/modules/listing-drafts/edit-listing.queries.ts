import type { StoredDraft } from '#domain/listing-drafts/draft-input.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StoredPhoto } from '#server/modules/listings/listing-record.ts'

/** Of two who take a listing into a draft at once the second waits. */
export const lockListing = async (database: Database, id: number): Promise<void> =>
  void (await database.query('select 1 from listing where id = $1 for update', [id]))

export type EditedListing = {
  /** The one that took over where it was merged. */
  officeId: number
  isOfFeed: boolean
  description: string
  buildingSize: number | null
  floorPlans: StoredPhoto[]
  documents: { url: string; title: string; kind: string }[]
  agentIds: number[]
  /** What was asked last. */
  askedPriceText: string
}

export async function findListing(database: Database, id: number): Promise<EditedListing | null> {
  const [row] = await database.query<EditedListing>(SELECT_LISTING, [id])
  return row ?? null
}

const SELECT_LISTING = `
  select ${currentOffice('listing.office_id')} as "officeId",
    exists (select from feed_listing where feed_listing.listing_id = listing.id) as "isOfFeed",
    description, building_size_m2 as "buildingSize", floor_plans as "floorPlans", documents,
    array(select agent_id from listing_agent where listing_id = listing.id order by position) as "agentIds",
    coalesce((
      select price_text from listing_price_event event
      where event.listing_id = listing.id and event.kind in ('listed', 'priceChanged')
      order by occurred_on desc, kind desc limit 1
    ), '') as "askedPriceText"
  from listing where id = $1`

export async function findDraftOfListing(database: Database, listingId: number): Promise<string | null> {
  const [row] = await database.query<{ id: string }>('select id from listing_draft where listing_id = $1', [listingId])
  return row?.id ?? null
}

type NewDraft = { listingId: number; officeId: number; content: StoredDraft; memberId: number; now: Date }

/** Answers its number. */
export async function insertDraftOfListing(
  database: Database,
  { listingId, officeId, content, memberId, now }: NewDraft,
): Promise<string> {
  const [row] = await database.query<{ id: string }>(INSERT_DRAFT, [
    officeId,
    listingId,
    JSON.stringify(content),
    memberId,
    now,
  ])
  return row?.id ?? ''
}

const INSERT_DRAFT = `
  insert into listing_draft (
    id, office_id, listing_id, content, published_content, created_by_id, changed_by_id, created_at, changed_at
  )
  values (gen_random_uuid(), $1, $2, $3::jsonb, $3::jsonb, $4, $4, $5, $5)
  returning id`

/** Pictures of the listing that are in the object store are the draft's from then on. */
export const nameDraftOfPictures = async (database: Database, listingId: number, draftId: string): Promise<void> =>
  void (await database.query('update listing_picture set draft_id = $2 where listing_id = $1', [listingId, draftId]))
