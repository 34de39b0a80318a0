import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { restContractCheck } from '#tests/support/rest-contract.ts'
import { type RestUnderTest, restUnderTest } from '#tests/support/rest-under-test.ts'
import { FITZROY, FOOTSCRAY } from '#tests/support/small-world-listings.ts'
import { insertRows } from '#tests/support/insert-rows.ts'

let rest: RestUnderTest
beforeAll(async () => {
  rest = await restUnderTest()
  await addNeighbourhood()
})
afterAll(() => rest.close())

/** A third school in Fitzroy, and nine more homes in Footscray, five of them with a balcony. */
async function addNeighbourhood(): Promise<void> {
  const { database } = rest.portal.world
  await insertRows(database, 'school', {
    id: 4,
    name: 'Gore Street College',
    sector: 'independent',
    level: 'combined',
    gender: 'coeducational',
    suburb_id: FITZROY,
    latitude_micro: -37_805_000,
    longitude_micro: 144_981_000,
  })
  for (let number = 1; number <= 9; number += 1) {
    await insertRows(database, 'listing', {
      id: 100 + number,
      uri: `${number}-west-street-footscray-vic-3011`,
      listing_type: number === 9 ? 'rental' : 'sale',
      street_address: `${number} West Street`,
      sale_method: number === 9 ? null : 'privateTreaty',
      status_type: 'available',
      listing_class: 'residential',
      tier_type: 'basic',
      property_type: 'Unit',
      title: 'A home',
      description: 'A home.',
      suburb_id: FOOTSCRAY,
      price_text: '$500,000',
      listed_at: new Date('2026-11-02T00:00:00Z'),
      modified_at: new Date('2026-11-02T00:00:00Z'),
      features: number > 4 ? ['balcony'] : [],
      office_id: 1,
    })
  }
  await refreshListingSearch(database)
}

const fitzroy = {
  id: 11,
  name: 'Fitzroy',
  state: { code: 'VIC', name: 'Victoria' },
  zipCode: { name: '3065' },
  uri: 'fitzroy-vic-3065',
  slug: 'fitzroy-vic-3065',
  type: 'suburb',
  stateCode: 'VIC',
  postcode: '3065',
  label: 'Fitzroy, VIC 3065',
  latLong: { latitude: -37.8011, longitude: 144.9789 },
  settlement: 'city',
}
const names = (places: { name: string }[]) => places.map(({ name }) => name)

describe('GET /location/{id}', () => {
  it('answers a suburb with its region and medians, its surroundings only when asked for', async () => {
    const { status, json } = await rest.call('getLocation', '/location/11')
    expect(status).toBe(200)
    expect(json).toMatchObject({ ...fitzroy, suburb: null, region: { id: 1, name: 'Inner Melbourne', zipCode: null } })
    expect(json.medians.houseSale.yearly).toEqual([
      { startsOn: '2025-01-01', value: 1_550_000, sampleCount: 84 },
      { startsOn: '2024-01-01', value: 1_500_000, sampleCount: 80 },
    ])
    expect(json.surroundingLocations).toEqual([])
    const around = await rest.call('getLocation', '/location/11?includeSurrounding=true')
    expect(names(around.json.surroundingLocations)).toEqual(['Collingwood', 'Carlton'])
  })

  it('answers a street with its suburb', async () => {
    const { json } = await rest.call('getLocation', '/location/21')
    expect(json).toMatchObject({ type: 'street', label: 'Smith Street, Fitzroy, VIC 3065', suburb: fitzroy })
  })
})

describe('GET /location/by-uri/{uri}', () => {
  it('answers in any case', async () => {
    expect((await rest.call('getLocationByUri', '/location/by-uri/Fitzroy-VIC-3065')).json).toMatchObject(fitzroy)
    const around = await rest.call('getLocationByUri', '/location/by-uri/fitzroy-vic-3065?includeSurrounding=true')
    expect(names(around.json.surroundingLocations)).toEqual(['Collingwood', 'Carlton'])
  })

  it('does not take a number for a uri', async () => {
    const { status, json } = await rest.call('getLocationByUri', '/location/by-uri/11')
    expect([status, json.errors[0]]).toEqual([404, { message: 'There is no location called 11.', code: 'NOT_FOUND' }])
  })
})

