import { isPastMode } from '#domain/lookups/search-modes.ts'
import type { SortOption } from '#domain/lookups/sort-options.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StoredAnswers } from './cached-answers.ts'
import type { ListingMarker, ListingSearch } from './listing-search.ts'
import { allConditions, conditionsSince, parameterList, searchConditions } from './search-conditions.ts'
import { sortOrder } from './sort-order.ts'
import { aggregateInSql } from './sql-aggregations.ts'

/**
 * The orders that pages have unless somebody chooses. Only their texts are prepared, without filters and for places: planning is a
 * third of their work, they are few, and one plan serves whatever the suburbs (docs/decisions/060).
 */
const usualOrders: ReadonlySet<SortOption> = new Set(['Boosted', 'Newest', 'SoldHomesForYou', 'RecentlySoldOrLeased'])

const HAS_POSITION = 's.latitude_micro is not null'

/** Finding listings in the table listing_search. Without `kept` the database is asked every time. */
export function createSqlListingSearch(database: Database, kept?: StoredAnswers): ListingSearch {
  function ask<Row>(
    text: string,
    parameters: readonly unknown[],
    { now, isPrepared = false }: AskOptions,
  ): Promise<Row[]> {
    const query = () => database.query<Row>(text, parameters, { isPrepared })
    return kept?.answerOf({ text, parameters, dependsOnTime: parameters.includes(now) }, query) ?? query()
  }

  return {
    async search(search, { now }) {
      const { parameters, bind } = parameterList()
      const conditions = searchConditions(search, now, bind)
      const where = allConditions(conditions)
      const { sortBy, paging } = search.parameters
      const isChosen = conditions.isChosen()
      const order = [...(isChosen === null ? [] : [`${isChosen} desc`]), sortOrder(sortBy, now, bind)].join(', ')
      const text = `select counted.total, counted.chosen,
        array(select s.listing_id from listing_search s where ${where}
          order by ${order} offset ${bind(paging.skip)}::int limit ${bind(paging.take)}::int) as listing_ids
        from (select count(*) as total, ${chosenCount(isChosen)} as chosen from listing_search s where ${where}) as counted`
      const isPrepared = search.area.kind === 'places' && conditions.filters.length === 0 && usualOrders.has(sortBy)
      const [row] = await ask<PageRow>(text, parameters, { now, isPrepared })
      return { total: row?.total ?? 0, chosen: row?.chosen ?? 0, listingIds: row?.listing_ids ?? [] }
    },

    aggregate: (search, { now }) => aggregateInSql(database, search, now),

    async count(search, { now, isOnMap }) {
      const { parameters, bind } = parameterList()
      const asked = searchConditions(search, now, bind)
      const conditions = [allConditions(asked), ...(isOnMap ? [HAS_POSITION] : [])]
      const text = `select count(*) as total, ${chosenCount(asked.isChosen())} as chosen
        from listing_search s where ${conditions.join(' and ')}`
      const [row] = await ask<Omit<PageRow, 'listing_ids'>>(text, parameters, { now })
      return { total: row?.total ?? 0, chosen: row?.chosen ?? 0 }
    },

    async countSince(search, { now, since, isPartlyInRange }) {
      const { parameters, bind } = parameterList()
      const text = `select count(*) as total from listing_search s
        where ${conditionsSince(search, { now, since, isPartlyInRange }, bind)}`
      const [row] = await ask<{ total: number }>(text, parameters, { now })
      return row?.total ?? 0
    },

    async countBySuburb(search, { now }) {
      const { parameters, bind } = parameterList()
      const where = allConditions(searchConditions(search, now, bind))
      const text = `select s.suburb_id, count(*) as count from listing_search s where ${where} group by s.suburb_id`
      const rows = await database.query<{ suburb_id: number; count: number }>(text, parameters)
      return new Map(rows.map(({ suburb_id, count }) => [suburb_id, count]))
    },

    async matching(search, { now, listingIds }) {
      const { parameters, bind } = parameterList()
      const where = allConditions(searchConditions(search, now, bind))
      const text = `select s.listing_id from listing_search s
        where s.listing_id = any (${bind(listingIds)}::int[]) and ${where}`
      const rows = await database.query<{ listing_id: number }>(text, parameters)
      return rows.map(({ listing_id }) => listing_id)
    },

    async markers(search, { now, limit }) {
      const { parameters, bind } = parameterList()
      const where = `${allConditions(searchConditions(search, now, bind))} and ${HAS_POSITION}`
      const text = `select s.listing_id, s.latitude_micro, s.longitude_micro, s.is_approximate, s.price_from, s.price_to,
          s.is_under_offer, s.suburb_id, (select count(*) from listing_search s where ${where}) as total
        from listing_search s where ${where}
        order by s.boost desc, s.listed_at desc, s.listing_id desc limit ${bind(limit)}::int`
      const rows = await database.query<MarkerRow>(text, parameters)
      const statusType = isPastMode(search.parameters.searchMode) ? 'completed' : 'available'
      return { total: rows[0]?.total ?? 0, markers: rows.map((row) => markerOf(row, statusType)) }
    },
  }
}

/** `now` is among the parameters of a statement exactly when its answer depends on it. */
type AskOptions = { now: Date; isPrepared?: boolean }

const chosenCount = (isChosen: string | null): string =>
  isChosen === null ? 'count(*)' : `count(*) filter (where ${isChosen})`

type PageRow = { total: number; chosen: number; listing_ids: number[] }

type MarkerRow = {
  listing_id: number
  latitude_micro: number
  longitude_micro: number
  is_approximate: boolean
  price_from: number | null
  price_to: number | null
  is_under_offer: boolean
  suburb_id: number
  total: number
}

const markerOf = (row: MarkerRow, statusType: ListingMarker['statusType']): ListingMarker => ({
  listingId: row.listing_id,
  latitude: row.latitude_micro / 1_000_000,
  longitude: row.longitude_micro / 1_000_000,
  isApproximate: row.is_approximate,
  priceFrom: row.price_from,
  priceTo: row.price_to,
  statusType,
  isUnderOffer: row.is_under_offer,
  suburbId: row.suburb_id,
})
