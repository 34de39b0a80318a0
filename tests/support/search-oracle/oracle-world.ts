import { propertyFeatures, type PropertyFeature, propertyFeatureNames } from '#domain/lookups/features.ts'
import { type PropertyType, propertyTypeNames } from '#domain/lookups/property-types.ts'
import { timeZoneOf } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import type { WorldListing } from './oracle-listing.ts'

/** The moment of the small world: late in the evening of Sydney, so that days differ between the zones. */
export const WORLD_NOW = new Date('2026-11-20T13:40:00Z')

export type WorldSuburb = { id: number; uri: string; state: string; latitudeMicro: number; longitudeMicro: number }
export type WorldStreet = { id: number; uri: string; suburbId: number }
export type World = {
  suburbs: WorldSuburb[]
  streets: WorldStreet[]
  officeIds: number[]
  listings: WorldListing[]
}

export type Chance = ReturnType<typeof chanceOf>

/** Numbers that are the same for the same seed. */
export function chanceOf(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const is = (share: number): boolean => next() < share
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[whole(0, values.length - 1)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }
  return {
    whole,
    is,
    pick,
    some: <Value>(values: readonly Value[], share: number): Value[] => values.filter(() => is(share)),
    maybe: <Value>(share: number, value: () => Value): Value | null => (is(share) ? value() : null),
  }
}

const REGION_ID = 1
const cities = [
  { state: 'VIC', latitude: -37.8, longitude: 144.95, settlement: 'city', suburbs: 24 },
  { state: 'WA', latitude: -31.95, longitude: 115.86, settlement: 'fringe', suburbs: 10 },
  { state: 'QLD', latitude: -27.6, longitude: 151.9, settlement: 'country', suburbs: 8 },
] as const

/** About forty suburbs in three zones with 1,500 listings of every kind, odd ones included. */
export function smallWorld(seed: number, listingCount = 1500): World {
  const chance = chanceOf(seed)
  const suburbs: WorldSuburb[] = cities
    .flatMap(({ state, latitude, longitude, suburbs: count }) =>
      Array.from({ length: count }, (_, index) => ({
        id: 0,
        uri: `${state.toLowerCase()}-suburb-${index}`,
        state,
        latitudeMicro: Math.round(latitude * 1e6) + chance.whole(-60_000, 60_000),
        longitudeMicro: Math.round(longitude * 1e6) + chance.whole(-60_000, 60_000),
      })),
    )
    .map((suburb, index) => ({ ...suburb, id: REGION_ID + 1 + index }))
  const streets = Array.from({ length: 30 }, (_, index) => ({
    id: 1000 + index,
    uri: `street-${index}`,
    suburbId: chance.pick(suburbs).id,
  }))
  const officeIds = [1, 2, 3, 4, 5]
  const listings = Array.from({ length: listingCount }, (_, index) =>
    randomListing(index + 1, chance, { suburbs, streets, officeIds }),
  )
  return { suburbs, streets, officeIds, listings }
}

const features: readonly PropertyFeature[] = propertyFeatureNames.filter(
  (name) => propertyFeatures[name].group !== 'media',
)
const commonTypes: readonly PropertyType[] = ['House', 'Apartment', 'Unit', 'Townhouse', 'Land', 'Studio', 'Acreage']
const HOUR = 3_600_000
const DAY = 24 * HOUR
const minutesFromNow = (minutes: number): Date => new Date(WORLD_NOW.getTime() + minutes * 60_000)

function randomListing(id: number, chance: Chance, places: Omit<World, 'listings'>): WorldListing {
  const suburb = chance.pick(places.suburbs)
  const timeZone = timeZoneOf(suburb.state)
  const statusType = chance.pick(['available', 'available', 'available', 'completed', 'completed', 'removed'] as const)
  const listingType = chance.pick(['sale', 'sale', 'rental'] as const)
  const hasPosition = chance.is(0.9)
  const street = chance.maybe(0.3, () => chance.pick(places.streets))
  // Instants meet in whole hours and prices in round figures, so that ties are common.
  return {
    id,
    listingType,
    statusType,
    isUnderOffer: statusType === 'available' && chance.is(0.15),
    tierType: chance.pick(['basic', 'basic', 'bronze', 'silver', 'gold', 'platinum'] as const),
    isExclusive: chance.is(0.2),
    propertyType: chance.is(0.8) ? chance.pick(commonTypes) : chance.pick(propertyTypeNames),
    suburbId: suburb.id,
    suburbState: suburb.state,
    suburbLatitudeMicro: suburb.latitudeMicro,
    suburbLongitudeMicro: suburb.longitudeMicro,
    streetId: street?.id ?? null,
    officeId: chance.pick(places.officeIds),
    isAddressHidden: chance.is(0.15),
    latitudeMicro: hasPosition ? suburb.latitudeMicro + chance.whole(-9000, 9000) : null,
    longitudeMicro: hasPosition ? suburb.longitudeMicro + chance.whole(-9000, 9000) : null,
    ...randomPrice(listingType, chance),
    auctionAt: chance.maybe(listingType === 'sale' ? 0.4 : 0, () => minutesFromNow(30 * chance.whole(-96, 600))),
    listedAt: new Date(WORLD_NOW.getTime() - HOUR * chance.whole(0, 24 * 21)),
    completedOn:
      statusType === 'completed' ? calendarDateOf(WORLD_NOW.getTime() - DAY * chance.whole(0, 40), timeZone) : null,
    bedrooms: chance.maybe(0.9, () => chance.whole(0, 8)),
    bathrooms: chance.maybe(0.9, () => chance.whole(0, 7)),
    carSpaces: chance.maybe(0.8, () => chance.whole(0, 9)),
    landSize: chance.maybe(0.6, () => 50 * chance.whole(1, chance.is(0.2) ? 40_000 : 40)),
    frontage: chance.maybe(0.4, () => chance.whole(40, 400) / 10),
    features: chance.is(0.05) ? [...features, 'helipad'] : chance.some(features, 0.25),
    hasVirtualTour: chance.is(0.2),
    hasVideos: chance.is(0.3),
    inspections: randomInspections(timeZone, chance),
  }
}

