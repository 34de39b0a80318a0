import type { Bounds } from '#domain/geo/bounds.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { OfficeOrder } from '#server/generated/schema-types.ts'
import type { Database } from '#server/platform/database/database.ts'
import { endOfBeginning } from './agent-search.queries.ts'
import type { CountedDays } from './performance.queries.ts'

export type ResolvedOfficeFilter = {
  /** Null: everywhere. */
  suburbIds: readonly number[] | null
  stateCode: StateCode | null
  /** As name keys are written; empty for any. */
  nameBeginning: string
}

type Page = { order: OfficeOrder; skip: number; take: number }

/** The offices of a page, in order. */
export function officesOfPage(
  database: Database,
  filter: ResolvedOfficeFilter,
  { order, skip, take, ...days }: Page & CountedDays,
): Promise<{ officeId: number; agentCount: number; soldInPlace: number }[]> {
  const source = sourceOf(filter)
  return database.query(
    `select found.office_id as "officeId", found.agent_count as "agentCount", ${source.sold} as "soldInPlace"
     from ${source.from} where ${CONDITIONS} and ($6::text is null or found.state_code = $6)
     order by ${order === 'results' ? `${source.sold} desc, ` : ''}found.name_key, found.office_id limit $7 offset $8`,
    [...valuesOf(filter, days), filter.stateCode, take, skip],
  )
}

/** How many offices fit in each state, whichever one is wanted. */
export const countOffices = (
  database: Database,
  filter: ResolvedOfficeFilter,
  days: CountedDays,
): Promise<{ stateCode: StateCode; count: number }[]> =>
  database.query(
    `select found.state_code as "stateCode", count(*) as count from ${sourceOf(filter).from} where ${CONDITIONS}
     group by found.state_code order by found.state_code`,
    valuesOf(filter, days),
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

/** The offices within bounds, those with most agents first; only those that are returned are read whole. */
export const officesInBounds = (
  database: Database,
  filter: ResolvedOfficeFilter,
  { bounds, limit, ...days }: { bounds: Bounds; limit: number } & CountedDays,
): Promise<OfficeMarkerRow[]> =>
  database.query<OfficeMarkerRow>(
    `select office.id as "officeId", office.uri, office.name, drawn.latitude_micro as "latitudeMicro",
       drawn.longitude_micro as "longitudeMicro", drawn.agent_count as "agentCount", suburb.id as "suburbId",
       suburb.name as suburb
     from (
       select found.* ${withinBounds(filter)} order by found.agent_count desc, found.name_key, found.office_id limit $11
     ) as drawn
     join office on office.id = drawn.office_id
     join location suburb on suburb.id = drawn.suburb_id
     order by drawn.agent_count desc, drawn.name_key, drawn.office_id`,
    [...valuesOf(filter, days), filter.stateCode, ...microEdges(bounds), limit],
  )

/** How many offices there are within bounds. */
export async function countOfficesInBounds(
  database: Database,
  filter: ResolvedOfficeFilter,
  { bounds, ...days }: { bounds: Bounds } & CountedDays,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*) as count ${withinBounds(filter)}`, [
    ...valuesOf(filter, days),
    filter.stateCode,
    ...microEdges(bounds),
  ])
  return row?.count ?? 0
}

const withinBounds = (filter: ResolvedOfficeFilter): string =>
  `from ${sourceOf(filter).from} where ${CONDITIONS} and ($6::text is null or found.state_code = $6)
     and found.latitude_micro between $7::int and $8::int and found.longitude_micro between $9::int and $10::int`

const microEdges = ({ south, north, west, east }: Bounds): number[] =>
  [south, north, west, east].map((degrees) => Math.round(degrees * 1_000_000))

// The days are compared everywhere, so that every text has the same parameters.
const CONDITIONS = `$2::date < $3::date and ($4 = '' or (found.name_key >= $4 and found.name_key < $5))`

function sourceOf({ suburbIds }: ResolvedOfficeFilter): { from: string; sold: string } {
  if (suburbIds === null)
    return { from: '(select $1::int[]) as nowhere, office_search found', sold: 'found.sold_count' }
  const from = `(
      select office_id, count(*) filter (where mode = 3 and completed_on > $2::date and completed_on <= $3::date)::int as sold
      from (
        select office_id, mode, completed_on from listing_search
        where mode = any ('{1,2,3}') and suburb_id = any ($1::int[])
        union all
        select office_id, null, null from office_search where suburb_id = any ($1::int[])
      ) as work
      group by office_id
    ) as here
    join office_search found using (office_id)`
  return { from, sold: 'here.sold' }
}

const valuesOf = ({ suburbIds, nameBeginning }: ResolvedOfficeFilter, { after, until }: CountedDays): unknown[] => [
  suburbIds,
  after,
  until,
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
     from listing_search where office_id = $1 and mode = any ('{1,2}')`,
    [officeId],
    { isPrepared: true },
  )
  return row ?? { forSale: 0, forRent: 0 }
}
