import { propertyTypeOfNumber } from '#domain/lookups/property-types.ts'
import type { AlikeHomes } from '#domain/search/facet-searches.ts'
import { featuresOfMask, type PropertyFeature } from '#domain/lookups/features.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Whose homes are counted; surroundings never are. */
export type CountedArea = { suburbIds: readonly number[] } | { streetId: number }

export type CountsByMode = { buy: number; rent: number; sold: number; leased: number }

export type MarketCounts = { forSale: number; forRent: number }

/** How many homes of each mode an area has, in one statement over an index. */
export async function countListings(database: Database, area: CountedArea): Promise<CountsByMode> {
  const [text, parameter] =
    'streetId' in area ? [COUNT_ON_STREET, area.streetId] : [COUNT_IN_SUBURBS, [...area.suburbIds]]
  const rows = await database.query<{ mode: number; count: number }>(text, [parameter], prepared)
  const countOf = (mode: number) => rows.find((row) => row.mode === mode)?.count ?? 0
  return { buy: countOf(1), rent: countOf(2), sold: countOf(3), leased: countOf(4) }
}

/** How many homes are on the market in an area, and how many of them have each feature. */
export async function featuresOnMarket(database: Database, area: CountedArea): Promise<MarketFeatures> {
  const [text, parameter] =
    'streetId' in area ? [FEATURES_ON_STREET, area.streetId] : [FEATURES_IN_SUBURBS, [...area.suburbIds]]
  const rows = await database.query<{ features: number; count: number }>(text, [parameter], prepared)
  const counts = new Map<PropertyFeature, number>()
  for (const { features, count } of rows)
    for (const feature of featuresOfMask(BigInt(features))) counts.set(feature, (counts.get(feature) ?? 0) + count)
  return {
    homes: rows.reduce((sum, { count }) => sum + count, 0),
    counts: [...counts].map(([feature, count]) => ({ feature, count })),
  }
}

/** Homes on the market in a suburb, alike in type, bedrooms and price, in a fixed order. */
export async function alikeHomes(database: Database, suburbId: number): Promise<AlikeHomes[]> {
  const rows = await database.query<AlikeRow>(ALIKE_IN_SUBURB, [suburbId], prepared)
  return rows.map(({ mode, type, ...home }) => ({
    ...home,
    mode: mode === 1 ? 'buy' : 'rent',
    propertyType: propertyTypeOfNumber(type),
  }))
}

type AlikeRow = Omit<AlikeHomes, 'mode' | 'propertyType'> & { mode: number; type: number }

/** Homes on the market in every suburb that has some. */
export const marketOfSuburbs = async (database: Database): Promise<Map<number, MarketCounts>> =>
  byId(await database.query<MarketRow>(MARKET_OF_SUBURBS, [], prepared))

/** Homes on the market on those of these streets that have some. */
export const marketOfStreets = async (
  database: Database,
  streetIds: readonly number[],
): Promise<Map<number, MarketCounts>> =>
  byId(await database.query<MarketRow>(MARKET_OF_STREETS, [[...streetIds]], prepared))

export type MarketFeatures = { homes: number; counts: { feature: PropertyFeature; count: number }[] }

export type OfficeCounts = MarketCounts & { officeId: number; sold: number }

/** The offices with the most homes on the market in these suburbs, then with the most sold. */
export const busiestOffices = (
  database: Database,
  suburbIds: readonly number[],
  take: number,
): Promise<OfficeCounts[]> => database.query<OfficeCounts>(BUSIEST_OFFICES, [[...suburbIds], take], prepared)

type MarketRow = MarketCounts & { id: number }

const byId = (rows: readonly MarketRow[]) => new Map(rows.map(({ id, forSale, forRent }) => [id, { forSale, forRent }]))

const prepared = { isPrepared: true }

const COUNT_IN_SUBURBS = `
  select mode, count(*) from listing_search
  where mode = any('{1,2,3,4}') and suburb_id = any($1::int[]) group by mode`

const ALIKE_IN_SUBURB = `
  select mode, property_type as type, bedrooms, price_from as "priceFrom", count(*)
  from listing_search where mode in (1, 2) and suburb_id = $1
  group by mode, property_type, bedrooms, price_from order by 1, 2, 3, 4`

const COUNT_ON_STREET = 'select mode, count(*) from listing_search where street_id = $1 group by mode'

const FEATURES_IN_SUBURBS = `
  select features, count(*) from listing_search
  where mode in (1, 2) and suburb_id = any($1::int[]) group by features`

const FEATURES_ON_STREET = `
  select features, count(*) from listing_search
  where mode in (1, 2) and street_id = $1 group by features`

const MARKET_OF_SUBURBS = `
  select suburb_id as id, count(*) filter (where mode = 1) as "forSale", count(*) filter (where mode = 2) as "forRent"
  from listing_search where mode in (1, 2) group by suburb_id`

const MARKET_OF_STREETS = `
  select street_id as id, count(*) filter (where mode = 1) as "forSale", count(*) filter (where mode = 2) as "forRent"
  from listing_search where street_id = any($1::int[]) and mode in (1, 2) group by street_id`

const BUSIEST_OFFICES = `
  select office_id as "officeId", count(*) filter (where mode = 1) as "forSale",
    count(*) filter (where mode = 2) as "forRent", count(*) filter (where mode = 3) as sold
  from (
    select office_id, mode, suburb_id from listing_search
    union all
    select listing.office_id, shown.mode, shown.suburb_id
    from listing join listing_search shown on shown.listing_id = listing.shown_in_id
    where listing.shown_in_id is not null
  ) as home
  where mode = any('{1,2,3}') and suburb_id = any($1::int[])
  group by office_id
  order by count(*) filter (where mode in (1, 2)) desc, count(*) filter (where mode = 3) desc, office_id
  limit $2`
