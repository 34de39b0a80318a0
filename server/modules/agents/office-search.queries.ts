import type { Bounds } from '#domain/geo/bounds.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { OfficeOrder } from '#server/generated/schema-types.ts'
import type { Database } from '#server/platform/database/database.ts'
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

/** The offices within bounds, those with most agents first; only those that are returned are read whole. */
export const officesInBounds = (
  database: Database,
  filter: ResolvedOfficeFilter,
  { bounds, limit }: { bounds: Bounds; limit: number },
): Promise<OfficeMarkerRow[]> =>
  database.query<OfficeMarkerRow>(
    `select office.id as "officeId", office.uri, office.name, drawn.latitude_micro as "latitudeMicro",
       drawn.longitude_micro as "longitudeMicro", drawn.agent_count as "agentCount", suburb.id as "suburbId",
       suburb.name as suburb
     from (
       select found.* ${withinBounds(filter)} order by found.agent_count desc, found.name_key, found.office_id limit $9
     ) as drawn
     join office on office.id = drawn.office_id
     join location suburb on suburb.id = drawn.suburb_id
     order by drawn.agent_count desc, drawn.name_key, drawn.office_id`,
    [...valuesOf(filter), filter.stateCode, ...microEdges(bounds), limit],
  )

/** How many offices there are within bounds. */
export async function countOfficesInBounds(
  database: Database,
  filter: ResolvedOfficeFilter,
  { bounds }: { bounds: Bounds },
): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*) as count ${withinBounds(filter)}`, [
    ...valuesOf(filter),
    filter.stateCode,
    ...microEdges(bounds),
  ])
  return row?.count ?? 0
}

const withinBounds = (filter: ResolvedOfficeFilter): string =>
  `from ${sourceOf(filter).from} and ($4::text is null or found.state_code = $4)
     and found.latitude_micro between $5::int and $6::int and found.longitude_micro between $7::int and $8::int`

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
     from listing_search where office_id = $1 and mode = any ('{1,2}')`,
    [officeId],
    { isPrepared: true },
  )
  return row ?? { forSale: 0, forRent: 0 }
}
