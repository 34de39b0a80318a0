import { readStreetAddress } from '#domain/locations/street-address.ts'
import { streetKey } from '#domain/locations/street-key.ts'
import type { Database } from '#server/platform/database/database.ts'
import { addressOf, joinHomes, setAddressKey, sharedKeys } from './same-home.queries.ts'

/**
 * Joins a listing that was changed with those of other agencies that offer the same home: the one that came first shows them all
 * (docs/product.md, section 29.16). Answers the other listings that are shown otherwise since. Call it in the transaction of the change.
 */
export async function joinSameHome(database: Database, listingId: number): Promise<number[]> {
  const listing = await addressOf(database, listingId)
  if (listing === null) return []
  const { suburbId, streetAddress, formerKey, shownInId } = listing
  const key = homeKey(suburbId, streetAddress)
  if (key !== formerKey) await setAddressKey(database, listingId, key)
  const keys = [...new Set([formerKey, key])].filter((each) => each !== null)
  const joined = await Promise.all(keys.map((each) => joinHomes(database, each)))
  const others = [...joined.flat(), ...(shownInId === null ? [] : [shownInId])]
  return [...new Set(others)].filter((id) => id !== listingId)
}

/** The same for listings that came to another office: what one office lists twice stays two. */
export async function joinMovedHomes(database: Database, listingIds: readonly number[]): Promise<number[]> {
  const joined: number[] = []
  for (const key of await sharedKeys(database, listingIds)) joined.push(...(await joinHomes(database, key)))
  return [...new Set(joined)]
}

/** An address without a number may be that of many homes. */
export function homeKey(suburbId: number, streetAddress: string | null): string | null {
  if (streetAddress === null || readStreetAddress(streetAddress).number === null) return null
  return `${suburbId} ${streetKey(streetAddress)}`
}
