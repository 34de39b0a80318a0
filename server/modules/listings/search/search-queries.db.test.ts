import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
})
afterAll(() => portal.close())

type Places = { uris?: string[]; [field: string]: unknown }

/** A search of named places; further fields of the input beside. */
const searchParams = ({ uris = [], ...places }: Places, rest: Record<string, unknown> = {}) => ({
  searchMode: 'buy',
  locationSearchContext: { searchLocations: uris.map((uri) => ({ uri })), ...places },
  ...rest,
})

async function search(places: Places, rest: Record<string, unknown> = {}, fields = 'total results { id }') {
  return portal.ask(`query Search($in: SearchParamsInput!) { listingSearch(searchParams: $in) { ${fields} } }`, {
    in: searchParams(places, rest),
  })
}

async function idsOf(places: Places, rest: Record<string, unknown> = {}) {
  const { data, errors } = await search(places, rest)
  expect(errors).toBeUndefined()
  const ids = data.listingSearch.results.map(({ id }: { id: number }) => id)
  expect(data.listingSearch.total).toBe(ids.length)
  return ids
}

const fitzroy = { uris: ['fitzroy-vic-3065'] }

describe('a search', () => {
  it('finds the place asked for first, then those around it, the most prominent first', async () => {
    expect(await idsOf(fitzroy)).toEqual([1, 2, 12, 3])
    expect(await idsOf({ ...fitzroy, includeSurroundingSuburbs: false })).toEqual([1, 2])
  })

  it('keeps to its mode, and leaves sold, leased and withdrawn homes out of buy and rent', async () => {
    expect(await idsOf(fitzroy, { searchMode: 'rent' })).toEqual([6, 13])
    expect(await idsOf(fitzroy, { searchMode: 'sold' })).toEqual([4, 14, 5])
    expect(await idsOf(fitzroy, { searchMode: 'leased' })).toEqual([7])
  })

  it('finds the country, a region, a street, an office, a box and a shape', async () => {
    expect(await idsOf({})).toEqual([1, 12, 9, 11, 10, 2, 3])
    expect(await idsOf({ uris: ['inner-melbourne-vic'] })).toEqual([1, 12, 11, 2, 3])
    expect(await idsOf({ uris: ['smith-street-fitzroy-vic-3065'] })).toEqual([1])
    expect(await idsOf({ officeUri: 'nelson-maleny' }, { context: 'office' })).toEqual([9, 10])
    const bounds = { south: -27, west: 152, north: -26, east: 153 }
    expect(await idsOf({ bounds }, { context: 'map' })).toEqual([9])
    const drawnArea = '~yfE_`msZ?fp@nf@??gp@'
    expect((await search({ drawnArea }, { context: 'draw' })).errors).toBeUndefined()
  })

  it('leaves homes out, says how many, and names no other canonical URL', async () => {
    const fields = 'total chosenTotal leftOutCount canonicalUri results { id } aggregations { totals { total } }'
    const ask = async (withoutListingIds: number[]) =>
      (await search(fitzroy, { withoutListingIds }, fields)).data.listingSearch
    const all = await ask([])
    expect(all).toMatchObject({ total: 4, chosenTotal: 2, leftOutCount: 0 })
    // Of these 9 is elsewhere, 4 is sold and 999 is none.
    expect(await ask([2, 3, 9, 4, 999])).toEqual({
      total: 2,
      chosenTotal: 1,
      leftOutCount: 2,
      canonicalUri: all.canonicalUri,
      results: [{ id: 1 }, { id: 12 }],
      aggregations: { totals: { total: 2 } },
    })
    expect(await ask([1, 2, 3, 12])).toMatchObject({ total: 0, leftOutCount: 4, canonicalUri: all.canonicalUri })
    const markers = await portal.ask(
      'query Map($in: SearchParamsInput!) { mapMarkers(searchParams: $in) { total markers { listingId } } }',
      { in: searchParams(fitzroy, { withoutListingIds: [1, 2] }) },
    )
    expect(markers.data.mapMarkers).toEqual({ total: 2, markers: [{ listingId: 12 }, { listingId: 3 }] })
    const matching = await portal.ask(
      'query Of($in: SearchParamsInput!) { matchingListingIds(searchParams: $in, listingIds: [1, 2, 9]) }',
      { in: searchParams(fitzroy, { withoutListingIds: [1] }) },
    )
    expect(matching.data.matchingListingIds).toEqual([2])
  })

  it('leaves at most 1000 homes out', async () => {
    const ids = Array.from({ length: 1000 }, (_, at) => at + 1000)
    expect((await search(fitzroy, { withoutListingIds: ids }, 'total leftOutCount')).data.listingSearch).toEqual({
      total: 4,
      leftOutCount: 0,
    })
    const refused = await search(fitzroy, { withoutListingIds: [...ids, 1] })
    expect(refused.errors).toMatchObject([{ extensions: { code: 'BAD_SEARCH', field: 'withoutListingIds' } }])
  })

  it('narrows by every filter', async () => {
    const only = (rest: Record<string, unknown>) => idsOf(fitzroy, rest)
    expect(await only({ propertyTypes: ['Apartment', 'Terrace'] })).toEqual([12, 3])
    expect(await only({ propertyFeatures: ['pool', 'petFriendly'] })).toEqual([1])
    expect(await only({ bedrooms: [2] })).toEqual([3])
    expect(await only({ bathrooms: [2], carSpaces: [1] })).toEqual([1, 2, 12, 3].filter((id) => id !== 3))
    expect(await only({ price: { max: 1_550_000, min: 1_000_000 } })).toEqual([1, 12])
    expect(await only({ landSize: { min: 300, max: 320 } })).toEqual([1])
    expect(await only({ frontageSize: { min: 6 } })).toEqual([1])
    expect(await only({ isUnderOffer: false })).toEqual([1, 2, 12])
    expect(await only({ auction: { forthcoming: true } })).toEqual([1, 2])
    expect(await only({ auction: { dates: ['2026-12-05'] } })).toEqual([2])
    expect(await only({ inspection: { dates: ['2026-11-21', '2026-11-22'] } })).toEqual([1])
  })

  it('sorts and pages', async () => {
    expect(await idsOf(fitzroy, { sortBy: 'Oldest' })).toEqual([2, 1, 3, 12])
    const { data } = await search(
      fitzroy,
      { paging: { skip: 2, take: 1 } },
      'total paging { skip take } results { id }',
    )
    expect(data.listingSearch).toEqual({ total: 4, paging: { skip: 2, take: 1 }, results: [{ id: 12 }] })
  })

  it('answers what was searched, its address and what lies around', async () => {
    const { data } = await search(
      { uris: ['Fitzroy-VIC-3065'] },
      { bedrooms: [7, 3, 5], price: { max: 0 } },
      `canonicalUri surroundingLocations { name } searchParams { searchMode context sortBy paging { skip take }
       propertyTypes bedrooms price { min max } isUnderOffer auction { dates forthcoming }
       locationSearchContext { searchLocations { id uri name stateCode postcode } includeSurroundingSuburbs officeUri bounds { south } } }`,
    )
    expect(data.listingSearch).toEqual({
      canonicalUri: '/for-sale/fitzroy-vic-3065/real-estate?bedrooms=3,5',
      surroundingLocations: [{ name: 'Collingwood' }, { name: 'Carlton' }],
      searchParams: {
        searchMode: 'buy',
        context: 'location',
        sortBy: 'Boosted',
        paging: { skip: 0, take: 25 },
        propertyTypes: [],
        bedrooms: [3, 5],
        price: { min: null, max: null },
        isUnderOffer: true,
        auction: { dates: [], forthcoming: false },
        locationSearchContext: {
          searchLocations: [{ id: 11, uri: 'fitzroy-vic-3065', name: 'Fitzroy', stateCode: 'VIC', postcode: '3065' }],
          includeSurroundingSuburbs: true,
          officeUri: null,
          bounds: null,
        },
      },
    })
  })

  it('writes a low maximum price into the path only where there are homes', async () => {
    const uriOf = async (uri: string, max: number) =>
      (await search({ uris: [uri] }, { price: { max } }, 'total canonicalUri')).data.listingSearch
    expect(await uriOf('fitzroy-vic-3065', 700_000)).toEqual({
      total: 1,
      canonicalUri: '/for-sale/fitzroy-vic-3065/real-estate/under-700000',
    })
    expect((await uriOf('fitzroy-vic-3065', 100_000)).canonicalUri).toBe(
      '/for-sale/fitzroy-vic-3065/real-estate/under-100000',
    )
    const { data } = await search(
      { uris: ['maleny-qld-4552'], includeSurroundingSuburbs: false },
      { searchMode: 'rent', price: { max: 500 } },
      'total canonicalUri',
    )
    expect(data.listingSearch).toEqual({
      total: 0,
      canonicalUri: '/for-rent/maleny-qld-4552/real-estate?pricemaximum=500&surrounding=false',
    })
  })

  it('answers figures over all that match when they are asked for', async () => {
    const { data, errors } = await search(
      fitzroy,
      { paging: { skip: 0, take: 1 } },
      `aggregations { totals { total chosen surrounding newListings underOffer withAuction withInspection }
       facets { propertyTypes { propertyType count } bedrooms { value count } features { feature count } underOffer { included excluded } }
       medianPrice priceHistogram { min max count } landRanges { min max count }
       upcomingAuctions { date count } upcomingInspections { date count } }`,
    )
    expect(errors).toBeUndefined()
    const { totals, facets, medianPrice, ...figures } = data.listingSearch.aggregations
    expect(totals).toEqual({
      total: 4,
      chosen: 2,
      surrounding: 2,
      newListings: 1,
      underOffer: 1,
      withAuction: 2,
      withInspection: 1,
    })
    expect(facets.propertyTypes).toEqual([
      { propertyType: 'Apartment', count: 1 },
      { propertyType: 'House', count: 1 },
      { propertyType: 'Terrace', count: 1 },
      { propertyType: 'Townhouse', count: 1 },
    ])
    expect(facets.bedrooms).toEqual([0, 0, 1, 3, 0, 0].map((count, value) => ({ value, count })))
    expect(facets.features.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { feature: 'gym', count: 1 },
      { feature: 'petFriendly', count: 1 },
      { feature: 'pool', count: 1 },
      { feature: 'hasVideos', count: 2 },
      { feature: 'hasAVirtualTour', count: 2 },
    ])
    expect(facets.underOffer).toEqual({ included: 4, excluded: 3 })
    expect(medianPrice).toBe(1_530_000)
    expect(figures.priceHistogram.filter(({ count }: { count: number }) => count > 0)).toHaveLength(2)
    expect(figures.landRanges.find(({ count }: { count: number }) => count === 1)).toEqual({
      min: 300,
      max: 400,
      count: 1,
    })
    expect(figures.upcomingInspections).toContainEqual({ date: '2026-11-21', count: 1 })
  })

  it('is refused with a clear message when a value is out of range', async () => {
    const refusal = async (places: Places, rest: Record<string, unknown> = {}) => {
      const { errors } = await search(places, rest)
      return [errors?.[0]?.extensions.code, errors?.[0]?.message]
    }
    expect(await refusal(fitzroy, { paging: { skip: 10_001, take: 25 } })).toEqual([
      'BAD_SEARCH',
      'skip must be from 0 to 10000.',
    ])
    expect((await refusal({ bounds: { south: 1, west: 0, north: -1, east: 1 } }, { context: 'map' }))[0]).toBe(
      'BAD_SEARCH',
    )
    expect((await refusal({ drawnArea: 'not a line' }, { context: 'draw' }))[0]).toBe('BAD_SEARCH')
    expect((await refusal(fitzroy, { auction: { dates: ['2026-02-30'] } }))[0]).toBe('BAD_INPUT')
    expect((await refusal(fitzroy, { searchMode: 'steal' }))[0]).toBe('BAD_INPUT')
  })

  it('of an unknown place or office is refused as such', async () => {
    const { data, errors } = await search({ uris: ['atlantis-vic-3999'] })
    expect(data).toBeNull()
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'There is no place called atlantis-vic-3999.',
        path: ['listingSearch'],
        extensions: { code: 'UNKNOWN_LOCATION' },
      }),
    ])
    expect((await search({ officeUri: 'nobody' }, { context: 'office' })).errors?.[0]?.extensions.code).toBe(
      'UNKNOWN_LOCATION',
    )
    expect((await search({}, { context: 'office' })).errors?.[0]?.message).toBe('No place is named.')
  })
})

