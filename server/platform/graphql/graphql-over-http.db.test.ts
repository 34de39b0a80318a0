import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable, DiskFull } from '#server/platform/database/errors.ts'
import { type Answer, type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

const versionQuery = 'query Version { version }'
const versionHash = createHash('sha256').update(versionQuery).digest('hex')
const listingQuery = 'query Home { listing(id: 1) { id description } }'
const badHash = 'f'.repeat(64)
const json = { 'content-type': 'application/json' }

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest({
    isProduction: true,
    documents: { textOf: (hash) => (hash === versionHash ? versionQuery : null) },
  })
})
afterAll(() => portal.close())
afterEach(() => vi.restoreAllMocks())

const post = (payload: unknown, headers: Record<string, string> = json) =>
  portal.app.inject({ method: 'POST', url: '/graphql', headers, payload: payload as string | Buffer | object })

const persisted = (hash: string, more: object = {}) => ({
  ...more,
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
})

const getPersisted = (hash: string, rest = '') =>
  portal.app.inject({
    url: `/graphql?extensions=${encodeURIComponent(JSON.stringify(persisted(hash).extensions))}${rest}`,
  })

describe('GraphQL over HTTP', () => {
  it('answers an operation by its text or its hash', async () => {
    expect((await post({ query: versionQuery })).json()).toEqual({ data: { version: '1.2.3' } })
    expect((await post(persisted(versionHash))).json()).toEqual({ data: { version: '1.2.3' } })
    expect((await post(persisted(badHash, { query: versionQuery }))).json()).toEqual({ data: { version: '1.2.3' } })
  })

  it('asks for the text of a hash that it does not know, with status 200', async () => {
    const answer = await post(persisted(badHash))
    expect(answer.statusCode).toBe(200)
    expect(answer.json<Answer>().errors).toEqual([
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ])
  })

  it('answers a batch in its order, each operation by itself', async () => {
    const answer = await post([
      persisted(versionHash),
      { query: '{ nonsense }' },
      persisted(badHash),
      { query: listingQuery },
    ])
    const [version, nonsense, unknown, listing] = answer.json<Answer[]>()
    expect(version).toEqual({ data: { version: '1.2.3' } })
    expect(nonsense?.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(unknown?.errors?.[0]?.message).toBe('PersistedQueryNotFound')
    expect(listing?.data.listing.id).toBe(1)
  })

  it('answers a persisted read by GET, which a cache may keep for a moment', async () => {
    const answer = await getPersisted(versionHash)
    expect(answer.json()).toEqual({ data: { version: '1.2.3' } })
    expect(answer.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=60')
    expect((await getPersisted(badHash)).headers['cache-control']).toBe('no-store')
    expect((await post({ query: versionQuery })).headers['cache-control']).toBe('no-store')
  })

  it('compresses a long answer', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => index)
    const query =
      'query Many($ids: [Int!]!) { listingsById(listingIds: $ids) { id title canonicalUri statusLabels { text } } }'
    const answer = await post({ query, variables: { ids } }, { ...json, 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data.listingsById).toHaveLength(13)
  })
})

describe('GraphQL refuses', () => {
  const problemOf = async (payload: unknown, headers?: Record<string, string>) => {
    const answer = await post(payload, headers)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    return [answer.statusCode, answer.json<{ errors: { message: string }[] }>().errors[0]?.message]
  }

  it('a batch of more than ten, or of none', async () => {
    const eleven = Array.from({ length: 11 }, () => persisted(versionHash))
    expect(await problemOf(eleven)).toEqual([413, 'A batch holds at most 10 operations.'])
    expect(await problemOf([])).toEqual([400, 'The body must be one operation or a list of operations.'])
  })

  it('a body of another kind, charset or encoding, broken JSON and bytes that are no UTF-8', async () => {
    const unsupported = 'The portal accepts application/json in UTF-8 without a content encoding.'
    expect(await problemOf('{ version }', { 'content-type': 'application/graphql' })).toEqual([415, unsupported])
    expect(await problemOf('query={version}', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([
      415,
      unsupported,
    ])
    expect(await problemOf('{}', { 'content-type': 'text/plain' })).toEqual([415, unsupported])
    expect(await problemOf('{}', { 'content-type': 'application/json; charset=latin1' })).toEqual([415, unsupported])
    expect(await problemOf('{}', { ...json, 'content-encoding': 'gzip' })).toEqual([415, unsupported])
    expect((await problemOf('{"query":', json))[0]).toBe(400)
    expect(await problemOf('"text"', json)).toEqual([400, 'The body must be one operation or a list of operations.'])
    expect((await problemOf('', json))[0]).toBe(400)
    expect(await problemOf(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), json)).toEqual([400, 'The body is not valid UTF-8.'])
    expect((await problemOf('{"__proto__": {"query": "{version}"}}', json))[0]).toBe(400)
  })

  it('a body that is too large', async () => {
    expect(await problemOf({ query: `{ version } #${'x'.repeat(300_000)}` })).toEqual([
      413,
      'The request is larger than the portal accepts.',
    ])
  })

  it('other methods, a GET with a query, and a GET with nothing', async () => {
    const put = await portal.app.inject({ method: 'PUT', url: '/graphql', payload: {} })
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    const get = await portal.app.inject({ url: '/graphql?query={version}' })
    expect([get.statusCode, get.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8'])
    expect((await portal.app.inject({ url: '/graphql' })).statusCode).toBe(400)
    expect((await getPersisted(versionHash, '&variables=%7B')).statusCode).toBe(400)
    expect((await portal.app.inject({ url: '/graphql?extensions=%5B' })).statusCode).toBe(400)
    expect((await portal.app.inject({ url: '/graphql?extensions=a&extensions=b' })).statusCode).toBe(400)
  })

  const codeOf = async (query: string, variables?: object) => {
    const answer = await post({ query, variables })
    expect(answer.statusCode).toBeLessThan(500)
    return answer.json<Answer>().errors?.[0]?.extensions.code
  }

  it('too deep, too many aliases, too many words and too many fields', async () => {
    const levels = 15
    expect(
      await codeOf(`{ location(identifier: "1") ${'{ region '.repeat(levels)}{ id }${' }'.repeat(levels)} }`),
    ).toBe('TOO_COMPLEX')
    const aliases = Array.from({ length: 1000 }, (_, index) => `a${index}: version`).join(' ')
    expect(await codeOf(`{ ${aliases} }`)).toBe('TOO_COMPLEX')
    const few = Array.from({ length: 31 }, (_, index) => `a${index}: version`).join(' ')
    expect(await codeOf(`{ ${few} }`)).toBe('TOO_COMPLEX')
    const typenames = Array.from({ length: 500 }, (_, index) => `a${index}: __typename`).join(' ')
    expect(await codeOf(`{ ${typenames} }`)).toBe('TOO_COMPLEX')
    for (const field of ['version', '__typename']) {
      const doubled = Array.from({ length: 25 }, (_, level) => {
        const below = level === 0 ? field : `...F${level - 1} ...F${level - 1}`
        return `fragment F${level} on Query { ${below} }`
      })
      expect(await codeOf(`{ ...F24 ...F24 } ${doubled.join(' ')}`)).toBe('TOO_COMPLEX')
    }
    expect(await codeOf(`{ ${'version '.repeat(3000)} }`)).toBe('TOO_COMPLEX')
    expect(await codeOf(`{ ${'version @skip(if: false) '.repeat(40)} }`)).toBe('TOO_COMPLEX')
    const wide = `agents { office { name } } `.repeat(400)
    expect(
      await codeOf(
        `{ listing(id: 1) { nearbyLocations { suburb { region { suburb { region { ${'id name '.repeat(100)} } } } } } ${wide} } }`,
      ),
    ).toBe('TOO_COMPLEX')
    expect(await codeOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toBeDefined()
  })

  it('broken documents, unknown fields, wrong variables and questions about the schema, with a code', async () => {
    expect(await codeOf('{ version')).toBe('GRAPHQL_PARSE_FAILED')
    expect(await codeOf('{ nothing }')).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(await codeOf('{ __schema { types { name } } }')).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(await codeOf('query Q($id: Int!) { listing(id: $id) { id } }', { id: 'one' })).toBe('BAD_INPUT')
    expect(await codeOf('query Q($id: Int!) { listing(id: $id) { id } }', {})).toBe('BAD_INPUT')
    expect(await codeOf('query A { version } query B { version }')).toBe('BAD_INPUT')
    expect(await codeOf('mutation { version }')).toBeDefined()
    const nothing = await post({ variables: {} })
    expect([nothing.statusCode, nothing.json<Answer>().errors?.[0]?.extensions.code]).toEqual([400, 'BAD_INPUT'])
  })

  it('a text with NUL in it, in a variable and in the document; what else nobody sees is left out', async () => {
    const find = 'query Q($uri: String!) { location(identifier: $uri) { name } }'
    expect(await codeOf(find, { uri: 'fitzroy-vic-3065\0' })).toBe('BAD_INPUT')
    expect(await codeOf(String.raw`{ location(identifier: "fitzroy\u0000") { name } }`)).toBe('BAD_INPUT')
    const inInput = 'query Q($p: SearchParamsInput!) { listingSearch(searchParams: $p) { total } }'
    const searched = { searchMode: 'buy', locationSearchContext: { searchLocations: [{ uri: '\0' }] } }
    expect(await codeOf(inInput, { p: searched })).toBe('BAD_INPUT')
    const fitzroy = { data: { location: { name: 'Fitzroy' } } }
    expect(await portal.ask(find, { uri: '\u202Afitz\u200Broy-vic-3065\u202C' })).toEqual(fitzroy)
    expect(await portal.ask('{ location(identifier: "fitz\u200Broy-vic-3065") { name } }')).toEqual(fitzroy)
  })

  it('more work a minute than one caller may ask for', async () => {
    const pointsOfOne = 2001
    const strict = await portalUnderTest({ limits: { pointsPerMinute: 20 * pointsOfOne } })
    const ask = (payload: object) => strict.app.inject({ method: 'POST', url: '/graphql', payload })
    const batch = Array.from({ length: 10 }, () => ({ query: versionQuery }))
    expect((await ask(batch)).statusCode).toBe(200)
    expect((await ask(batch)).statusCode).toBe(200)
    const refused = await ask({ query: versionQuery })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3'])
    await strict.close()
  })
})

describe('while the database is away', () => {
  const away = () =>
    vi
      .spyOn(portal.world.database, 'query')
      .mockRejectedValue(new DatabaseUnavailable('connect ECONNREFUSED 10.0.0.7:5432'))

  it('an operation answers 503 with Retry-After and says nothing of the inside, and works again afterwards', async () => {
    away()
    const answer = await post({ query: listingQuery })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toEqual({
      data: { listing: null },
      errors: [
        expect.objectContaining({
          message: 'We can’t reach our data right now. Please try again shortly.',
          extensions: { code: 'UNAVAILABLE' },
        }),
      ],
    })
    expect(answer.body).not.toMatch(/ECONNREFUSED|10\.0\.0\.7|stack/)
    vi.restoreAllMocks()
    expect((await post({ query: listingQuery })).json<Answer>().data.listing.id).toBe(1)
  })

  it('keeps what needs no database, and the health check tells the balancer', async () => {
    away()
    vi.spyOn(portal.world.database, 'ping').mockRejectedValue(new DatabaseUnavailable('away'))
    expect((await post({ query: versionQuery })).statusCode).toBe(200)
    expect((await portal.app.inject({ url: '/healthz' })).statusCode).toBe(503)
    vi.restoreAllMocks()
    expect((await portal.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  })

  it('a full disk stops what saves with 503, and the health check tells it too', async () => {
    vi.spyOn(portal.world.database, 'query').mockRejectedValue(new DiskFull('could not extend file "base/5/16384"'))
    vi.spyOn(portal.world.database, 'ping').mockRejectedValue(new DiskFull('full'))
    const answer = await post({ query: listingQuery })
    const health = await portal.app.inject({ url: '/healthz' })
    expect([answer.statusCode, health.statusCode]).toEqual([503, 503])
    expect(health.headers['retry-after']).toBe('5')
    expect(health.json().errors).toEqual([{ message: expect.stringContaining('can’t save'), code: 'UNAVAILABLE' }])
    expect(answer.body + health.body).not.toContain('extend file')
  })

  it('a fault of ours is INTERNAL without a word about it', async () => {
    vi.spyOn(portal.world.database, 'query').mockRejectedValue(new TypeError('secret is undefined'))
    const answer = await post({ query: listingQuery })
    expect(answer.json<Answer>().errors?.[0]).toMatchObject({
      message: 'Something went wrong on our side.',
      extensions: { code: 'INTERNAL' },
    })
    expect(answer.body).not.toMatch(/secret|TypeError|\.ts/)
  })
})
