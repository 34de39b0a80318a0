import { streetKey } from '#domain/locations/street-key.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  requestsOfAddresses,
  reviewsOfAddresses,
  type SaleKeyRow,
  setSaleKeyOfRequest,
  setSaleKeyOfReview,
} from './sale-keys.queries.ts'

/** Spells the addresses that reviews and requests are about as `streetKey` spells them now: a key that was stored before may not be found. */
export async function renewSaleKeys(database: Database): Promise<void> {
  for (const row of changed(await reviewsOfAddresses(database))) await setSaleKeyOfReview(database, row)
  for (const row of changed(await requestsOfAddresses(database))) await setSaleKeyOfRequest(database, row)
}

const changed = (rows: readonly SaleKeyRow[]): SaleKeyRow[] =>
  rows.flatMap(({ id, saleKey }) => {
    const renewed = renewedKey(saleKey)
    return renewed === saleKey ? [] : [{ id, saleKey: renewed }]
  })

/** "12:12 smith cct:sale" is "12:12 smith circuit:sale" now. */
function renewedKey(saleKey: string): string {
  const [, suburbId, address = '', service] = /^(\d+):(.+):(\w+)$/.exec(saleKey) ?? []
  return address === '' ? saleKey : `${suburbId}:${streetKey(address)}:${service}`
}
