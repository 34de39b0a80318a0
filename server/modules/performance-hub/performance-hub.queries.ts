import type { StateCode } from '#domain/lookups/states.ts'
import type { ComparedListing } from '#domain/performance/suburb-comparison.ts'
import type { Period } from '#domain/performance/performance-period.ts'
import type { Database } from '#server/platform/database/database.ts'

/** An agent as far as the performance hub needs it; the office is the one that took over where theirs was merged. */
export type AgentOfHub = { id: number; officeId: number; suburbUri: string; stateCode: StateCode }

export async function findAgent(database: Database, agentId: number): Promise<AgentOfHub | null> {
  const [row] = await database.query<AgentOfHub>(SELECT_AGENT, [agentId])
  return row ?? null
}

const SELECT_AGENT = `
  select agent.id, coalesce(office.merged_into_id, office.id) as "officeId", location.uri as "suburbUri",
    location.state_code as "stateCode"
  from agent
  join office on office.id = agent.office_id
  join location on location.id = office.location_id
  where agent.id = $1`

/** The office of a home, or the one that took it over. */
export async function findOfficeOfListing(database: Database, officeId: number): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    'select coalesce(merged_into_id, id) as id from office where id = $1',
    [officeId],
  )
  return row?.id ?? officeId
}

const IS_SHOWN = `(listing.status_type = 'available' or (listing.status_type = 'completed' and listing.completed_on >= $2::date))`

/** The homes of an agent: on the market, or sold or leased since a day. */
export const listingsOfAgent = async (database: Database, agentId: number, since: string): Promise<number[]> =>
  idsOf(
    await database.query<{ id: number }>(
      `select listing.id from listing_agent join listing on listing.id = listing_agent.listing_id
       where listing_agent.agent_id = $1 and ${IS_SHOWN}`,
      [agentId, since],
    ),
  )

/** The homes of an office and of those that it took over, likewise. */
export const listingsOfOffice = async (database: Database, officeId: number, since: string): Promise<number[]> =>
  idsOf(
    await database.query<{ id: number }>(
      `select listing.id from office join listing on listing.office_id = office.id
       where (office.id = $1 or office.merged_into_id = $1) and ${IS_SHOWN}`,
      [officeId, since],
    ),
  )

/** The homes of an agent that are on the market, the one that was listed last first. */
export const currentListingsOfAgent = async (database: Database, agentId: number, most: number): Promise<number[]> =>
  idsOf(
    await database.query<{ id: number }>(
      `select listing.id from listing_agent join listing on listing.id = listing_agent.listing_id
       where listing_agent.agent_id = $1 and listing.status_type = 'available'
       order by listing.listed_at desc, listing.id desc limit $2`,
      [agentId, most],
    ),
  )

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

type Beside = { listingId: number; suburbId: number; listingType: string; timeZone: string }

/** The other homes of a suburb that are on the market in the same way, with their views in a period. */
export const listingsBeside = (
  database: Database,
  { listingId, suburbId, listingType, timeZone }: Beside,
  { from, to }: Period,
): Promise<ComparedListing[]> =>
  database.query<ComparedListing>(SELECT_BESIDE, [suburbId, listingType, listingId, timeZone, from, to])

const SELECT_BESIDE = `
  select (listing.listed_at at time zone $4)::date::text as "listedOn", coalesce(sum(counted.views), 0)::int as views
  from listing
  left join listing_day_count counted
    on counted.listing_id = listing.id and counted.counted_on between $5::date and $6::date
  where listing.suburb_id = $1 and listing.listing_type = $2 and listing.status_type = 'available' and listing.id <> $3
  group by listing.id`