function randomPrice(
  listingType: 'sale' | 'rental',
  chance: Chance,
): { priceFrom: number | null; priceTo: number | null } {
  if (chance.is(0.15)) return { priceFrom: null, priceTo: null }
  const step = listingType === 'sale' ? 25_000 : 25
  const priceFrom = step * chance.whole(1, chance.is(0.1) ? 500 : 80) - chance.whole(0, 1)
  return { priceFrom, priceTo: chance.is(0.5) ? priceFrom : priceFrom + step * chance.whole(1, 6) - chance.whole(0, 1) }
}

function randomInspections(timeZone: string, chance: Chance): WorldListing['inspections'] {
  return Array.from({ length: chance.is(0.5) ? chance.whole(1, 4) : 0 }, () => {
    const startsAt = minutesFromNow(10 * chance.whole(-300, 1600))
    const endsAt = new Date(startsAt.getTime() + 10 * 60_000 * chance.whole(1, 6))
    return { startsAt, endsAt, localDate: calendarDateOf(startsAt, timeZone) }
  })
}

/** Puts the world into the wide tables and derives what a search reads. */
export async function insertWorld(database: Database, world: World): Promise<void> {
  await database.copyRows('location', locationColumns, [
    [REGION_ID, 'a-region', 'region', 'A Region', 'VIC', null, null, null, 0, 0, 'city'],
    ...world.suburbs.map(({ id, uri, state, latitudeMicro, longitudeMicro }) => {
      const { settlement } = cities.find((city) => city.state === state) ?? cities[0]
      const regionId = id % 4 === 0 ? REGION_ID : null
      return [id, uri, 'suburb', uri, state, '3000', regionId, null, latitudeMicro, longitudeMicro, settlement]
    }),
    ...world.streets.map(({ id, uri, suburbId }) => [
      id,
      uri,
      'street',
      uri,
      'VIC',
      '3000',
      null,
      suburbId,
      0,
      0,
      'city',
    ]),
  ])
  await database.copyRows('company', ['id', 'name', 'state_code'], [[1, 'Company', 'VIC']])
  await database.copyRows(
    'office',
    ['id', 'company_id', 'uri', 'name', 'location_id', 'street_address', 'brand_colour'],
    world.officeIds.map((id) => [id, 1, `office-${id}`, `Office ${id}`, REGION_ID + id, '1 High Street', '#112233']),
  )
  await database.copyRows('listing', listingColumns, world.listings.map(listingRow))
  await database.copyRows(
    'listing_inspection',
    ['listing_id', 'starts_at', 'ends_at', 'local_date'],
    world.listings.flatMap(({ id, inspections }) =>
      inspections.map(({ startsAt, endsAt, localDate }) => [id, startsAt, endsAt, localDate]),
    ),
  )
  await refreshListingSearch(database)
  await database.maintain()
}

const locationColumns = columns(
  'id uri type name state_code postcode region_id suburb_id latitude_micro longitude_micro settlement',
)

const listingColumns = columns(`
  id uri listing_type status_type is_under_offer listing_class tier_type is_exclusive property_type title description
  suburb_id street_id street_address is_address_hidden latitude_micro longitude_micro price_text price_from price_to
  auction_at listed_at modified_at completed_on bedrooms bathrooms car_spaces land_size_m2 frontage_m features
  videos external_medias office_id`)

function columns(names: string): string[] {
  return names.trim().split(/\s+/)
}

const tour = JSON.stringify([{ url: 'https://example.com/tour', kind: 'virtualTour', title: 'Tour' }])
const video = JSON.stringify([{ url: 'https://example.com/video', provider: 'example', title: 'Video' }])

function listingRow(listing: WorldListing): unknown[] {
  const { id, listingType, statusType, isUnderOffer, tierType, isExclusive, propertyType, suburbId } = listing
  const identity = [id, `home-${id}`, listingType, statusType, isUnderOffer, 'residential', tierType, isExclusive]
  const place = [suburbId, listing.streetId, '1 Street', listing.isAddressHidden]
  const position = [listing.latitudeMicro, listing.longitudeMicro]
  const price = ['Price', listing.priceFrom, listing.priceTo]
  const times = [listing.auctionAt, listing.listedAt, listing.listedAt, listing.completedOn]
  const rooms = [listing.bedrooms, listing.bathrooms, listing.carSpaces]
  const land = [listing.landSize, listing.frontage]
  const media = [listing.hasVideos ? video : '[]', listing.hasVirtualTour ? tour : '[]']
  return [
    ...identity,
    propertyType,
    'Title',
    'Description',
    ...place,
    ...position,
    ...price,
    ...times,
    ...rooms,
    ...land,
    listing.features,
    ...media,
    listing.officeId,
  ]
}
