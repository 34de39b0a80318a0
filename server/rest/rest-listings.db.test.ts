import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePolyline } from '#domain/geo/encoded-polyline.ts'
import { type Answered, type RestUnderTest, restUnderTest } from '#tests/support/rest-under-test.ts'
import { hiddenSecrets } from '#tests/support/small-world-listings.ts'

let rest: RestUnderTest
beforeAll(async () => {
  rest = await restUnderTest()
  const listings = [9, 4, 5, 8].map((listing_id) => ({ listing_id, agent_id: 4, position: 9 }))
  const { kysely } = rest.portal.world.database
  await kysely
    .insertInto('agent')
    .values({ id: 4, office_id: 2, username: 'sam-lee', name: 'Sam Lee', job_title: 'Agent', tier: 'basic' })
    .execute()
  await kysely.insertInto('listing_agent').values(listings).execute()
})
afterAll(() => rest.close())

const ids = ({ json }: Answered): number[] => json.results.map(({ id }: { id: number }) => id)
const fitzroy = { searchLocations: [{ uri: 'fitzroy-vic-3065' }] }
const buyFitzroy = { searchMode: 'buy', locationSearchContext: fitzroy }
const secretsIn = ({ text }: Answered) => hiddenSecrets.filter((secret) => text.toLowerCase().includes(secret))

