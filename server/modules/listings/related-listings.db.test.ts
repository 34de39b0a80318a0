import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
})
afterAll(() => portal.close())

describe('listings by their numbers', () => {
  const idsOf = async (rest: string) =>
    (await portal.ask(`{ listingsById(listingIds: ${rest}) { id } }`)).data.listingsById

  it('come in the order asked for, once each, without those that are unknown', async () => {
    expect(await idsOf('[6, 3, 999, 6, 1]')).toEqual([{ id: 6 }, { id: 3 }, { id: 1 }])
  })

  it('come in pages', async () => {
    expect(await idsOf('[6, 3, 1, 5], skip: 1, take: 2')).toEqual([{ id: 3 }, { id: 1 }])
    expect(await idsOf('[]')).toEqual([])
  })

  it('are refused when there are too many or the page is no page', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => index)
    const tooMany = await portal.ask('query Many($ids: [Int!]!) { listingsById(listingIds: $ids) { id } }', { ids })
    expect(tooMany.errors?.[0]).toMatchObject({
      message: 'listingIds may name at most 100.',
      extensions: { code: 'BAD_INPUT', field: 'listingIds' },
    })
    const badTake = await portal.ask('{ listingsById(listingIds: [1], take: 0) { id } }')
    expect(badTake.errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', field: 'take' })
  })
})

describe('homes like another', () => {
  const similarTo = async (id: number, take = 6) =>
    (await portal.ask(`{ similarListings(listingId: ${id}, take: ${take}) { id } }`)).data.similarListings

  it('are near it in place, price and kind, the most alike first', async () => {
    expect(await similarTo(1)).toEqual([{ id: 12 }, { id: 2 }, { id: 11 }])
    expect(await similarTo(1, 1)).toEqual([{ id: 12 }])
  })

  it('are offered in the same way', async () => {
    expect(await similarTo(6)).toEqual([{ id: 13 }])
    expect(await similarTo(4)).toEqual([{ id: 5 }, { id: 14 }])
  })

  it('are found for a withdrawn one too, and are none for an unknown one', async () => {
    expect((await similarTo(8)).map(({ id }: { id: number }) => id)).toEqual([1, 12, 2, 11])
    expect(await similarTo(999)).toEqual([])
  })
})

describe('other listings of the office', () => {
  it('are on the market, those offered in the same way first', async () => {
    const { data } = await portal.ask('{ otherListingsFromOffice(listingId: 6, take: 20) { id } }')
    const ids = data.otherListingsFromOffice.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([13, 1, 12, 11, 2, 3])
    expect((await portal.ask('{ otherListingsFromOffice(listingId: 9) { id } }')).data).toEqual({
      otherListingsFromOffice: [{ id: 10 }],
    })
  })
})

describe('schools near a listing', () => {
  it('come with their distance, the nearest first', async () => {
    const { data } = await portal.ask(
      '{ schools(listingId: 1) { id name sector level gender distance latLong { latitude longitude } } }',
    )
    expect(data.schools).toEqual([
      {
        id: 1,
        name: 'Fitzroy Primary',
        sector: 'government',
        level: 'primary',
        gender: 'coeducational',
        distance: 259,
        latLong: { latitude: -37.8001, longitude: 144.9801 },
      },
      expect.objectContaining({ id: 2, name: 'Carlton Girls', gender: 'girls', distance: 1362 }),
    ])
  })

  it('are as many as asked for, and none for an unknown listing', async () => {
    expect((await portal.ask('{ schools(listingId: 1, take: 1) { id } }')).data.schools).toEqual([{ id: 1 }])
    expect((await portal.ask('{ schools(listingId: 999) { id } }')).data.schools).toEqual([])
    expect((await portal.ask('{ schools(listingId: 1, take: 101) { id } }')).errors?.[0]?.extensions.code).toBe(
      'BAD_INPUT',
    )
  })
})

describe('the home page', () => {
  const homepage = async (rest: string) =>
    (
      await portal.ask(
        `{ listingsHomepage${rest} { location { uri } forSale { id } forRent { id } popularLocations { name medians { houseSale { yearly { value } } } } } }`,
      )
    ).data.listingsHomepage

  it('shows the new homes of the country and its busiest suburbs', async () => {
    const page = await homepage('')
    expect(page.location).toBeNull()
    expect(page.forSale).toEqual([{ id: 9 }, { id: 1 }, { id: 11 }, { id: 12 }])
    expect(page.forRent).toEqual([{ id: 6 }, { id: 13 }])
    expect(page.popularLocations.map(({ name }: { name: string }) => name)).toEqual([
      'Fitzroy',
      'Collingwood',
      'Carlton',
      'Footscray',
      'Maleny',
      'Montville',
    ])
    expect(page.popularLocations[0].medians.houseSale.yearly).toEqual([{ value: 1_550_000 }, { value: 1_500_000 }])
  })

  it('shows those of a place and around it', async () => {
    const page = await homepage('(query: "maleny-qld-4552", maxAge: 30)')
    expect(page.location).toEqual({ uri: 'maleny-qld-4552' })
    expect(page.forSale).toEqual([{ id: 9 }, { id: 10 }])
    expect(page.popularLocations.map(({ name }: { name: string }) => name)).toEqual(['Maleny', 'Montville'])
  })

  it('falls back to the country for an unknown place and refuses an absurd age', async () => {
    expect((await homepage('(query: "atlantis-vic-3999")')).location).toBeNull()
    expect((await portal.ask('{ listingsHomepage(maxAge: 91) { location { id } } }')).errors?.[0]?.extensions).toEqual({
      code: 'BAD_INPUT',
      field: 'maxAge',
    })
  })
})
