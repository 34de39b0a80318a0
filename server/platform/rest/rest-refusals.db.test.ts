import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import { type RestUnderTest, restUnderTest } from '#tests/support/rest-under-test.ts'

let rest: RestUnderTest
beforeAll(async () => {
  rest = await restUnderTest()
})
afterAll(() => rest.close())

const LARGEST = 2_147_483_647
const many = (count: number) => Array.from({ length: count }, (_, index) => `ids=${index + 1}`).join('&')

/** [operation, path, the field at fault, the message] */
const badAddresses: readonly (readonly [string, string, string, string])[] = [
  ['getListing', '/listing/abc', 'id', 'id must be a whole number.'],
  ['getListing', '/listing/0', 'id', 'id must be at least 1.'],
  ['getListing', '/listing/-1', 'id', 'id must be at least 1.'],
  ['getListing', '/listing/1.5', 'id', 'id must be a whole number.'],
  ['getListing', `/listing/${LARGEST + 1}`, 'id', `id must be at most ${LARGEST}.`],
  ['getListing', '/listing/0x1', 'id', 'id must be a whole number.'],
  ['getListing', '/listing/%201', 'id', 'id must be a whole number.'],
  ['getListing', '/listing/%E2%80%AE', 'id', 'id must be a whole number.'],
  ['getListing', '/listing/1?fields=id', 'fields', 'fields is not part of the contract.'],
  ['getListingSchools', '/listing/x/schools', 'id', 'id must be a whole number.'],
  ['getListingSchools', '/listing/1/schools?take=0', 'take', 'take must be at least 1.'],
  ['getListingSchools', '/listing/1/schools?take=101', 'take', 'take must be at most 100.'],
  ['getListingSchools', '/listing/1/schools?take=', 'take', 'take must be a whole number.'],
  ['getListingSchools', '/listing/1/schools?take=1&take=2', 'take', 'take must be a whole number.'],
  ['getListingSchools', '/listing/1/schools?skip=1', 'skip', 'skip is not part of the contract.'],
  ['getEnquiry', '/listing/enquiry/1', 'id', 'id has characters that it may not have.'],
  ['getListingEnquiries', '/listing/1/enquiries?take=0', 'take', 'take must be at least 1.'],
  ['searchListingsByAgent', '/listings/search/agent/mia', 'agentId', 'agentId must be a whole number.'],
  ['searchListingsByAgent', '/listings/search/agent/1?skip=-1', 'skip', 'skip must be at least 0.'],
  ['searchListingsByAgent', '/listings/search/agent/1?skip=10001', 'skip', 'skip must be at most 10000.'],
  [
    'searchListingsByAgent',
    '/listings/search/agent/1?searchMode=lease',
    'searchMode',
    'searchMode must be one of buy, rent, sold, leased.',
  ],
  ['searchListingsByIds', '/listings/search/ids', 'ids', 'ids is missing.'],
  ['searchListingsByIds', '/listings/search/ids?ids=1,,2', 'ids.1', 'ids.1 must be a whole number.'],
  ['searchListingsByIds', '/listings/search/ids?ids=1;2', 'ids.0', 'ids.0 must be a whole number.'],
  ['searchListingsByIds', '/listings/search/ids?ids=1&ids=x', 'ids.1', 'ids.1 must be a whole number.'],
  ['searchListingsByIds', `/listings/search/ids?${many(101)}`, 'ids', 'ids may name at most 100.'],
  ['getListingsBranding', '/listings/ids/branding?ids=', 'ids.0', 'ids.0 must be a whole number.'],
  ['getListingsBranding', '/listings/ids/branding?id=1', 'ids', 'ids is missing.'],
  ['getLocation', '/location/fitzroy', 'id', 'id must be a whole number.'],
  [
    'getLocation',
    '/location/11?includeSurrounding=yes',
    'includeSurrounding',
    'includeSurrounding must be true or false.',
  ],
  ['getLocationSpatial', '/location/0/spatial', 'id', 'id must be at least 1.'],
  ['getNearbyLocations', '/location/11/nearby?take=1e1', 'take', 'take must be a whole number.'],
  ['getLocationPros', '/location/x/pros', 'id', 'id must be a whole number.'],
  ['getLocationTopics', '/questions/location/0', 'id', 'id must be at least 1.'],
  ['getLocationTopics', '/questions/location/11?type=4', 'type', 'type must be at most 3.'],
  ['getLocationTopics', '/questions/location/11?take=0', 'take', 'take must be at least 1.'],
  ['getLocationByUri', '/location/by-uri/fitzroy%20vic', 'uri', 'uri has characters that it may not have.'],
  ['getLocationByUri', `/location/by-uri/${'a'.repeat(201)}`, 'uri', 'uri may have at most 200 characters.'],
  ['getLocationByPoint', '/location/by-point?lng=144', 'lat', 'lat is missing.'],
  ['getLocationByPoint', '/location/by-point?lat=-37.8', 'lng', 'lng is missing.'],
  ['getLocationByPoint', '/location/by-point?lat=-91&lng=144', 'lat', 'lat must be at least -90.'],
  ['getLocationByPoint', '/location/by-point?lat=NaN&lng=144', 'lat', 'lat must be a number.'],
  ['getLocationByPoint', '/location/by-point?lat=-37&lng=Infinity', 'lng', 'lng must be a number.'],
  ['getLocationByPoint', '/location/by-point?lat=-37&lng=144&radius=0', 'radius', 'radius must be more than 0.'],
  ['getLocationByPoint', '/location/by-point?lat=-37&lng=144&radius=101', 'radius', 'radius must be at most 100.'],
  ['getBoundary', '/boundary/99999999999999999999', 'id', 'id must be at most 2147483647.'],
  ['searchLocations', '/search/locations', 'q', 'q is missing.'],
  ['searchLocations', '/search/locations?q=', 'q', 'q must have at least 1 character.'],
  ['searchLocations', `/search/locations?q=${'x'.repeat(201)}`, 'q', 'q may have at most 200 characters.'],
  ['searchLocations', '/search/locations?q=a&q=b', 'q', 'q must be a text.'],
  [
    'searchLocations',
    '/search/locations?q=a&types=planet',
    'types.0',
    'types.0 must be one of region, suburb, street.',
  ],
  ['getAlert', '/alert/abc', 'id', 'id must be a whole number.'],
  ['getAlertListings', '/alerts/0/listings', 'id', 'id must be at least 1.'],
  ['getAlertListings', '/alerts/1/listings?take=101', 'take', 'take must be at most 100.'],
  ['getAlerts', `/alerts/${'a'.repeat(61)}`, 'username', 'username may have at most 60 characters.'],
]