describe('the pins of a search', () => {
  it('of a home of which the street or the suburb alone is known are about there, and its page says so', async () => {
    const { database } = portal.world
    const setApproximate = async (isApproximate: boolean) => {
      await database.query(
        "update listing set is_position_approximate = $1, modified_at = modified_at + interval '1 second' where id = 1",
        [isApproximate],
      )
      await refreshListingSearch(database, [1])
    }
    await setApproximate(true)
    const { data } = await portal.ask(
      `query Pins($in: SearchParamsInput!) { mapMarkers(searchParams: $in) { markers { listingId isApproximate } }
        listing(id: 1) { summary { location { isHidden isApproximate } } } }`,
      { in: searchParams(fitzroy) },
    )
    await setApproximate(false)
    expect(data.mapMarkers.markers).toContainEqual({ listingId: 1, isApproximate: true })
    expect(data.listing.summary.location).toEqual({ isHidden: false, isApproximate: true })
  })

  it('stand where the homes are, or at the suburb where that is hidden', async () => {
    const { data } = await portal.ask(
      `query Pins($in: SearchParamsInput!) { mapMarkers(searchParams: $in) { total isTruncated
        markers { listingId latLong { latitude longitude } isApproximate priceLabel statusType isUnderOffer } } }`,
      { in: searchParams(fitzroy) },
    )
    const { markers, ...rest } = data.mapMarkers
    expect(rest).toEqual({ total: 4, isTruncated: false })
    expect(markers).toContainEqual({
      listingId: 1,
      latLong: { latitude: -37.8005, longitude: 144.983 },
      isApproximate: false,
      priceLabel: '$1.46M+',
      statusType: 'available',
      isUnderOffer: false,
    })
    expect(markers).toContainEqual({
      listingId: 2,
      latLong: { latitude: -37.8011, longitude: 144.9789 },
      isApproximate: true,
      priceLabel: null,
      statusType: 'available',
      isUnderOffer: false,
    })
  })
})
