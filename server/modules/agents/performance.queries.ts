import type { CompletedListing, Figure, Performance } from '#domain/agents/agent-performance.ts'
import { zonesByStateOrSuburb } from '#domain/locations/time-zone-of-place.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ofPlace } from '#server/platform/database/of-place.ts'

/** The days that are counted: after the one, until the other. */
export type CountedDays = { after: string; until: string }

const zoneColumns = [
  zonesByStateOrSuburb.map(([stateOrSuburb]) => stateOrSuburb),
  zonesByStateOrSuburb.map(([, timeZone]) => timeZone),
]

/** What some agents sold and leased. */
export const completedListings = (
  database: Database,
  agentIds: readonly number[],
  { after, until }: CountedDays,
): Promise<(CompletedListing & { agentId: number })[]> =>
  database.query<CompletedListing & { agentId: number }>(SELECT_COMPLETED, [agentIds, after, until, ...zoneColumns])

const SELECT_COMPLETED = `
  select taking_part.agent_id as "agentId", listing.listing_type as kind, listing.suburb_id as "suburbId",
    listing.price_from as price,
    (
      select event.price from listing_price_event event
      where event.listing_id = listing.id and event.kind = 'listed'
      order by event.occurred_on limit 1
    ) as guide,
    greatest(0, listing.completed_on - (
      listing.listed_at at time zone ${ofPlace('suburb', { keys: '$4', values: '$5' })}
    )::date) as days
  from listing_agent taking_part
  join listing on listing.id = taking_part.listing_id
  join location suburb on suburb.id = listing.suburb_id
  where taking_part.agent_id = any ($1::int[]) and listing.status_type = 'completed'
    and listing.completed_on > $2::date and listing.completed_on <= $3::date`

/** What an office sold and leased. */
export const completedListingsOfOffice = (
  database: Database,
  officeId: number,
  { after, until }: CountedDays,
): Promise<CompletedListing[]> =>
  database.query<CompletedListing>(SELECT_OF_OFFICE, [officeId, after, until, ...zoneColumns])

const SELECT_OF_OFFICE = `
  select listing.listing_type as kind, listing.suburb_id as "suburbId", listing.price_from as price, null as guide,
    greatest(0, listing.completed_on - (
      listing.listed_at at time zone ${ofPlace('suburb', { keys: '$4', values: '$5' })}
    )::date) as days
  from listing
  join location suburb on suburb.id = listing.suburb_id
  where listing.office_id = $1 and listing.status_type = 'completed'
    and listing.completed_on > $2::date and listing.completed_on <= $3::date`

/** How many homes everyone sold in some suburbs. */
export async function salesBySuburb(
  database: Database,
  suburbIds: readonly number[],
  { after, until }: CountedDays,
): Promise<Map<number, number>> {
  const rows = await database.query<{ suburbId: number; sales: number }>(COUNT_SALES, [suburbIds, after, until])
  return new Map(rows.map(({ suburbId, sales }) => [suburbId, sales]))
}

const COUNT_SALES = `
  select suburb_id as "suburbId", count(*) as sales
  from listing_search
  where mode = 3 and suburb_id = any ($1::int[]) and completed_on > $2::date and completed_on <= $3::date
  group by suburb_id`

type PerformanceRow = {
  agentId: number
  untilOn: string
  soldCount: number
  leasedCount: number
  mainSuburbId: number | null
  figures: Record<'medianPrice' | 'daysOnMarket' | 'suburbShare' | 'reachedOfGuide', Figure | null>
}

/** The figures of agents that were counted. */
export const performanceByIds = (database: Database, agentIds: readonly number[]): Promise<PerformanceRow[]> =>
  database.query<PerformanceRow>(SELECT_PERFORMANCE, [agentIds], { isPrepared: true })

const SELECT_PERFORMANCE = `
  select agent_id as "agentId", until_on as "untilOn", sold_count as "soldCount", leased_count as "leasedCount",
    main_suburb_id as "mainSuburbId", figures
  from agent_performance
  where agent_id = any ($1::int[])`

/** Replaces the figures of some agents. */
export async function replacePerformance(
  database: Database,
  rows: readonly (Performance & { agentId: number })[],
  until: string,
): Promise<void> {
  await database.query(REPLACE_PERFORMANCE, [
    until,
    rows.map(({ agentId }) => agentId),
    rows.map(({ soldCount }) => soldCount),
    rows.map(({ leasedCount }) => leasedCount),
    rows.map(({ mainSuburbId }) => mainSuburbId),
    rows.map(({ medianPrice, daysOnMarket, suburbShare, reachedOfGuide }) =>
      JSON.stringify({ medianPrice, daysOnMarket, suburbShare, reachedOfGuide }),
    ),
  ])
}

const REPLACE_PERFORMANCE = `
  insert into agent_performance (agent_id, until_on, sold_count, leased_count, main_suburb_id, figures)
  select row.agent_id, $1::date, row.sold_count, row.leased_count, row.main_suburb_id, row.figures::jsonb
  from unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::text[])
    as row (agent_id, sold_count, leased_count, main_suburb_id, figures)
  on conflict (agent_id) do update set
    until_on = excluded.until_on, sold_count = excluded.sold_count, leased_count = excluded.leased_count,
    main_suburb_id = excluded.main_suburb_id, figures = excluded.figures`