const boundary = {
  searchMode: 'buy',
  context: 'map',
  locationSearchContext: { bounds: { south: -38, west: 144, north: -37, east: 145 } },
}
const named = { searchMode: 'buy', locationSearchContext: {} }

/** [what differs from a good search, the field at fault] for searches of either kind */
const badSearches: readonly (readonly [object, string])[] = [
  [{ searchMode: 'lease' }, 'searchMode'],
  [{ searchMode: undefined }, 'searchMode'],
  [{ context: 'planet' }, 'context'],
  [{ sortBy: 'Prettiest' }, 'sortBy'],
  [{ paging: null }, 'paging'],
  [{ paging: { skip: -1 } }, 'paging.skip'],
  [{ paging: { take: '25' } }, 'paging.take'],
  [{ paging: { take: 101 } }, 'paging.take'],
  [{ paging: { page: 2 } }, 'paging.page'],
  [{ propertyTypes: 'House' }, 'propertyTypes'],
  [{ propertyTypes: ['Castle'] }, 'propertyTypes.0'],
  [{ propertyTypes: Array.from({ length: 61 }, () => 'House') }, 'propertyTypes'],
  [{ propertyFeatures: ['moat'] }, 'propertyFeatures.0'],
  [{ bedrooms: [1.5] }, 'bedrooms.0'],
  [{ bathrooms: [-1] }, 'bathrooms.0'],
  [{ carSpaces: [null] }, 'carSpaces.0'],
  [{ price: { min: 'low' } }, 'price.min'],
  [{ price: { max: 1e12 } }, 'price.max'],
  [{ price: [1, 2] }, 'price'],
  [{ landSize: { from: 1 } }, 'landSize.from'],
  [{ auction: { dates: ['2026-02-30'] } }, 'auction.dates.0'],
  [{ inspection: { dates: ['tomorrow'] } }, 'inspection.dates.0'],
  [{ inspection: { dates: ['2026-11-21', '0001-01-01'] } }, 'inspection.dates.1'],
  [{ locationSearchContext: { drawnArea: '?'.repeat(2001) } }, 'locationSearchContext.drawnArea'],
  [{ inspection: { forthcoming: 'yes' } }, 'inspection.forthcoming'],
  [{ isUnderOffer: 1 }, 'isUnderOffer'],
  [{ colour: 'blue' }, 'colour'],
  [{ locationSearchContext: null }, 'locationSearchContext'],
]

