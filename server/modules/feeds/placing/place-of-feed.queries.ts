import type { FeedAddress } from '#domain/feeds/feed-address.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The only suburb of that name in the state, where the first two digits of its postcode are those stated. */
export async function onlyNamesake(
  database: Database,
  { suburb, stateCode, postcode }: FeedAddress,
): Promise<number | null> {
  const rows = await database.query<{ id: number; postcode: string }>(
    `select id, postcode from location where type = 'suburb' and state_code = $1 and lower(name) = lower($2) limit 2`,
    [stateCode, suburb],
  )
  const [only, another] = rows
  const isNear = only?.postcode.slice(0, 2) === postcode.slice(0, 2)
  return only !== undefined && another === undefined && isNear ? only.id : null
}
