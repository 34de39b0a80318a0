import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StatedPrice } from '../listing-record.ts'
import { homeKey } from './same-home.ts'
import type { NewContent, NewInspection, NewListing } from './listing-change.ts'

export type LockedListing = {
  statusType: 'available' | 'completed' | 'removed'
  isUnderOffer: boolean
  listingType: 'sale' | 'rental'
  priceText: string
  priceFrom: number | null
  priceTo: number | null
  isPriceWithheld: boolean
  completedOn: string | null
  suburbId: number
  suburbUri: string
  stateCode: StateCode
  isHidden: boolean
}

/** A listing held until the transaction ends, so that two changes of it follow one another; null where there is none. */
export async function lockListing(database: Database, id: number): Promise<LockedListing | null> {
  const [row] = await database.query<LockedListing>(LOCK_LISTING, [id], { isPrepared: true })
  return row ?? null
}

const LOCK_LISTING = `
  select listing.status_type as "statusType", listing.is_under_offer as "isUnderOffer",
    listing.listing_type as "listingType", listing.price_text as "priceText", listing.price_from as "priceFrom",
    listing.price_to as "priceTo", listing.is_price_withheld as "isPriceWithheld",
    listing.completed_on as "completedOn", listing.suburb_id as "suburbId", location.uri as "suburbUri",
    location.state_code as "stateCode",
    exists (select from listing_hiding where listing_hiding.listing_id = listing.id) as "isHidden"
  from listing join location on location.id = listing.suburb_id
  where listing.id = $1
  for update of listing`

const contentOfListing: readonly Exclude<keyof NewContent & keyof NewListing, 'agentIds'>[] = [
  ...(['uri', 'listingClass', 'projectName', 'tierType', 'isExclusive', 'propertyType', 'title'] as const),
  ...(['description', 'suburbId', 'streetId', 'streetAddress', 'isAddressHidden', 'latitudeMicro'] as const),
  ...(['longitudeMicro', 'saleMethod', 'bond', 'availableOn', 'bedrooms', 'bathrooms', 'carSpaces'] as const),
  ...(['landSizeM2', 'frontageM', 'buildingSizeM2', 'features', 'otherFeatures', 'photos', 'floorPlans'] as const),
  ...(['videos', 'externalLinks', 'externalMedias', 'documents', 'councilRates', 'municipality', 'details'] as const),
  ...(['officeId', 'isPositionApproximate'] as const),
]
const columnsOfListing: readonly (keyof NewListing)[] = [
  ...contentOfListing,
  ...(['listingType', 'priceText', 'priceFrom', 'priceTo', 'isPriceWithheld', 'auctionAt', 'auctionPlace'] as const),
]

const columnNames = columnsOfListing.map(columnOf).join(', ')
const contentNames = contentOfListing.map(columnOf).join(', ')

/** `landSizeM2` is `land_size_m2`. */
function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A row in JSON, with the columns that are stated. */
const rowText = (names: readonly (keyof NewListing)[], listing: Partial<NewListing>): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [columnOf(name), listing[name]])))

/** A new listing on the market; answers its number. */
export async function insertListing(database: Database, listing: NewListing, now: Date): Promise<number> {
  const [added] = await database.query<{ id: number }>(
    INSERT_LISTING,
    [rowText(columnsOfListing, listing), now, homeKey(listing.suburbId, listing.streetAddress)],
    { isPrepared: true },
  )
  if (added === undefined) throw new Error('The listing was not added')
  return added.id
}

const INSERT_LISTING = `
  insert into listing (status_type, listed_at, modified_at, confirmed_at, address_key, ${columnNames})
  select 'available', $2, $2, $2, $3, ${columnNames}
  from jsonb_populate_record(null::listing, $1::jsonb)
  returning id`

/** Brings the agents of a listing to these, in their order; answers those that it had, and null where they are the same. */
export async function replaceAgents(
  database: Database,
  id: number,
  agentIds: readonly number[],
): Promise<number[] | null> {
  const [before] = await database.query<{ agentIds: number[] }>(SELECT_AGENTS, [id], { isPrepared: true })
  const formerIds = before?.agentIds ?? []
  if (agentIds.join() === formerIds.join()) return null
  if (formerIds.length > 0) await database.query('delete from listing_agent where listing_id = $1', [id])
  await database.query(INSERT_AGENTS, [id, agentIds], { isPrepared: true })
  return formerIds
}

const SELECT_AGENTS = `
  select array(select agent_id from listing_agent where listing_id = $1 order by position) as "agentIds"`

const INSERT_AGENTS = `
  insert into listing_agent (listing_id, agent_id, position)
  select $1::int, agent_id, place - 1 from unnest($2::int[]) with ordinality as named (agent_id, place)`

/** Brings the inspections that have not ended to these; answers whether one came, went or moved. */
export async function replaceInspections(
  database: Database,
  id: number,
  inspections: readonly NewInspection[],
  now: Date,
): Promise<boolean> {
  const [result] = await database.query<{ isChanged: boolean }>(
    REPLACE_INSPECTIONS,
    [
      id,
      inspections.map(({ startsAt }) => startsAt),
      inspections.map(({ endsAt }) => endsAt),
      inspections.map(({ localDate }) => localDate),
      now,
    ],
    { isPrepared: true },
  )
  return result?.isChanged ?? false
}