const searches: readonly (readonly [string, string, object])[] = [
  ['searchListingsByLocation', '/listings/search/location', named],
  ['searchMapByLocation', '/listings/search/location/map', named],
  ['searchListingsByBoundary', '/listings/search/boundary', boundary],
  ['searchMapByBoundary', '/listings/search/boundary/map', boundary],
]

describe('a request that the contract does not allow', () => {
  it.each(badAddresses)('%s %s names %s', async (operation, path, field, message) => {
    const { status, json } = await rest.call(operation, path)
    expect([status, json.errors]).toEqual([400, [{ message, field, code: 'BAD_INPUT' }]])
  })

  it.each(searches)('%s names the field of the body at fault', async (operation, path, good) => {
    for (const [difference, field] of badSearches) {
      const { status, json } = await rest.call(operation, path, { body: { ...good, ...difference } })
      expect([difference, status, json.errors[0].field]).toEqual([difference, 400, field])
      expect(json.errors[0].code).toBe('BAD_INPUT')
    }
    for (const body of ['null', '[]', '7', '"buy"', '']) {
      const { status } = await rest.call(operation, path, { body })
      expect([body, status]).toEqual([body, 400])
    }
  })

  it.each([
    ['createListingEnquiry', '/listing/enquiry', 'listingId'],
    ['createDevelopmentEnquiry', '/listing/enquiries/developerlisting', 'listingId'],
    ['createSellerEnquiry', '/listing/enquiries/seller', 'suburbUri'],
    ['createAgentEnquiry', '/agents/enquiries', 'agentId'],
  ])('%s names what an enquiry lacks', async (operation, path, field) => {
    const { status, json } = await rest.call(operation, path, { body: {} })
    expect([status, json.errors]).toEqual([400, [{ message: `${field} is missing.`, field, code: 'BAD_INPUT' }]])
  })

  it('names what a place needs in its context', async () => {
    const cases: [string, string, object, string][] = [
      ['searchListingsByLocation', '/listings/search/location', { ...named, context: 'office' }, 'officeUri'],
      ['searchListingsByBoundary', '/listings/search/boundary', { ...boundary, context: 'draw' }, 'drawnArea'],
      ['searchListingsByBoundary', '/listings/search/boundary', { ...named, context: 'map' }, 'bounds'],
    ]
    for (const [operation, path, body, field] of cases) {
      const { status, json } = await rest.call(operation, path, { body })
      expect([status, json.errors[0].field]).toEqual([400, `locationSearchContext.${field}`])
    }
    const { json } = await rest.call('searchListingsByLocation', '/listings/search/location', { body: boundary })
    expect(json.errors[0]).toEqual({
      message: 'context must be one of location, office.',
      field: 'context',
      code: 'BAD_INPUT',
    })
  })
})

