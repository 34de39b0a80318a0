import { isPastMode } from '#domain/lookups/search-modes.ts'
import type { Database } from '#server/database/database.ts'
import type { ListingMarker, ListingSearch } from './listing-search.ts'
import { allConditions, parameterList, searchConditions } from './search-conditions.ts'
import { sortOrder } from './sort-order.ts'
import { aggregateInSql } from './sql-aggregations.ts'

/** Finding listings in the table listing_search. */
export function createSqlListingSearch(database: Database): ListingSearch {
  return {
    async search(search, { now }) {
      const { parameters, bind } = parameterList()
      const conditions = searchConditions(search, now, bind)
      const where = allConditions(conditions)
      const { sortBy, paging } = search.parameters
      const isChosen = conditions.isChosen()
      const order = [...(isChosen === null ? [] : [`${isChosen} desc`]), sortOrder(sortBy, now, bind)].join(', ')
      const text = `select
        (select count(*) from listing_search s where ${where}) as total,
        array(select s.listing_id from listing_search s where ${where}
          order by ${order} offset ${bind(paging.skip)}::int limit ${bind(paging.take)}::int) as listing_ids`
      const [row] = await database.query<{ total: number; listing_ids: number[] }>(text, parameters)
      return { total: row?.total ?? 0, listingIds: row?.listing_ids ?? [] }
    },

    aggregate: (search, { now }) => aggregateInSql(database, search, now),

    async markers(search, { now, limit }) {
      const { parameters, bind } = parameterList()
      const where = `${allConditions(searchConditions(search, now, bind))} and s.latitude_micro is not null`
      const text = `select s.listing_id, s.latitude_micro, s.longitude_micro, s.is_approximate, s.price_from, s.price_to,
          s.is_under_offer, (select count(*) from listing_search s where ${where}) as total
        from listing_search s where ${where}
        order by s.boost desc, s.listed_at desc, s.listing_id desc limit ${bind(limit)}::int`
      const rows = await database.query<MarkerRow>(text, parameters)
      const statusType = isPastMode(search.parameters.searchMode) ? 'completed' : 'available'
      return { total: rows[0]?.total ?? 0, markers: rows.map((row) => markerOf(row, statusType)) }
    },
  }
}

type MarkerRow = {
  listing_id: number
  latitude_micro: number
  longitude_micro: number
  is_approximate: boolean
  price_from: number | null
  price_to: number | null
  is_under_offer: boolean
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
})