const REPLACE_INSPECTIONS = `
  with stated as (
    select distinct starts_at, ends_at, local_date
    from unnest($2::timestamptz[], $3::timestamptz[], $4::date[]) as stated (starts_at, ends_at, local_date)
  ),
  gone as (
    delete from listing_inspection as kept
    where listing_id = $1 and ends_at > $5
      and not exists (select from stated where stated.starts_at = kept.starts_at and stated.ends_at = kept.ends_at)
    returning 1
  ),
  added as (
    insert into listing_inspection (listing_id, starts_at, ends_at, local_date)
    select $1::int, starts_at, ends_at, local_date from stated
    where not exists (
      select from listing_inspection as kept
      where kept.listing_id = $1 and kept.starts_at = stated.starts_at and kept.ends_at = stated.ends_at
    )
    returning 1
  )
  select exists (select from gone) or exists (select from added) as "isChanged"`

export const updatePrice = async (
  database: Database,
  id: number,
  { text, from, to, isPriceWithheld }: StatedPrice & { isPriceWithheld: boolean },
): Promise<void> =>
  void (await database.query(UPDATE_PRICE, [id, text, from, to, isPriceWithheld], { isPrepared: true }))

const UPDATE_PRICE = `
  update listing set price_text = $2, price_from = $3, price_to = $4, is_price_withheld = $5 where id = $1`

export type StateColumns = {
  statusType: LockedListing['statusType']
  isUnderOffer: boolean
  completedOn: string | null
}

export const updateState = async (database: Database, id: number, columns: StateColumns): Promise<void> =>
  void (await database.query(UPDATE_STATE, [id, columns.statusType, columns.isUnderOffer, columns.completedOn]))

const UPDATE_STATE = `update listing set status_type = $2, is_under_offer = $3, completed_on = $4 where id = $1`

/** Answers whether that is another auction. */
export const updateAuction = async (
  database: Database,
  id: number,
  auction: { at: Date; place: string | null } | null,
): Promise<boolean> =>
  (await database.query(UPDATE_AUCTION, [id, auction?.at ?? null, auction?.place ?? null])).length > 0

const UPDATE_AUCTION = `
  update listing set auction_at = $2, auction_place = $3
  where id = $1 and (auction_at, auction_place) is distinct from ($2::timestamptz, $3::text)
  returning id`

/** Answers whether anything of it was otherwise; what is not stated stays as it is. */
export const updateContent = async (database: Database, id: number, content: NewContent): Promise<boolean> =>
  (await database.query(UPDATE_CONTENT, [id, rowText(contentOfListing, content)], { isPrepared: true })).length > 0

const UPDATE_CONTENT = `
  update listing set (${contentNames}) = (select ${contentNames} from jsonb_populate_record(listing, $2::jsonb))
  where id = $1 and listing is distinct from jsonb_populate_record(listing, $2::jsonb)
  returning id`

/** Later than before in any case: what reads listings tells their states apart by it. A change that its agency made confirms it. */
export const touchListing = async (
  database: Database,
  id: number,
  { now, isConfirmed }: { now: Date; isConfirmed: boolean },
): Promise<void> => void (await database.query(TOUCH_LISTING, [id, now, isConfirmed], { isPrepared: true }))

const TOUCH_LISTING = `
  update listing
  set modified_at = greatest($2, modified_at + interval '1 millisecond'),
    confirmed_at = case when $3 then $2 else confirmed_at end,
    confirmation_asked_at = case when not $3 then confirmation_asked_at end
  where id = $1`

export const confirmListings = async (database: Database, ids: readonly number[], now: Date): Promise<void> =>
  void (await database.query(CONFIRM_LISTINGS, [ids, now], { isPrepared: true }))

const CONFIRM_LISTINGS = `
  update listing set confirmed_at = $2, confirmation_asked_at = null where id = any ($1::int[])`

export type PriceEvent = {
  day: string
  kind: 'listed' | 'priceChanged' | 'sold' | 'leased'
  text: string
  price: number | null
}

/** One entry of a kind a day, the last one. */
export const recordPrice = async (database: Database, id: number, event: PriceEvent): Promise<void> =>
  void (await database.query(RECORD_PRICE, [id, event.day, event.kind, event.text, event.price], { isPrepared: true }))

const RECORD_PRICE = `
  insert into listing_price_event (listing_id, occurred_on, kind, price_text, price) values ($1, $2, $3, $4, $5)
  on conflict (listing_id, occurred_on, kind) do update set price_text = excluded.price_text, price = excluded.price`

export const forgetPrice = async (
  database: Database,
  id: number,
  { day, kind }: Pick<PriceEvent, 'day' | 'kind'>,
): Promise<void> =>
  void (await database.query(
    'delete from listing_price_event where listing_id = $1 and occurred_on = $2 and kind = $3',
    [id, day, kind],
  ))
