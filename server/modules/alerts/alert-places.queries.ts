import type { Database } from '#server/platform/database/database.ts'
import { indexedBox, type IndexedFilters, indexedFilters, indexedPlaces } from './alert-places.ts'
import type { AlertRecord } from './alert-record.ts'

/** Derives the index rows of an alert anew, none where it waits; inside a transaction. */
export async function replacePlaces(database: Database, alert: AlertRecord): Promise<void> {
  const alertId = alert.id
  await deletePlaces(database, alertId)
  if (alert.isPaused) return
  const filters = indexedFilters(alert)
  const places = indexedPlaces(alert.area)
  if (places.length > 0) {
    const kinds = places.map(({ kind }) => kind)
    const ids = places.map(({ placeId }) => placeId)
    await database.query(INSERT_PLACES, [alertId, ...filterValues(filters), kinds, ids])
  }
  const box = indexedBox(alert.area)
  if (box !== null) await database.query(INSERT_BOX, [alertId, ...filterValues(filters), box])
}

const filterValues = (filters: IndexedFilters) => [
  filters.mode,
  filters.priceMin,
  filters.priceMax,
  filters.bedroomBits,
  filters.propertyTypeBits,
  filters.memberId,
  filters.isPartlyInRange,
  filters.isWhole,
]

const INSERT_PLACES = `
  insert into alert_place (alert_id, mode, price_min, price_max, bedroom_bits, property_type_bits, member_id, is_partly_in_range,
    is_whole, kind, place_id)
  select $1::int, $2::smallint, $3::int, $4::int, $5::smallint, $6::int, $7::int, $8::boolean, $9::boolean, place.kind, place.id
  from unnest($10::smallint[], $11::int[]) as place (kind, id)`

const INSERT_BOX = `
  insert into alert_box (alert_id, mode, price_min, price_max, bedroom_bits, property_type_bits, member_id, is_partly_in_range,
    is_whole, area)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::box)`

/** Takes an alert out of the index: nothing finds it any more. */
export async function deletePlaces(database: Database, alertId: number): Promise<void> {
  await database.query('delete from alert_place where alert_id = $1', [alertId])
  await database.query('delete from alert_box where alert_id = $1', [alertId])
}
