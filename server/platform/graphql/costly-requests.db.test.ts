import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
})
afterAll(() => portal.close())
afterEach(() => vi.restoreAllMocks())

const everywhere = '(searchParams: { searchMode: buy, locationSearchContext: {} })'
const aliased = (count: number, selection: string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: mapMarkers${everywhere} { ${selection} }`).join(' ')} }`
const post = (payload: object) => portal.app.inject({ method: 'POST', url: '/graphql', payload })
const statements = () => vi.spyOn(portal.world.database, 'query')

describe('a costly request', () => {
  it('is refused whole before anything of it runs, when its documents together ask for too much', async () => {
    const asked = statements()
    const response = await post(Array.from({ length: 10 }, () => ({ query: aliased(30, 'total') })))
    const answers = response.json<Answer[]>()
    expect([response.statusCode, answers.length]).toEqual([200, 10])
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(Array(10).fill('TOO_COMPLEX'))
    const single = await post({ query: aliased(10, 'total markers { listingId priceLabel }') })
    expect(single.json<Answer>().errors?.[0]?.extensions.code).toBe('TOO_COMPLEX')
    expect(asked).not.toHaveBeenCalled()
  })

  it('of the largest legal kind asks the database once for each field', async () => {
    const asked = statements()
    const response = await post(Array.from({ length: 4 }, () => ({ query: aliased(30, 'total') })))
    expect(response.json<Answer[]>().every(({ errors }) => errors === undefined)).toBe(true)
    expect(asked).toHaveBeenCalledTimes(120)
  })

  it('for the number of markers or of homes alone loads none of them', async () => {
    const asked = statements()
    const search = `listingSearch${everywhere}`
    const { data, errors } = await portal.ask(
      `{ mapMarkers${everywhere} { total isTruncated } ${search} { total canonicalUri } }`,
    )
    expect(errors).toBeUndefined()
    expect(data.listingSearch.total).toBeGreaterThan(1)
    expect(data.mapMarkers.total).toBeGreaterThan(1)
    const loaded = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<unknown[]>))
    expect(loaded.map((rows) => rows.length)).toEqual([1, 1])
    expect(asked.mock.calls.map(([text]) => text).join('\n')).not.toMatch(/listing_id|order by/)
  })

  it('takes from one allowance of its address, whether it comes as GraphQL or as REST, however its path is spelt', async () => {
    const hurried = await portalUnderTest({ limits: { pointsPerMinute: 200_000 } })
    const graphql = (query: string) => hurried.app.inject({ method: 'POST', url: '/graphql', payload: { query } })
    const map = { searchMode: 'buy', locationSearchContext: {} }
    const rest = (url = '/rest/listings/search/location/map') =>
      hurried.app.inject({ method: 'POST', url, payload: map })
    expect((await graphql(aliased(1, 'markers { listingId }'))).statusCode).toBe(200)
    const refused = await rest()
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await rest('/%72est/listings/s%65arch/location/map')).statusCode).toBe(429)
    expect((await graphql('{ version }')).statusCode).toBe(200)
    await hurried.close()
  })
})
