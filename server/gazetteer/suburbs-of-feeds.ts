import type { LatLong } from '#domain/geo/lat-long.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import type { Database } from '#server/platform/database/database.ts'
import { withoutCapitals } from './official-names.ts'
import { isPlaceName } from './place-name.ts'
import { publishPlaces } from './places-changed.ts'
import { ensureRegions } from './region-rows.ts'
import { nearestRegion, regions } from './regions.ts'
import { settlementOf } from './settlement.ts'
import { findSuburb, insertSuburb, middleOfNearestPostcode } from './suburbs-of-feeds.queries.ts'

type NamedSuburb = { name: string; stateCode: StateCode; postcode: string }

/**
 * The suburb that a feed names, added where there is none: in the middle of those of its postcode, or of the nearest one of its state. Staff confirm
 * it or merge it (docs/product.md, section 29.10). Null where its name can be none. Call it in a transaction.
 */
export async function addSuburbOfFeed(
  database: Database,
  named: NamedSuburb,
  { agencyId, now }: { agencyId: string; now: Date },
): Promise<number | null> {
  const suburb = { ...named, name: withoutCapitals(named.name) }
  if (!isPlaceName(suburb.name)) return null
  const uri = suburbSlug(suburb)
  const point = (await middleOfNearestPostcode(database, suburb)) ?? middleOfRegion(suburb.stateCode)
  const regionIds = await ensureRegions(database)
  const regionId = regionIds.get(nearestRegion({ ...suburb, ...point }).uri) ?? null
  const settlement = settlementOf(point)
  const id = await insertSuburb(database, { ...suburb, ...point, uri, regionId, settlement, agencyId, now })
  if (id === null) return findSuburb(database, uri)
  await publishPlaces(database)
  return id
}

/** A state without a single suburb has its regions. */
function middleOfRegion(stateCode: StateCode): LatLong {
  const region = regions.find((each) => each.stateCode === stateCode)
  if (region === undefined) throw new Error(`${stateCode} has no region`)
  return region
}
