import type { SearchMode } from '#domain/lookups/search-modes.ts'
import type { Database } from '#server/platform/database/database.ts'

const shown = {
  buy: ['sale', 'available'],
  rent: ['rental', 'available'],
  sold: ['sale', 'completed'],
  leased: ['rental', 'completed'],
} as const satisfies Record<SearchMode, readonly [string, string]>

/**
 * The numbers of the listings that an agent shows, of one mode or of all: those on the market first, the newest first,
 * then those sold or leased, the latest first.
 */
export async function listingIdsOfAgent(
  database: Database,
  agentId: number,
  mode: SearchMode | null,
): Promise<number[]> {
  const [listingType, statusType] = mode === null ? [null, null] : shown[mode]
  const rows = await database.query<{ id: number }>(SELECT_LISTINGS_OF_AGENT, [agentId, listingType, statusType], {
    isPrepared: true,
  })
  return rows.map(({ id }) => id)
}

/** How many listings of each mode an agent shows. */
export async function listingCountsOfAgent(database: Database, agentId: number): Promise<Record<SearchMode, number>> {
  const rows = await database.query<{ listingType: string; statusType: string; count: number }>(
    COUNT_LISTINGS_OF_AGENT,
    [agentId],
    { isPrepared: true },
  )
  const countOf = (mode: SearchMode) =>
    rows.find(({ listingType, statusType }) => shown[mode][0] === listingType && shown[mode][1] === statusType)
      ?.count ?? 0
  return { buy: countOf('buy'), rent: countOf('rent'), sold: countOf('sold'), leased: countOf('leased') }
}

const COUNT_LISTINGS_OF_AGENT = `
  select listing.listing_type as "listingType", listing.status_type as "statusType", count(*) as count
  from listing_agent
  join listing on listing.id = listing_agent.listing_id
  where listing_agent.agent_id = $1 and listing.status_type <> 'removed'
  group by 1, 2`

const SELECT_LISTINGS_OF_AGENT = `
  select listing.id
  from listing_agent
  join listing on listing.id = listing_agent.listing_id
  where listing_agent.agent_id = $1 and listing.status_type <> 'removed'
    and ($2::text is null or listing.listing_type = $2::text)
    and ($3::text is null or listing.status_type = $3::text)
  order by listing.status_type = 'available' desc, listing.completed_on desc nulls first, listing.listed_at desc,
    listing.id desc`
