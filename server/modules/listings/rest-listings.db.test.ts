import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answered, type RestUnderTest, restUnderTest } from '#tests/support/rest-under-test.ts'
import { hiddenSecrets } from '#tests/support/small-world-listings.ts'
import { insertRows } from '#tests/support/insert-rows.ts'

let rest: RestUnderTest
beforeAll(async () => {
  rest = await restUnderTest()
  const listings = [9, 4, 5, 8].map((listing_id) => ({ listing_id, agent_id: 4, position: 9 }))
  const { database } = rest.portal.world
  await insertRows(database, 'agent', {
    id: 4,
    office_id: 2,
    username: 'sam-lee',
    name: 'Sam Lee',
    job_title: 'Agent',
    tier: 'basic',
  })
  await insertRows(database, 'listing_agent', ...listings)
})
afterAll(() => rest.close())

const ids = ({ json }: Answered): number[] => json.results.map(({ id }: { id: number }) => id)
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
        addressParts: expect.objectContaining({ suburb: 'Maleny', stateCode: 'QLD', postcode: '4552' }),
        latLong: null,
        phone: null,
        website: null,
        brandColour: '#654321',
        logo: null,
        isClosed: false,
      },
    })
    expect(json.results[1]).toMatchObject({
      listingId: 1,
      tierType: 'platinum',
      office: { name: 'Nelson Fitzroy', website: 'http://nelson.example', logo: { identifier: 'logo-1' } },
    })
  })
})
