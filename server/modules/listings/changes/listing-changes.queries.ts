import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StatedPrice } from '../listing-record.ts'
import type { NewContent, NewInspection, NewListing } from './listing-change.ts'

export type LockedListing = {
  statusType: 'available' | 'completed' | 'removed'
  isUnderOffer: boolean
  listingType: 'sale' | 'rental'
  priceText: string
  priceFrom: number | null
  priceTo: number | null
  suburbUri: string
  stateCode: StateCode
}

/** A listing held until the transaction ends, so that two changes of it follow one another; null where there is none. */
export async function lockListing(database: Database, id: number): Promise<LockedListing | null> {
  const [row] = await database.query<LockedListing>(LOCK_LISTING, [id])
  return row ?? null
}

const LOCK_LISTING = `
  select listing.status_type as "statusType", listing.is_under_offer as "isUnderOffer",
    listing.listing_type as "listingType", listing.price_text as "priceText", listing.price_from as "priceFrom",
    listing.price_to as "priceTo", location.uri as "suburbUri", location.state_code as "stateCode"
  from listing join location on location.id = listing.suburb_id
  where listing.id = $1
  for update of listing`

const columnsOfListing: readonly (keyof NewListing)[] = [
  ...(['uri', 'listingType', 'listingClass', 'projectName', 'tierType', 'isExclusive', 'propertyType'] as const),
  ...([
    'title',
    'description',
    'suburbId',
    'streetId',
    'streetAddress',
    'isAddressHidden',
    'latitudeMicro',
    'isPositionApproximate',
  ] as const),
  ...(['longitudeMicro', 'saleMethod', 'priceText', 'priceFrom', 'priceTo', 'isPriceWithheld', 'bond'] as const),
  ...(['availableOn', 'auctionAt', 'auctionPlace', 'bedrooms', 'bathrooms', 'carSpaces', 'landSizeM2'] as const),
  ...(['frontageM', 'buildingSizeM2', 'features', 'otherFeatures', 'photos', 'floorPlans', 'videos'] as const),
  ...(['externalLinks', 'externalMedias', 'documents', 'councilRates', 'municipality', 'details', 'officeId'] as const),
]

const columnNames = columnsOfListing.map(columnOf).join(', ')

/** `landSizeM2` is `land_size_m2`. */
function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A new listing on the market; answers its number. */
export async function insertListing(database: Database, listing: NewListing, now: Date): Promise<number> {
  const row = Object.fromEntries(columnsOfListing.map((name) => [columnOf(name), listing[name]]))
  const [added] = await database.query<{ id: number }>(INSERT_LISTING, [JSON.stringify(row), now])
  if (added === undefined) throw new Error('The listing was not added')
  return added.id
}

const INSERT_LISTING = `
  insert into listing (status_type, listed_at, modified_at, ${columnNames})
  select 'available', $2, $2, ${columnNames}
  from jsonb_populate_record(null::listing, $1::jsonb)
  returning id`

/** The agents of a listing, in their order. */
export const insertAgents = async (database: Database, id: number, agentIds: readonly number[]): Promise<void> =>
  void (await database.query(INSERT_AGENTS, [id, agentIds]))

const INSERT_AGENTS = `
  insert into listing_agent (listing_id, agent_id, position)
  select $1::int, agent_id, place - 1 from unnest($2::int[]) with ordinality as named (agent_id, place)`

/** Deletes the inspections that have not ended, and adds these. */
export async function replaceInspections(
  database: Database,
  id: number,
  inspections: readonly NewInspection[],
  now: Date,
): Promise<void> {
  await database.query('delete from listing_inspection where listing_id = $1 and ends_at > $2', [id, now])
  await database.query(INSERT_INSPECTIONS, [
    id,
    inspections.map(({ startsAt }) => startsAt),
    inspections.map(({ endsAt }) => endsAt),
    inspections.map(({ localDate }) => localDate),
  ])
}

const INSERT_INSPECTIONS = `
  insert into listing_inspection (listing_id, starts_at, ends_at, local_date)
  select $1::int, starts_at, ends_at, local_date
  from unnest($2::timestamptz[], $3::timestamptz[], $4::date[]) as stated (starts_at, ends_at, local_date)`

export const updatePrice = async (database: Database, id: number, price: StatedPrice): Promise<void> =>
  void (await database.query(UPDATE_PRICE, [id, price.text, price.from, price.to]))

const UPDATE_PRICE = `update listing set price_text = $2, price_from = $3, price_to = $4 where id = $1`

export type StateColumns = {
  statusType: LockedListing['statusType']
  isUnderOffer: boolean
  completedOn: string | null
  isPriceWithheld: boolean
}

export const updateState = async (database: Database, id: number, columns: StateColumns): Promise<void> =>
  void (await database.query(UPDATE_STATE, [
    id,
    columns.statusType,
    columns.isUnderOffer,
    columns.completedOn,
    columns.isPriceWithheld,
  ]))

const UPDATE_STATE = `
  update listing set status_type = $2, is_under_offer = $3, completed_on = $4, is_price_withheld = $5 where id = $1`

export const updateAuction = async (
  database: Database,
  id: number,
  auction: { at: Date; place: string | null } | null,
): Promise<void> => void (await database.query(UPDATE_AUCTION, [id, auction?.at ?? null, auction?.place ?? null]))

const UPDATE_AUCTION = `update listing set auction_at = $2, auction_place = $3 where id = $1`

/** What is null stays as it is. */
export const updateContent = async (database: Database, id: number, content: NewContent): Promise<void> =>
  void (await database.query(UPDATE_CONTENT, [
    id,
    content.title ?? null,
    content.description ?? null,
    content.photos === undefined ? null : JSON.stringify(content.photos),
    content.floorPlans === undefined ? null : JSON.stringify(content.floorPlans),
    content.features ?? null,
    content.otherFeatures ?? null,
  ]))

const UPDATE_CONTENT = `
  update listing set
    title = coalesce($2, title), description = coalesce($3, description), photos = coalesce($4::jsonb, photos),
    floor_plans = coalesce($5::jsonb, floor_plans), features = coalesce($6::text[], features),
    other_features = coalesce($7::text[], other_features)
  where id = $1`

/** Later than before in any case: what reads listings tells their states apart by it. */
export const touchListing = async (database: Database, id: number, now: Date): Promise<void> =>
  void (await database.query(TOUCH_LISTING, [id, now]))

const TOUCH_LISTING = `
  update listing set modified_at = greatest($2, modified_at + interval '1 millisecond') where id = $1`

export type PriceEvent = {
  day: string
  kind: 'listed' | 'priceChanged' | 'sold' | 'leased'
  text: string
  price: number | null
}

/** One entry of a kind a day, the last one. */
export const recordPrice = async (database: Database, id: number, event: PriceEvent): Promise<void> =>
  void (await database.query(RECORD_PRICE, [id, event.day, event.kind, event.text, event.price]))

const RECORD_PRICE = `
  insert into listing_price_event (listing_id, occurred_on, kind, price_text, price) values ($1, $2, $3, $4, $5)
  on conflict (listing_id, occurred_on, kind) do update set price_text = excluded.price_text, price = excluded.price`
