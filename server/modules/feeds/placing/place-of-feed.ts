import type { FeedAddress } from '#domain/feeds/feed-address.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import { addSuburbOfFeed } from '#server/gazetteer/suburbs-of-feeds.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import { onlyNamesake } from './place-of-feed.queries.ts'

/** Where a home of a feed is: its street where that is known, else its suburb. Whole micro-degrees. */
export type FeedPlace = {
  suburb: PlaceRecord
  streetId: number | null
  latitudeMicro: number
  longitudeMicro: number
}

type PlacingParts = { database: Database; clock: () => Date; places: LocationsServices['places'] }

/**
 * Finds the place of an address, and adds its suburb where the portal has none; null for a suburb whose name cannot be one
 * (docs/product.md, section 29.9). Call it in the transaction of the listing.
 */
export async function placeOfFeed(
  parts: PlacingParts,
  address: FeedAddress,
  agencyId: string,
): Promise<FeedPlace | null> {
  const suburb = (await knownSuburb(parts, address)) ?? (await newSuburb(parts, address, agencyId))
  if (suburb === null) return null
  const street = address.street === null ? null : await parts.places.streetOf(suburb, address.street)
  const { latitudeMicro, longitudeMicro } = street ?? suburb
  return { suburb, streetId: street?.id ?? null, latitudeMicro, longitudeMicro }
}

/** By name, state and postcode, however they are spelt; else by its name where the postcode is that of a neighbour. */
async function knownSuburb({ database, places }: PlacingParts, address: FeedAddress): Promise<PlaceRecord | null> {
  const place = await places.byUri(suburbSlug({ ...address, name: address.suburb }))
  if (place?.type === 'suburb') return place
  const id = await onlyNamesake(database, address)
  return id === null ? null : places.byId(id)
}

async function newSuburb(
  { database, clock, places }: PlacingParts,
  { suburb, stateCode, postcode }: FeedAddress,
  agencyId: string,
): Promise<PlaceRecord | null> {
  const named = { name: suburb, stateCode, postcode }
  const id = await addSuburbOfFeed(database, named, { agencyId, now: clock() })
  return id === null ? null : places.byId(id)
}
