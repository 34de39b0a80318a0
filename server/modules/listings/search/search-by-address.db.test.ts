import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
})
afterAll(() => portal.close())

describe('a search by its address', () => {
  const byUri = async (uri: string) =>
    portal.ask('query ByUri($uri: String!) { listingsByUri(uri: $uri) { total canonicalUri results { id } } }', { uri })

  it('is what the address says', async () => {
    expect((await byUri('/for-sale/fitzroy-vic-3065/houses')).data.listingsByUri).toEqual({
      total: 1,
      canonicalUri: '/for-sale/fitzroy-vic-3065/houses',
      results: [{ id: 1 }],
    })
    expect((await byUri('/real-estate-agency/nelson-maleny/properties-for-sale')).data.listingsByUri.results).toEqual([
      { id: 9 },
      { id: 10 },
    ])
  })

  it('may be a saved search by its uri or its page', async () => {
    for (const uri of ['fitzroy-houses', '/search/fitzroy-houses']) {
      expect((await byUri(uri)).data.listingsByUri.results).toEqual([{ id: 1 }])
    }
  })

  it('is null when it cannot be read', async () => {
    const unknownWord = '/for-sale/fitzroy-vic-3065/real-estate/frobnicate'
    for (const uri of [
      '',
      unknownWord,
      'nothing-saved',
      '/',
      '/advice',
      '/search/nothing',
      'x'.repeat(9000),
      '/%zz',
      '\u0007',
    ]) {
      expect(await byUri(uri)).toEqual({ data: { listingsByUri: null } })
    }
  })

  it('is refused when its place is unknown', async () => {
    expect((await byUri('/for-sale/atlantis-vic-3999/real-estate')).errors?.[0]?.extensions.code).toBe(
      'UNKNOWN_LOCATION',
    )
  })

  it('tells what it asks for', async () => {
    const ask = async (uri: string) =>
      (
        await portal.ask(
          'query Params($uri: String!) { searchParams(uri: $uri) { uri name canonicalUri searchParams { searchMode propertyTypes inspection { dates forthcoming } } } }',
          { uri },
        )
      ).data.searchParams
    expect(await ask('fitzroy-houses')).toEqual({
      uri: 'fitzroy-houses',
      name: 'Houses in Fitzroy',
      canonicalUri: '/for-sale/fitzroy-vic-3065/houses',
      searchParams: { searchMode: 'buy', propertyTypes: ['House'], inspection: { dates: [], forthcoming: false } },
    })
    expect(await ask('/rent/Fitzroy-VIC-3065/real-estate?inspections=2026-11-19,2026-11-22')).toEqual({
      uri: '/rent/Fitzroy-VIC-3065/real-estate?inspections=2026-11-19,2026-11-22',
      name: 'Rent: Fitzroy, VIC 3065',
      canonicalUri: '/for-rent/fitzroy-vic-3065/real-estate?inspections=2026-11-22',
      searchParams: {
        searchMode: 'rent',
        propertyTypes: [],
        inspection: { dates: ['2026-11-22'], forthcoming: false },
      },
    })
    expect(await ask('/nowhere')).toBeNull()
  })
})