describe('a request that cannot be read', () => {
  const [, path] = searches[0] ?? ['', '']
  const send = (body: unknown, headers = {}) => rest.call('searchListingsByLocation', path, { body, headers })

  it('is 400 when it is no JSON', async () => {
    for (const body of ['{', '{"searchMode":"buy",}', 'buy', '\u0000', '{"__proto__": {}}']) {
      expect([body, (await send(body)).status]).toEqual([body, 400])
    }
    expect((await send(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).status).toBe(400)
  })

  it('is BAD_INPUT with NUL in a text of its path, its query or its body, and says where', async () => {
    const answers = [
      await rest.call('getLocationByUri', '/location/by-uri/fitzroy%00'),
      await rest.call('searchLocations', '/search/locations?q=fitz%00'),
      await send(JSON.stringify({ ...named, sortBy: 'a\0' })),
    ]
    expect(answers.map(({ status, json: { errors } }) => [status, errors[0].code, errors[0].field])).toEqual([
      [400, 'BAD_INPUT', 'uri'],
      [400, 'BAD_INPUT', 'q'],
      [400, 'BAD_INPUT', 'sortBy'],
    ])
  })

  it('is 415 when it is another type or encoding', async () => {
    const good = JSON.stringify(named)
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-16']) {
      expect([type, (await send(good, { 'content-type': type })).status]).toEqual([type, 415])
    }
    expect((await send(good, { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it('is 413 when it is larger than the portal accepts', async () => {
    expect((await send(JSON.stringify({ ...named, note: 'x'.repeat(300_000) }))).status).toBe(413)
  })

  it('is 405 by another method, 404 at another address, 400 with a broken encoding, 414 when too long', async () => {
    const problem = async (method: 'DELETE' | 'GET' | 'POST' | 'PUT', url: string) => {
      const response = await rest.portal.app.inject({ method, url })
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      return [response.statusCode, response.headers.allow]
    }
    expect(await problem('GET', '/rest/listings/search/location')).toEqual([405, 'POST'])
    expect(await problem('POST', '/rest/listing/1')).toEqual([405, 'GET, HEAD'])
    expect(await problem('DELETE', '/rest/boundary/1')).toEqual([405, 'GET, HEAD'])
    expect(await problem('GET', '/rest/nothing')).toEqual([404, undefined])
    expect(await problem('GET', '/rest')).toEqual([404, undefined])
    expect(await problem('GET', '/rest/listing/')).toEqual([404, undefined])
    expect(await problem('GET', '/rest/location/by-uri/%E0%A4%A')).toEqual([400, undefined])
    expect(await problem('GET', `/rest/search/locations?q=${'x'.repeat(9000)}`)).toEqual([414, undefined])
  })
})

describe('a portal in trouble', () => {
  it('answers 503 with Retry-After while the database is away, and again when it is back', async () => {
    const { database } = rest.portal.world
    let isAway = true
    const flaky: typeof database = {
      ...database,
      query: async (...parameters) => {
        if (isAway) throw new DatabaseUnavailable('connection refused at 10.0.0.1')
        return database.query(...parameters)
      },
    }
    const troubled = await restUnderTest({ database: flaky })
    const calls = [
      ['getListing', '/listing/1'],
      ['getListingSchools', '/listing/1/schools'],
      ['searchListingsByAgent', '/listings/search/agent/1'],
      ['searchListingsByIds', '/listings/search/ids?ids=1'],
      ['getListingsBranding', '/listings/ids/branding?ids=1'],
      ['getLocation', '/location/11'],
      ['getLocationSpatial', '/location/11/spatial'],
      ['getNearbyLocations', '/location/11/nearby'],
      ['getLocationPros', '/location/11/pros'],
      ['getLocationTopics', '/questions/location/11'],
      ['getLocationByUri', '/location/by-uri/fitzroy-vic-3065'],
      ['getLocationByPoint', '/location/by-point?lat=-37.8&lng=144.97'],
      ['getBoundary', '/boundary/11'],
      ['searchLocations', '/search/locations?q=fitzroy'],
    ] as const
    for (const [operation, path] of calls) {
      const { status, headers, json, text } = await troubled.call(operation, path)
      expect([path, status, headers['retry-after'], json.errors[0].code]).toEqual([path, 503, '5', 'UNAVAILABLE'])
      expect(text).not.toContain('10.0.0.1')
    }
    isAway = false
    for (const [operation, path] of calls) {
      expect([path, (await troubled.call(operation, path)).status]).toEqual([path, 200])
    }
    await troubled.close()
  })

  it('answers 500 without a word about the inside', async () => {
    const query = () => Promise.reject(new Error('secret at line 7'))
    const troubled = await restUnderTest({ database: { ...rest.portal.world.database, query } })
    const { status, json, text } = await troubled.call('getListing', '/listing/1')
    expect([status, json.errors]).toEqual([500, [{ message: 'Something went wrong on our side.', code: 'INTERNAL' }]])
    expect(text).not.toMatch(/secret|at |\.ts/)
    await troubled.close()
  })

  it('answers 429 to an address that asks too often', async () => {
    const hurried = await restUnderTest({ restRequestsPerMinute: 2 })
    const statuses = []
    while (statuses.length < 3) statuses.push((await hurried.call('getLocation', '/location/11')).status)
    expect(statuses).toEqual([200, 200, 429])
    const { headers, json } = await hurried.call('getLocation', '/location/11')
    expect([headers['retry-after'], json.errors[0].code]).toEqual(['30', 'TOO_MANY_REQUESTS'])
    await hurried.close()
  })
})