describe('GET /location/by-point', () => {
  const at = (query: string) => rest.call('getLocationByPoint', `/location/by-point?${query}`)

  it('answers the suburb with the nearest centre within 5 km', async () => {
    expect((await at('lat=-37.8002&lng=144.9700')).json.uri).toBe('carlton-vic-3053')
    expect((await at('lat=-26.7602&lng=152.8501')).json.uri).toBe('maleny-qld-4552')
  })

  it('reaches as far as the radius', async () => {
    const sixKilometresSouth = 'lat=-26.8142&lng=152.8501'
    expect((await at(sixKilometresSouth)).status).toBe(404)
    expect((await at(`${sixKilometresSouth}&radius=7`)).json.uri).toBe('maleny-qld-4552')
    expect((await at('lat=-26.7602&lng=152.8501&radius=0.001')).json.uri).toBe('maleny-qld-4552')
  })

  it('answers 404 at sea and on the other side of the earth', async () => {
    for (const query of ['lat=-45&lng=160&radius=100', 'lat=37.8&lng=-144.97', 'lat=90&lng=180', 'lat=-90&lng=-180']) {
      expect([query, (await at(query)).status]).toEqual([query, 404])
    }
  })
})

describe('where a location lies', () => {
  it('has a known outline with the box around it', async () => {
    const boundary = {
      locationId: 16,
      wellKnownText: 'POLYGON((152.88 -26.7, 152.91 -26.7, 152.91 -26.68, 152.88 -26.7))',
      isApproximate: false,
    }
    expect((await rest.call('getBoundary', '/boundary/16')).json).toEqual(boundary)
    expect((await rest.call('getLocationSpatial', '/location/16/spatial')).json).toEqual({
      locationId: 16,
      latLong: { latitude: -26.69, longitude: 152.8936 },
      bounds: { south: -26.7, west: 152.88, north: -26.68, east: 152.91 },
      boundary,
    })
  })

  it('is approximate where no outline is known, and holds the centre', async () => {
    for (const id of [1, 11, 21]) {
      const { json } = await rest.call('getLocationSpatial', `/location/${id}/spatial`)
      expect([id, json.boundary.isApproximate, json.locationId]).toEqual([id, true, id])
      expect(json.bounds.south).toBeLessThan(json.latLong.latitude)
      expect(json.bounds.north).toBeGreaterThan(json.latLong.latitude)
      expect(json.bounds.west).toBeLessThan(json.latLong.longitude)
      expect(json.bounds.east).toBeGreaterThan(json.latLong.longitude)
    }
  })
})

describe('GET /location/{id}/nearby', () => {
  it('answers the nearest suburbs first, five unless said otherwise, never itself', async () => {
    const { json } = await rest.call('getNearbyLocations', '/location/12/nearby?take=2')
    expect(json.results).toEqual([
      { location: fitzroy, distance: 851 },
      { location: expect.objectContaining({ name: 'Carlton' }), distance: 1893 },
    ])
    const near = await rest.call('getNearbyLocations', '/location/11/nearby')
    expect(near.json.results.map(({ location }: { location: { name: string } }) => location.name)).toEqual([
      'Collingwood',
      'Carlton',
      'Footscray',
    ])
  })
})

describe('GET /location/{id}/pros', () => {
  const prosOf = async (id: number) => (await rest.call('getLocationPros', `/location/${id}/pros`)).json

  it('answers what the figures show', async () => {
    expect(await prosOf(11)).toEqual({
      locationId: 11,
      pros: [
        { kind: 'schoolsNearby', text: '3 schools within 2 km', figure: 3 },
        { kind: 'houseMedianRise', text: 'House prices up 3.3% in 2025', figure: 3.3 },
      ],
      reviewPros: [],
      reviewCons: [],
    })
    expect((await prosOf(14)).pros).toEqual([
      { kind: 'commonFeature', text: 'Balcony in 50% of homes on the market', figure: 50 },
    ])
  })

  it('is empty where they show nothing', async () => {
    expect(await prosOf(15)).toEqual({ locationId: 15, pros: [], reviewPros: [], reviewCons: [] })
  })
})

