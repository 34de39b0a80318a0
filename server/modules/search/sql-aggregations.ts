import type { FilterName } from '#domain/search/filters/search-filters.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type AggregationRow,
  dimensionNames,
  type DimensionName,
  flagBits,
  foldAggregations,
  KEY_SHIFT,
  partNames,
  roomShifts,
} from './aggregation-cells.ts'
import { landEdges, priceEdges } from './histogram-edges.ts'
import type { SearchAggregations } from './listing-search.ts'
import type { ResolvedSearch } from './resolved-search.ts'
import { type Bind, filterBit, parameterList, searchConditions } from './search-conditions.ts'
import { NEW_LISTING_AGE, upcomingDays } from './upcoming-days.ts'

/**
 * All figures of a search in one statement. Rows that fail at most one filter are read once, marked with the filter
 * they fail, and counted in cells along several dimensions at once; what a facet ignores is then a matter of which
 * cells are added up (foldAggregations). Answers one row for each part: its keys and their counts.
 */
export async function aggregateInSql(
  database: Database,
  search: ResolvedSearch,
  now: Date,
): Promise<SearchAggregations> {
  const { parameters, bind } = parameterList()
  const { base, filters, isChosen } = searchConditions(search, now, bind)
  const failed = filters.map(({ name, condition }) => `case when ${condition} then 0 else ${filterBit(name)} end`)
  const active = new Set(filters.map(({ name }) => name))
  const days = upcomingDays(now, search.timeZone)
  const moment = `${bind(now)}::timestamptz`
  const dayList = `${bind(days)}::date[]`
  const dimensions = dimensionExpressions(search, { now, moment, dayList, active, bind })
  const text = `
    with near as materialized (
      select * from (
        select ${['0', ...failed].join(' + ')} as failed, ${isChosen() ?? 'true'} as is_chosen, ${columns}
        from listing_search s where ${base.join(' and ')} offset 0
      ) as candidate
      where ${failsAtMostOne(active)}
    )
    select part, array_agg(key) as keys, array_agg(count) as counts from (
      select grouping(${dimensionNames.join(', ')}) as part, coalesce(${dimensionNames.join(', ')}) as key, count(*)
      from (
        select ${dimensionNames.map((name) => `${dimensions[name]} as ${name}`).join(', ')} from near
      ) as cell
      group by grouping sets (${dimensionNames.map((name) => `(${name})`).join(', ')})
      union all
      select ${partNames.median}, 0, floor(percentile_cont(0.5) within group (order by price_middle) + 0.5)::bigint
      from near where ${failsNone(active)}
      union all
      select ${partNames.inspections}, array_position(${dayList}, local_date) - 1, count(*) from (
        select distinct near.listing_id, i.local_date
        from near join listing_inspection i on i.listing_id = near.listing_id
        where ${failsOnly('inspection', active)} and near.last_inspection_ends_at >= ${moment}
          and i.ends_at >= ${moment} and i.local_date = any (${dayList})
      ) as visit group by local_date
    ) as figure
    where key is not null
    group by part`
  return foldAggregations(await database.query<AggregationRow>(text, parameters), search.parameters.searchMode, days)
}

const columns = `s.listing_id, s.features, s.property_type, s.bedrooms, s.bathrooms, s.car_spaces, s.price_middle,
  s.land_size_m2, s.is_under_offer, s.listed_at, s.auction_at, s.auction_on, s.last_inspection_ends_at`

type ActiveFilters = ReadonlySet<FilterName>

// Written out for the filters at work, for the planner's guesses go by it.
const failsNone = (active: ActiveFilters): string => (active.size === 0 ? 'true' : 'failed = 0')
const failsOnly = (name: FilterName, active: ActiveFilters): string =>
  active.has(name) ? `failed in (0, ${filterBit(name)})` : failsNone(active)
const failsAtMostOne = (active: ActiveFilters): string =>
  active.size < 2 ? 'true' : `failed in (0, ${[...active].map((name) => filterBit(name)).join(', ')})`

type Setting = { now: Date; moment: string; dayList: string; active: ActiveFilters; bind: Bind }

/** The cell of a row along each dimension; null where the row does not count. */
function dimensionExpressions(search: ResolvedSearch, setting: Setting): Record<DimensionName, string> {
  const { now, moment, dayList, active, bind } = setting
  const newSince = `${bind(new Date(now.getTime() - NEW_LISTING_AGE))}::timestamptz`
  const counted = (name: FilterName, key: string): string => `case when ${failsOnly(name, active)} then ${key} end`
  const flag = (condition: string, bit: number): string => `case when ${condition} then ${bit} else 0 end`
  const rooms = (column: string, shift: number): string => `((coalesce(${column}, -1) + 1) << ${shift})`
  const features = (group: number): string => counted('propertyFeatures', `((features >> ${group * 10}) & 1023)::int`)
  return {
    flags: [
      `(failed << ${KEY_SHIFT})`,
      flag('is_chosen', flagBits.chosen),
      flag(`listed_at >= ${newSince}`, flagBits.newListing),
      flag('is_under_offer', flagBits.underOffer),
      flag(`auction_at >= ${moment}`, flagBits.withAuction),
      flag(`last_inspection_ends_at >= ${moment}`, flagBits.withInspection),
    ].join(' + '),
    rooms: [
      `(failed << ${KEY_SHIFT})`,
      `property_type`,
      rooms('bedrooms', roomShifts.bedrooms),
      rooms('bathrooms', roomShifts.bathrooms),
      rooms('car_spaces', roomShifts.carSpaces),
    ].join(' + '),
    features_0: features(0),
    features_1: features(1),
    features_2: features(2),
    features_3: features(3),
    prices: counted('price', `width_bucket(price_middle, ${bind(priceEdges(search.parameters.searchMode))}::int[])`),
    lands: counted('landSize', `width_bucket(land_size_m2, ${bind(landEdges)}::int[])`),
    auctions: counted(
      'auction',
      `case when auction_at >= ${moment} then array_position(${dayList}, auction_on) - 1 end`,
    ),
  }
}
