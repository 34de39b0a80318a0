import type { AlertArea } from '#domain/alerts/alert-area.ts'
import type { PropertyType } from '#domain/lookups/property-types.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { indexedBox, indexedFilters, indexedPlaces } from '#server/modules/alerts/alert-places.ts'
import type { IndexedLocation } from '#server/modules/search/location-index.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Chance } from '#tests/support/search-oracle/oracle-world.ts'

type Asked = { count: number; chance: Chance; pickSuburb: () => IndexedLocation; now: Date }

const CHUNK = 20_000
const ALERTS_OF_MEMBER = 5

/**
 * As many alerts as asked for, of five for each member: nine in ten of one to three suburbs, seven in ten of these with those around
 * them, the others of a region, a shape, a box or, one in ten thousand, the whole country. Most narrow price, bedrooms or kind.
 */
export async function addRandomAlerts(database: Database, { count, chance, pickSuburb, now }: Asked): Promise<void> {
  await database.query(
    `insert into member (id, username, name, created_at) select n, 'member-' || n, 'Member', $2 from generate_series(1, $1::int) n`,
    [Math.ceil(count / ALERTS_OF_MEMBER), now],
  )
  for (let first = 1; first <= count; first += CHUNK) {
    const alerts = Array.from({ length: Math.min(CHUNK, count - first + 1) }, (_, position) => {
      const search = randomSearch(chance, pickSuburb)
      return { id: first + position, search, area: randomArea(chance, pickSuburb) }
    })
    await database.copyRows(
      'alert',
      'id member_id name search area frequency is_by_email is_by_push is_partly_in_range time_zone idempotency_key created_at'.split(
        ' ',
      ),
      alerts.map(({ id, search, area }) => [
        id,
        Math.ceil(id / ALERTS_OF_MEMBER),
        `Alert ${id}`,
        JSON.stringify(search),
        JSON.stringify(area),
        chance.pick(['immediately', 'daily', 'weekly']),
        true,
        false,
        true,
        'Australia/Melbourne',
        `key-of-alert-${id}`,
        now,
      ]),
    )
    const filters =
      'alert_id mode price_min price_max bedroom_bits property_type_bits member_id is_partly_in_range is_whole'.split(
        ' ',
      )
    const rows = alerts.map(({ id, search, area }) => {
      const memberId = Math.ceil(id / ALERTS_OF_MEMBER)
      const indexed = indexedFilters({ search, area, memberId, isPartlyInRange: true })
      const { mode, priceMin, priceMax, bedroomBits, propertyTypeBits, isWhole } = indexed
      return { area, row: [id, mode, priceMin, priceMax, bedroomBits, propertyTypeBits, memberId, true, isWhole] }
    })
    await database.copyRows(
      'alert_place',
      [...filters, 'kind', 'place_id'],
      rows.flatMap(({ area, row }) => indexedPlaces(area).map(({ kind, placeId }) => [...row, kind, placeId])),
    )
    await database.copyRows(
      'alert_box',
      [...filters, 'area'],
      rows.flatMap(({ area, row }) => {
        const box = indexedBox(area)
        return box === null ? [] : [[...row, box]]
      }),
    )
  }
}

function randomSearch(chance: Chance, pickSuburb: () => IndexedLocation): SearchParameters {
  const mode = chance.is(0.7) ? 'buy' : 'rent'
  const middle = mode === 'buy' ? 10_000 * chance.whole(40, 250) : 10 * chance.whole(35, 120)
  const min = chance.is(0.4) ? Math.round(middle * 0.8) : null
  const price = chance.is(0.8) ? { min, max: Math.round(middle * 1.2) } : { min: null, max: null }
  const least = chance.whole(1, 4)
  const types = chance.pick<PropertyType[]>([['House'], ['House', 'Townhouse'], ['Apartment', 'Unit'], ['Unit']])
  return {
    ...defaultSearchParameters(mode, { locationUri: pickSuburb().uri }),
    bedrooms: chance.is(0.6) ? Array.from({ length: 6 - least }, (_, more) => least + more) : [],
    propertyTypes: chance.is(0.5) ? types : [],
    price,
  }
}

function randomArea(chance: Chance, pickSuburb: () => IndexedLocation): AlertArea {
  const suburb = pickSuburb()
  const noPlaces = { kind: 'places', suburbIds: [], regionIds: [], streetIds: [], includesSurrounding: false } as const
  if (chance.is(0.0001)) return { kind: 'everywhere' }
  if (chance.is(0.03) && suburb.regionId !== null) return { ...noPlaces, regionIds: [suburb.regionId] }
  if (chance.is(0.07)) return randomShape(chance, suburb)
  const suburbIds = [suburb.id, ...Array.from({ length: chance.pick([0, 0, 1, 2]) }, () => pickSuburb().id)]
  return { ...noPlaces, suburbIds: [...new Set(suburbIds)], includesSurrounding: chance.is(0.7) }
}

function randomShape(chance: Chance, { latitude, longitude }: IndexedLocation): AlertArea {
  const size = chance.whole(5000, 60_000)
  const at = (north: number, east: number) => ({
    latitude: Math.round(latitude * 1_000_000 + north * size),
    longitude: Math.round(longitude * 1_000_000 + east * size),
  })
  if (chance.is(0.5)) return { kind: 'bounds', southWest: at(-1, -1), northEast: at(1, 1) }
  return { kind: 'shape', corners: [at(1, 0), at(0.3, 1), at(-1, 0.6), at(-1, -0.6), at(0.3, -1)] }
}