describe('GET /search/locations', () => {
  const found = async (query: string) =>
    (await rest.call('searchLocations', `/search/locations?${query}`)).json.results.map(
      ({ label }: { label: string }) => label,
    )

  it('finds by prefix, postcode and with a typing error', async () => {
    const { json } = await rest.call('searchLocations', '/search/locations?q=fitz')
    expect(json).toEqual({
      paging: { skip: 0, take: 20 },
      results: [
        {
          location: { id: 11, uri: 'fitzroy-vic-3065', name: 'Fitzroy', stateCode: 'VIC', postcode: '3065' },
          label: 'Fitzroy, VIC 3065',
          type: 'suburb',
          isMeant: true,
        },
        {
          location: {
            id: 21,
            uri: 'smith-street-fitzroy-vic-3065',
            name: 'Smith Street',
            stateCode: 'VIC',
            postcode: '3065',
          },
          label: 'Smith Street, Fitzroy, VIC 3065',
          type: 'street',
          isMeant: false,
        },
      ],
    })
    expect(await found('q=3066')).toEqual(['Collingwood, VIC 3066'])
    expect(await found('q=colingwod')).toEqual(['Collingwood, VIC 3066'])
  })

  it('keeps to the kinds asked for', async () => {
    expect(await found('q=inner%20mel&types=region&types=suburb')).toEqual(['Inner Melbourne, VIC'])
    expect(await found('q=inner%20mel&types=suburb')).toEqual([])
  })

  it('answers in pages', async () => {
    const all = await found('q=mo')
    expect(all.length).toBeGreaterThan(0)
    expect(await found('q=mo&skip=1')).toEqual(all.slice(1))
    expect(await found('q=mo&take=1')).toEqual(all.slice(0, 1))
    expect(await found('q=mo&skip=10000&take=100')).toEqual([])
  })

  it('answers any text without a place with nothing', async () => {
    for (const q of ['zzzzzzzz', '%20', '%07', '%F0%9F%8F%A0', 'x'.repeat(200), "'%3B--"]) {
      expect([q, await found(`q=${q}`)]).toEqual([q, []])
    }
  })
})

it('every operation answers an unknown location with 404', async () => {
  const paths: [string, string][] = [
    ['getLocation', '/location/999'],
    ['getLocationSpatial', '/location/999/spatial'],
    ['getNearbyLocations', '/location/999/nearby'],
    ['getLocationPros', '/location/999/pros'],
    ['getBoundary', '/boundary/999'],
    ['getLocationByUri', '/location/by-uri/atlantis-vic-3999'],
  ]
  for (const [operation, path] of paths) {
    const { status, json } = await rest.call(operation, path)
    expect([path, status, json.errors[0].code]).toEqual([path, 404, 'NOT_FOUND'])
  }
})

describe('/api/version', () => {
  it('answers GET and HEAD with the version in a header that no cache keeps', async () => {
    const legacy = restContractCheck('legacy')
    for (const [operation, method] of [
      ['getVersion', 'GET'],
      ['headVersion', 'HEAD'],
    ] as const) {
      const { statusCode: status, headers, body } = await rest.portal.app.inject({ method, url: '/api/version' })
      expect(headers['x-app-version']).toBe('1.2.3')
      expect(legacy.violations(operation, { status, headers, body })).toEqual([])
    }
    const { statusCode: status, headers, body } = await rest.portal.app.inject({ method: 'POST', url: '/api/version' })
    expect(status).toBe(405)
    expect(legacy.violations('getVersion', { status, headers, body })).toEqual([])
  })
})
