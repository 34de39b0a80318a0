import type { Database } from '#server/database/database.ts'
import { type AggregationRow, foldAggregations, partNumbers as part, roomPositions } from './aggregation-rows.ts'
import { landEdges, priceEdges } from './histogram-edges.ts'
import type { SearchAggregations } from './listing-search.ts'
import type { ResolvedSearch } from './resolved-search.ts'
import {
  type FilterName,
  filterBits,
  parameterList,
  type SearchConditions,
  searchConditions,
} from './search-conditions.ts'
import { NEW_LISTING_AGE, upcomingDays } from './upcoming-days.ts'

/**
 * All figures of a search in one statement: rows that fail at most one filter are read once with the filter they fail,
 * and every part counts those that fail none or its own. Each part answers (part, key, count) rows.
 */
export async function aggregateInSql(
  database: Database,
  search: ResolvedSearch,
  now: Date,
): Promise<SearchAggregations> {
  const { parameters, bind } = parameterList()
  const conditions = searchConditions(search, now, bind)
  const days = upcomingDays(now, search.timeZone)
  const moment = `${bind(now)}::timestamptz`
  const text = `
    with near as materialized (
      select * from (
        select s.*, ${failedFilters(conditions)} as failed, ${conditions.isChosen() ?? 'true'} as is_chosen
        from listing_search s where ${conditions.base.join(' and ')} offset 0
      ) as candidate
      where failed & (failed - 1) = 0
    )
    ${[
      totalsPart(moment, `${bind(new Date(now.getTime() - NEW_LISTING_AGE))}::timestamptz`),
      medianPart,
      cubePart,
      ...featureParts,
      histogramPart(part.price, 'price_middle', 'price', `${bind(priceEdges(search.parameters.searchMode))}::int[]`),
      histogramPart(part.land, 'land_size_m2', 'land', `${bind(landEdges)}::int[]`),
      auctionPart(moment, `${bind(days)}::date[]`),
      inspectionPart(moment, `${bind(days)}::date[]`),
    ].join(' union all ')}`
  return foldAggregations(await database.query<AggregationRow>(text, parameters), search.parameters.searchMode, days)
}

function failedFilters({ filters }: SearchConditions): string {
  if (filters.length === 0) return '0'
  return filters.map(({ name, condition }) => `case when ${condition} then 0 else ${filterBits[name]} end`).join(' + ')
}

const failsOnly = (name: FilterName): string => `failed in (0, ${filterBits[name]})`

const totalsPart = (now: string, newSince: string): string => `
  select ${part.totals} as part, key, count from (
    select
      count(*) filter (where failed = 0) as total,
      count(*) filter (where failed = 0 and is_chosen) as chosen,
      count(*) filter (where failed = 0 and listed_at >= ${newSince}) as new_listings,
      count(*) filter (where failed = 0 and is_under_offer) as under_offer,
      count(*) filter (where failed = 0 and auction_at >= ${now}) as with_auction,
      count(*) filter (where failed = 0 and last_inspection_ends_at >= ${now}) as with_inspection,
      count(*) filter (where ${failsOnly('underOffer')}) as offer_included,
      count(*) filter (where ${failsOnly('underOffer')} and not is_under_offer) as offer_excluded
    from near
  ) as counted, lateral (values
    (0, total), (1, chosen), (2, new_listings), (3, under_offer), (4, with_auction), (5, with_inspection),
    (6, offer_included), (7, offer_excluded)
  ) as listed (key, count)`

const medianPart = `
  select ${part.median}, 0, floor(percentile_cont(0.5) within group (order by price_middle) + 0.5)::bigint
  from near where failed = 0`

/** Types and rooms together: a few hundred cells instead of a count for each of some fifty values. */
const cubePart = `
  select ${part.cube}, key, count(*) from (
    select failed + (property_type << ${roomPositions.propertyType})
      + ((coalesce(bedrooms, -1) + 1) << ${roomPositions.bedrooms})
      + ((coalesce(bathrooms, -1) + 1) << ${roomPositions.bathrooms})
      + ((coalesce(car_spaces, -1) + 1) << ${roomPositions.carSpaces}) as key
    from near where failed < ${filterBits.features}
  ) as cell group by key`

/** The mask in four pieces of ten bits, so that a group stands for up to ten features at once. */
const featureParts = part.features.map(
  (number, piece) => `
  select ${number}, key, count(*) from (
    select ((features >> ${piece * 10}) & 1023)::int as key from near where ${failsOnly('features')}
  ) as piece where key <> 0 group by key`,
)

const histogramPart = (number: number, column: string, filter: FilterName, edges: string): string => `
  select ${number}, key, count(*) from (
    select width_bucket(${column}, ${edges}) as key from near where ${failsOnly(filter)} and ${column} is not null
  ) as bar group by key`

const auctionPart = (now: string, days: string): string => `
  select ${part.auctions}, array_position(${days}, auction_on) - 1, count(*) from near
  where ${failsOnly('auction')} and auction_at >= ${now} and auction_on = any (${days}) group by auction_on`

const inspectionPart = (now: string, days: string): string => `
  select ${part.inspections}, array_position(${days}, local_date) - 1, count(*) from (
    select distinct near.listing_id, i.local_date from near join listing_inspection i on i.listing_id = near.listing_id
    where ${failsOnly('inspection')} and near.last_inspection_ends_at >= ${now}
      and i.ends_at >= ${now} and i.local_date = any (${days})
  ) as visit group by local_date`
