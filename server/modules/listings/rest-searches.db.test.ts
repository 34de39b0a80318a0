import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePolyline } from '#domain/geo/encode-polyline.ts'
import { type Answered, type RestUnderTest, restUnderTest } from '#tests/support/rest-under-test.ts'
import { hiddenSecrets } from '#tests/support/small-world-listings.ts'

let rest: RestUnderTest
beforeAll(async () => {
  rest = await restUnderTest()
})
afterAll(() => rest.close())

const ids = ({ json }: Answered): number[] => json.results.map(({ id }: { id: number }) => id)
const secretsIn = ({ text }: Answered) => hiddenSecrets.filter((secret) => text.toLowerCase().includes(secret))
const fitzroy = { searchLocations: [{ uri: 'fitzroy-vic-3065' }] }
const buyFitzroy = { searchMode: 'buy', locationSearchContext: fitzroy }

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
          priceLabel: '$1.46M+',
          statusType: 'available',
          isUnderOffer: false,
          suburbId: 11,
          suburb: 'Fitzroy',
        },
        {
          listingId: 2,
          latLong: { latitude: -37.8011, longitude: 144.9789 },
          isApproximate: true,
          priceLabel: null,
          statusType: 'available',
          isUnderOffer: false,
          suburbId: 11,
          suburb: 'Fitzroy',
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
    for (const [body, code, field] of [
      [turned, 'BAD_SEARCH', 'locationSearchContext.bounds'],
      [line, 'BAD_INPUT', 'locationSearchContext.drawnArea'],
    ] as const) {
      const { status, json } = await rest.call('searchListingsByBoundary', '/listings/search/boundary', { body })
      expect([status, json.errors[0].code, json.errors[0].field]).toEqual([400, code, field])
    }
  })
})

describe('POST /search/shortlinks', () => {
  const shorten = (url: string, on = rest) => on.call('createShortLink', '/search/shortlinks', { body: { url } })
  const canonical = '/for-sale/fitzroy-vic-3065/houses/2-bedrooms'

  it('keeps a search under one path, however its URL is written', async () => {
    const { json } = await shorten(canonical)
    expect(json.shortPath).toMatch(/^\/search\/[a-z\d]{10}$/)
    expect((await shorten('/buy/fitzroy-vic-3065/2-bedrooms/houses/')).json).toEqual(json)
    expect((await shorten('/for-sale/fitzroy-vic-3065/houses')).json).not.toEqual(json)
    const asked = { query: `{ searchParams(uri: "${json.shortPath}") { name canonicalUri } }` }
    const answer = await rest.portal.app.inject({ method: 'POST', url: '/graphql', payload: asked })
    expect(answer.json()).toEqual({
      data: { searchParams: { name: 'Buy: Fitzroy, VIC 3065', canonicalUri: canonical } },
    })
  })

  it('gives a search another path where the first is that of another search', async () => {
    const { json } = await shorten(canonical)
    const uri = json.shortPath.split('/').at(-1)
    const { database } = rest.portal.world
    await database.query("update saved_search set search_address = '/for-sale' where uri = $1", [uri])
    expect((await shorten(canonical)).json.shortPath).not.toBe(json.shortPath)
  })

  it('refuses what is no search, and a place that there is not', async () => {
    const refused = async (url: string) => {
      const { status, json } = await shorten(url)
      return [status, json.errors[0].code]
    }
    expect(await refused('https://evil.example/')).toEqual([400, 'BAD_INPUT'])
    expect(await refused('/for-sale/fitzroy-vic-3065/banana')).toEqual([400, 'BAD_INPUT'])
    expect(await refused('/for-sale/atlantis-vic-9999')).toEqual([404, 'UNKNOWN_LOCATION'])
  })

  it('makes ten a minute for one network', async () => {
    const hurried = await restUnderTest()
    const statuses = []
    for (let page = 1; page <= 11; page += 1)
      statuses.push((await shorten(`${canonical}/page-${page}`, hurried)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await hurried.close()
  })
})