describe('GET /listing/{id}', () => {
  it('answers everything of a listing, under the names of the graph', async () => {
    const { status, headers, json } = await rest.call('getListing', '/listing/1')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=60')
    expect(json).toMatchObject({
      id: 1,
      propertyType: 'House',
      streetAddress: '12 Smith Street',
      buildingFeatures: ['Slate roof'],
      councilRates: '$2,100 a year',
      vendorReview: { rating: 5, reviewerName: 'Jo' },
      agentLocationReview: { title: 'Lively', agent: { username: 'mia-chen' } },
      suburb: { uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' },
      modifiedAt: '2026-11-19T12:30:00+11:00',
      summary: {
        statusType: 'available',
        canonicalUri: '/homes/12-smith-street-fitzroy-vic-3065/1',
        priceDetails: { longDescription: '$1,460,000 - $1,600,000' },
        features: { bedrooms: 3, bathrooms: 2, cars: 1, tags: ['pool', 'petFriendly'], otherFeatures: ['Cellar'] },
        media: { photoCount: 3 },
        rentalDetails: null,
      },
    })
    expect(json.summary.media.photos.map(({ caption }: { caption: string }) => caption)).toEqual([
      'Front',
      'Kitchen',
      'Garden',
    ])
    expect(json.priceHistory).toEqual([
      { occurredOn: '2026-11-19', kind: 'priceChanged', priceDescription: '$1,460,000 - $1,600,000' },
      { occurredOn: '2026-11-18', kind: 'listed', priceDescription: '$1,500,000 - $1,650,000' },
    ])
  })

  it('never lets a hidden street or a withheld price out', async () => {
    for (const id of [2, 14]) expect(secretsIn(await rest.call('getListing', `/listing/${id}`))).toEqual([])
    expect((await rest.call('getListing', '/listing/4')).text).not.toMatch(/2,?222,?000/)
    expect((await rest.call('getListing', '/listing/4')).json.summary.priceDetails.longDescription).toBe(
      'Price withheld',
    )
  })

  it('answers 410 for a withdrawn listing and 404 for an unknown one', async () => {
    const gone = await rest.call('getListing', '/listing/8')
    expect([gone.status, gone.json.errors]).toEqual([
      410,
      [{ message: 'Listing 8 was withdrawn by its agent.', code: 'GONE' }],
    ])
    expect(gone.headers['cache-control']).toBe('no-store')
    const unknown = await rest.call('getListing', '/listing/999')
    expect([unknown.status, unknown.json.errors]).toEqual([
      404,
      [{ message: 'There is no listing 999.', code: 'NOT_FOUND' }],
    ])
  })

  it('answers HEAD like GET without the body', async () => {
    const { status, headers, text } = await rest.call('getListing', '/listing/1', { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('GET /listing/{id}/schools', () => {
  it('answers the nearest first, as many as asked for', async () => {
    const all = await rest.call('getListingSchools', '/listing/1/schools')
    expect(all.json.results.map(({ name }: { name: string }) => name)).toEqual(['Fitzroy Primary', 'Carlton Girls'])
    expect(all.json.results[0]).toMatchObject({ id: 1, sector: 'government', level: 'primary', distance: 259 })
    const one = await rest.call('getListingSchools', '/listing/1/schools?take=1')
    expect(one.json.results).toEqual([all.json.results[0]])
  })

  it('answers 410 and 404 as the listing does', async () => {
    expect((await rest.call('getListingSchools', '/listing/8/schools')).status).toBe(410)
    expect((await rest.call('getListingSchools', '/listing/999/schools')).status).toBe(404)
  })
})

describe('POST /listings/search/location', () => {
  const search = (body: object, query = '') =>
    rest.call('searchListingsByLocation', `/listings/search/location${query}`, { body })

  it('answers the suburb first, then those around it, without figures', async () => {
    const answer = await search(buyFitzroy)
    expect(ids(answer)).toEqual([1, 2, 12, 3])
    expect(answer.json).toMatchObject({
      total: 4,
      paging: { skip: 0, take: 25 },
      canonicalUri: '/for-sale/fitzroy-vic-3065/real-estate',
      searchParams: { searchMode: 'buy', context: 'location', sortBy: 'Boosted', isUnderOffer: true },
    })
    expect(answer.json.surroundingLocations.map(({ uri }: { uri: string }) => uri)).toEqual([
      'collingwood-vic-3066',
      'carlton-vic-3053',
    ])
    expect(answer.json).not.toHaveProperty('aggregations')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(secretsIn(answer)).toEqual([])
  })

  it('answers figures over all that match when they are asked for', async () => {
    const { json } = await search(buyFitzroy, '?includeAggregations=true')
    expect(json.aggregations.totals).toEqual({
      total: 4,
      chosen: 2,
      surrounding: 2,
      newListings: 1,
      underOffer: 1,
      withAuction: 2,
      withInspection: 1,
    })
    expect(json.aggregations.medianPrice).toBe(1_530_000)
    expect(json.aggregations.facets.underOffer).toEqual({ included: 4, excluded: 3 })
  })

  it('takes every filter, and null for what is not asked for', async () => {
    const nothing = { officeUri: null, drawnArea: null, bounds: null, viewport: null }
    const filters: [object, number[]][] = [
      [{ paging: { skip: 1, take: 2 } }, [2, 12]],
      [{ sortBy: null }, [1, 2, 12, 3]],
      [{ sortBy: 'Cheapest', locationSearchContext: { ...fitzroy, includeSurroundingSuburbs: false } }, [1, 2]],
      [{ locationSearchContext: { ...fitzroy, ...nothing } }, [1, 2, 12, 3]],
      [{ propertyTypes: ['Apartment', 'Terrace'] }, [12, 3]],
      [{ propertyFeatures: ['pool', 'petFriendly'] }, [1]],
      [{ bedrooms: [2] }, [3]],
      [{ price: { min: 1_600_000 } }, [1, 12]],
      [{ price: { min: null, max: 700_000 } }, [3]],
      [{ landSize: { min: 300 } }, [1]],
      [{ auction: { dates: ['2026-11-28'] } }, [1]],
      [{ auction: { forthcoming: true } }, [1, 2]],
      [{ inspection: { dates: ['2026-11-21'] } }, [1]],
      [{ isUnderOffer: false }, [1, 2, 12]],
    ]
    for (const [filter, expected] of filters) {
      expect([filter, ids(await search({ ...buyFitzroy, ...filter }))]).toEqual([filter, expected])
    }
  })

  it('answers for the whole country when no place is named, and for an office', async () => {
    expect((await search({ searchMode: 'sold', locationSearchContext: {} })).json.total).toBe(3)
    const office = { searchMode: 'buy', context: 'office', locationSearchContext: { officeUri: 'nelson-maleny' } }
    expect(ids(await search(office))).toEqual([9, 10])
  })

  it('tells of a place or office that does not exist', async () => {
    const nowhere = { searchLocations: [{ uri: 'atlantis-vic-3999' }] }
    const place = await search({ searchMode: 'buy', locationSearchContext: nowhere })
    expect([place.status, place.json.errors[0].code]).toEqual([404, 'UNKNOWN_LOCATION'])
    const office = await search({ searchMode: 'buy', context: 'office', locationSearchContext: { officeUri: 'none' } })
    expect([office.status, office.json.errors[0].code]).toEqual([404, 'UNKNOWN_LOCATION'])
  })
})

describe('POST /listings/search/location/map', () => {
  it('answers pins; that of a hidden address is the centre of its suburb', async () => {
    const body = { searchMode: 'buy', locationSearchContext: { ...fitzroy, includeSurroundingSuburbs: false } }
    const answer = await rest.call('searchMapByLocation', '/listings/search/location/map', { body })
    expect(answer.json).toEqual({
      total: 2,
      isTruncated: false,
      markers: [
        {
          listingId: 1,
          latLong: { latitude: -37.8005, longitude: 144.983 },
          isApproximate: false,
          priceLabel: '$1.5M',
          statusType: 'available',
          isUnderOffer: false,
        },
        {
          listingId: 2,
          latLong: { latitude: -37.8011, longitude: 144.9789 },
          isApproximate: true,
          priceLabel: null,
          statusType: 'available',
          isUnderOffer: false,
        },
      ],
    })
  })
})

describe('searches within a boundary', () => {
  const bounds = { south: -37.81, west: 144.96, north: -37.79, east: 144.99 }
  const corners: [number, number][] = [
    [-37.805, 144.96],
    [-37.805, 144.972],
    [-37.797, 144.972],
    [-37.797, 144.96],
  ]
  const drawnArea = encodePolyline(corners.map(([latitude, longitude]) => ({ latitude, longitude })))
  const box = { searchMode: 'buy', context: 'map', locationSearchContext: { bounds } }
  const shape = { searchMode: 'buy', context: 'draw', locationSearchContext: { drawnArea } }

  it('answer the listings of a box or a shape', async () => {
    const inBox = await rest.call('searchListingsByBoundary', '/listings/search/boundary', { body: box })
    expect(ids(inBox)).toEqual([1, 12, 2, 3])
    expect(inBox.json.searchParams.locationSearchContext.bounds).toEqual(bounds)
    const inShape = await rest.call('searchListingsByBoundary', '/listings/search/boundary', { body: shape })
    expect(ids(inShape)).toEqual([12])
  })

  it('answer the pins of a box or a shape', async () => {
    const pinsOf = async (body: object) => {
      const { json } = await rest.call('searchMapByBoundary', '/listings/search/boundary/map', { body })
      return json.markers.map(({ listingId }: { listingId: number }) => listingId).sort()
    }
    expect(await pinsOf(box)).toEqual([1, 12, 2, 3])
    expect(await pinsOf(shape)).toEqual([12])
  })

  it('refuse a box that is turned around and a line that is no shape', async () => {
    const turned = { ...box, locationSearchContext: { bounds: { ...bounds, south: -30 } } }
    const line = { ...shape, locationSearchContext: { drawnArea: '_p~iF~ps|U' } }
    for (const [body, field] of [
      [turned, 'locationSearchContext.bounds'],
      [line, 'locationSearchContext.drawnArea'],
    ] as const) {
      const { status, json } = await rest.call('searchListingsByBoundary', '/listings/search/boundary', { body })
      expect([status, json.errors[0].code, json.errors[0].field]).toEqual([400, 'BAD_SEARCH', field])
    }
  })
})

describe('GET /listings/search/agent/{agentId}', () => {
  const byAgent = (rest_: string) => rest.call('searchListingsByAgent', `/listings/search/agent/${rest_}`)

  it('answers those on the market first, then those sold, never the withdrawn ones', async () => {
    const answer = await byAgent('4')
    expect(ids(answer)).toEqual([9, 4, 5])
    expect(answer.json).toMatchObject({ total: 3, paging: { skip: 0, take: 20 } })
    expect(ids(await byAgent('2'))).toEqual([1, 6, 3])
  })

  it('answers one mode, and one page', async () => {
    expect(ids(await byAgent('2?searchMode=rent'))).toEqual([6])
    expect(ids(await byAgent('4?searchMode=sold'))).toEqual([4, 5])
    expect((await byAgent('4?searchMode=leased')).json).toEqual({
      total: 0,
      paging: { skip: 0, take: 20 },
      results: [],
    })
    const page = await byAgent('2?skip=1&take=1')
    expect([ids(page), page.json.total, page.json.paging]).toEqual([[6], 3, { skip: 1, take: 1 }])
  })

  it('answers 404 for an unknown agent', async () => {
    expect((await byAgent('99')).json.errors).toEqual([{ message: 'There is no agent 99.', code: 'NOT_FOUND' }])
  })
})

describe('listings by their numbers', () => {
  it('come in the order asked for, once each, without unknown and withdrawn ones', async () => {
    const answer = await rest.call('searchListingsByIds', '/listings/search/ids?ids=3&ids=8&ids=1&ids=999&ids=3')
    expect([ids(answer), answer.json.total]).toEqual([[3, 1], 2])
    expect(ids(await rest.call('searchListingsByIds', '/listings/search/ids?ids=7'))).toEqual([7])
    const page = await rest.call('searchListingsByIds', '/listings/search/ids?ids=3&ids=8&ids=1&skip=1')
    expect([ids(page), page.json.total]).toEqual([[1], 2])
  })

  it('have the offices behind them', async () => {
    const { json } = await rest.call('getListingsBranding', '/listings/ids/branding?ids=9&ids=1&ids=8')
    expect(json.total).toBe(2)
    expect(json.results[0]).toEqual({
      listingId: 9,
      tierType: 'basic',
      office: {
        id: 2,
        uri: 'nelson-maleny',
        name: 'Nelson Maleny',
        companyName: 'Nelson Group',
        address: '2 Maple Street, Maleny, QLD 4552',
        phone: null,
        website: null,
        brandColour: '#654321',
        logo: null,
      },
    })
    expect(json.results[1]).toMatchObject({
      listingId: 1,
      tierType: 'platinum',
      office: { name: 'Nelson Fitzroy', website: 'http://nelson.example', logo: { identifier: 'logo-1' } },
    })
  })
})
