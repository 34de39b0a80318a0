import type { Bounds } from '#domain/geo/bounds.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { OfficeOrder } from '#server/generated/schema-types.ts'
import type { Database } from '#server/platform/database/database.ts'
import { homesOfOffice } from '#server/platform/database/homes-of-office.ts'
import { endOfBeginning } from './agent-search.queries.ts'

export type ResolvedOfficeFilter = {
  /** A suburb or region; null: everywhere. */
  placeId: number | null
  stateCode: StateCode | null
  /** As name keys are written; empty for any. */
  nameBeginning: string
}

type Page = { order: OfficeOrder; skip: number; take: number }

/** The offices of a page, in order. */
export function officesOfPage(
  database: Database,
  filter: ResolvedOfficeFilter,
  { order, skip, take }: Page,
): Promise<{ officeId: number; agentCount: number; soldInPlace: number }[]> {
  const { from, sold } = sourceOf(filter)
  return database.query(
    `select found.office_id as "officeId", found.agent_count as "agentCount", ${sold} as "soldInPlace"
     from ${from} and ($4::text is null or found.state_code = $4)
     order by ${order === 'results' ? `${sold} desc, ` : ''}found.name_key, found.office_id limit $5 offset $6`,
    [...valuesOf(filter), filter.stateCode, take, skip],
  )
}

/** How many offices fit in each state, whichever one is wanted. */
export const countOffices = (
  database: Database,
  filter: ResolvedOfficeFilter,
): Promise<{ stateCode: StateCode; count: number }[]> =>
  database.query(
    `select found.state_code as "stateCode", count(*) as count from ${sourceOf(filter).from}
     group by found.state_code order by found.state_code`,
    valuesOf(filter),
  )

export type OfficeMarkerRow = {
  officeId: number
  uri: string
  name: string
  latitudeMicro: number
  longitudeMicro: number
  agentCount: number
  suburbId: number
  suburb: string
}

type Area = {
  bounds: Bounds
  /** By the number of their office, where certain agents are counted; offices without any are left out. */
  agentCounts: Readonly<Record<number, number>> | undefined
}

/** The offices within bounds, those with most agents first; only those that are returned are read whole. */
export const officesInBounds = (
  database: Database,
  filter: ResolvedOfficeFilter,
  { limit, ...area }: Area & { limit: number },
): Promise<OfficeMarkerRow[]> =>
  database.query<OfficeMarkerRow>(
    `select office.id as "officeId", office.uri, office.name, drawn.latitude_micro as "latitudeMicro",
       drawn.longitude_micro as "longitudeMicro", drawn.agents as "agentCount", suburb.id as "suburbId",
       suburb.name as suburb
     from (
       select found.*, coalesce(($9::jsonb ->> found.office_id::text)::int, found.agent_count) as agents
       ${withinBounds(filter)} order by agents desc, found.name_key, found.office_id limit $10
     ) as drawn
     join office on office.id = drawn.office_id
     join location suburb on suburb.id = drawn.suburb_id
     order by drawn.agents desc, drawn.name_key, drawn.office_id`,
    [...valuesWithin(filter, area), limit],
  )

/** How many offices there are within bounds. */
export async function countOfficesInBounds(
  database: Database,
  filter: ResolvedOfficeFilter,
  area: Area,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count ${withinBounds(filter)}`,
    valuesWithin(filter, area),
  )
  return row?.count ?? 0
}

const withinBounds = (filter: ResolvedOfficeFilter): string =>
  `from ${sourceOf(filter).from} and ($4::text is null or found.state_code = $4)
     and found.latitude_micro between $5::int and $6::int and found.longitude_micro between $7::int and $8::int
     and ($9::jsonb is null or $9::jsonb ? found.office_id::text)`

const valuesWithin = (filter: ResolvedOfficeFilter, { bounds, agentCounts }: Area): unknown[] => [
  ...valuesOf(filter),
  filter.stateCode,
  ...microEdges(bounds),
  agentCounts === undefined ? null : JSON.stringify(agentCounts),
]

const microEdges = ({ south, north, west, east }: Bounds): number[] =>
  [south, north, west, east].map((degrees) => Math.round(degrees * 1_000_000))

function sourceOf({ placeId }: ResolvedOfficeFilter): { from: string; sold: string } {
  const [source, sold] =
    placeId === null
      ? ['office_search found where $1::int is null', 'found.sold_count']
      : ['office_place here join office_search found using (office_id) where here.place_id = $1', 'here.sold_count']
  return { from: `${source} and ($2 = '' or (found.name_key >= $2 and found.name_key < $3))`, sold }
}

const valuesOf = ({ placeId, nameBeginning }: ResolvedOfficeFilter): unknown[] => [
  placeId,
  nameBeginning,
  endOfBeginning(nameBeginning),
]

/** What an office says of itself. */
export async function aboutOfOffice(database: Database, officeId: number): Promise<string> {
  const [row] = await database.query<{ about: string }>('select about from office where id = $1', [officeId], {
    isPrepared: true,
  })
  return row?.about ?? ''
}

/** Homes of an office on the market. */
export async function marketOfOffice(
  database: Database,
  officeId: number,
): Promise<{ forSale: number; forRent: number }> {
  const [row] = await database.query<{ forSale: number; forRent: number }>(
    `select count(*) filter (where mode = 1) as "forSale", count(*) filter (where mode = 2) as "forRent"
     from listing_search home where ${homesOfOffice('home', '$1')} and mode = any ('{1,2}')`,
    [officeId],
    { isPrepared: true },
  )
  return row ?? { forSale: 0, forRent: 0 }
}
