import { MOST_LISTINGS_FOUND, type StaffListingState } from '#domain/staff/listing-acts.ts'
import { officesMergedInto } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StaffListingOrder, WantedListings } from './staff-listing-record.ts'

const MOST_COUNTED = MOST_LISTINGS_FOUND + 1

/** A hidden listing stands as withdrawn. */
function conditionOfStates(states: readonly StaffListingState[]): string {
  const [removed, hidden] = [states.includes('removed'), states.includes('hidden')]
  const parts = [
    states.includes('available') && `listing.status_type = 'available' and not listing.is_under_offer`,
    states.includes('underOffer') && `listing.is_under_offer`,
    states.includes('completed') && `listing.status_type = 'completed'`,
    removed && hidden && `listing.status_type = 'removed'`,
    removed &&
      !hidden &&
      `listing.status_type = 'removed' and listing.id not in (select listing_id from listing_hiding)`,
    hidden && !removed && `listing.id in (select listing_id from listing_hiding)`,
  ]
  return parts
    .filter((part) => part !== false)
    .map((part) => `(${part})`)
    .join(' or ')
}

/** Every sign that comes after those of an address. */
const LAST_SIGN = '\u{10FFFF}'

/** One condition for each thing that is asked, so that each finds its index. */
function found(wanted: WantedListings): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [wanted.officeId]
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const conditions = [wanted.officeId === null ? '$1::int is null' : `listing.office_id in ${officesMergedInto('$1')}`]
  if (wanted.id !== null) conditions.push(`listing.id = ${bind(wanted.id)}`)
  if (wanted.address !== null)
    conditions.push(
      `lower(listing.street_address) ~>=~ ${bind(wanted.address)}
       and lower(listing.street_address) ~<~ ${bind(wanted.address + LAST_SIGN)}`,
    )
  if (wanted.agentId !== null)
    conditions.push(`listing.id in (select listing_id from listing_agent where agent_id = ${bind(wanted.agentId)})`)
  if (wanted.states.length > 0) conditions.push(conditionOfStates(wanted.states))
  if (wanted.isBoosted) conditions.push('listing.id in (select listing_id from listing_boost)')
  return { where: conditions.map((each) => `(${each})`).join(' and '), parameters }
}

/** Whether few are found: they are gathered by their index before they are put in order. */
const areFew = ({ id, address, officeId, agentId, states, isBoosted }: WantedListings): boolean =>
  [id, address, officeId, agentId].some((value) => value !== null) || isBoosted || states.join() === 'hidden'

export async function countFound(database: Database, wanted: WantedListings): Promise<number> {
  const { where, parameters } = found(wanted)
  const text = areFew(wanted)
    ? `with found as materialized (select 1 from listing where ${where})
       select least(count(*), ${MOST_COUNTED}) as total from found`
    : `select count(*) as total from (select 1 from listing where ${where} limit ${MOST_COUNTED}) as counted`
  const [row] = await database.query<{ total: number }>(text, parameters)
  return row?.total ?? 0
}

const orders: Readonly<Record<StaffListingOrder, string>> = {
  newest: 'listing.listed_at desc, listing.id desc',
  oldest: 'listing.listed_at, listing.id',
}

export async function findListingIds(
  database: Database,
  wanted: WantedListings,
  { order, skip, take }: { order: StaffListingOrder; skip: number; take: number },
): Promise<number[]> {
  const { where, parameters } = found(wanted)
  const next = parameters.length + 1
  const page = `order by ${orders[order]} offset $${next} limit $${next + 1}`
  const text = areFew(wanted)
    ? `with found as materialized (select id, listed_at from listing where ${where})
       select listing.id from found as listing ${page}`
    : `select listing.id from listing where ${where} ${page}`
  const rows = await database.query<{ id: number }>(text, [...parameters, skip, take])
  return rows.map(({ id }) => id)
}

/** Those of them that a feed sends. */
export async function findFedListings(database: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await database.query<{ id: number }>(
    'select listing_id as id from feed_listing where listing_id = any($1)',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}
