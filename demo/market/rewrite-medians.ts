import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { Database } from '#server/platform/database/database.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { pricePlaces } from '#demo/data/prices/place-prices.ts'
import { type LocalDay, localDayFrom } from '#demo/data/time/local-day.ts'
import { type MarketPlace, type MarketSample, writeMedians } from './medians.ts'
import { propertyGroupOf } from './property-group.ts'

type CompletedListing = {
  suburbId: number
  isRental: boolean
  propertyType: PropertyType
  completedOn: string
  price: number
}

/** Reckons the medians of the demonstration's suburbs anew, up to a day, from what the database has sold and leased. */
export async function rewriteMedians(database: Database, seed: string, today: LocalDay): Promise<void> {
  const places = await marketPlaces(database)
  const rows = [...writeMedians(seed, places, await marketSamples(database), today)]
  const ids = places.map(({ locationId }) => locationId)
  await database.query('delete from location_median where location_id = any($1::int[])', [ids])
  const [first] = rows
  if (first !== undefined) {
    await database.copyRows(
      'location_median',
      Object.keys(first),
      rows.map((row) => Object.values(row)),
    )
  }
}

async function marketPlaces(database: Database): Promise<MarketPlace[]> {
  const known = await database.query<{ id: number; uri: string }>(
    'select id, uri from location where id in (select suburb_id from listing)',
  )
  const ids = new Map(known.map(({ id, uri }) => [uri, id]))
  const profiles = profilePlaces(gazetteerPlaces())
  const prices = pricePlaces(profiles)
  return profiles.flatMap((profile, index) => {
    const locationId = ids.get(profile.place.uri)
    const price = prices[index]
    return locationId === undefined || price === undefined ? [] : [{ locationId, profile, prices: price }]
  })
}

async function marketSamples(database: Database): Promise<MarketSample[]> {
  const completed = await database.query<CompletedListing>(
    `select suburb_id as "suburbId", listing_type = 'rental' as "isRental", property_type as "propertyType",
       completed_on as "completedOn", price_from as price
     from listing
     where status_type = 'completed' and price_from is not null`,
  )
  return completed.flatMap(({ suburbId, isRental, propertyType, completedOn, price }) => {
    const group = propertyGroupOf(propertyType)
    if (group === null) return []
    return [{ locationId: suburbId, kind: isRental ? 'rent' : 'sold', group, day: localDayFrom(completedOn), price }]
  })
}
