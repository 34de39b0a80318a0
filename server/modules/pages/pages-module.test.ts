import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareApp } from '#server/app.ts'
import { pagesUnderTest } from '#tests/support/pages-under-test.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await bareApp({ support: { phone: '(03) 7010 0100', email: 'help@homely.example' } })
  await app.register(pagesUnderTest({ mapOrigins: ['https://tiles.example'] }))
})
afterAll(() => app.close())

const policyOf = (headers: Readonly<Record<string, unknown>>): Record<string, string[]> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

const nonceOf = (headers: Readonly<Record<string, unknown>>): string =>
  /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''

describe('the policy of a page', () => {
  it('allows nothing but the portal itself and inline text with the nonce', async () => {
    const { headers } = await app.inject({ url: '/' })
    const nonce = `'nonce-${nonceOf(headers)}'`
    expect(policyOf(headers)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", nonce],
      'style-src': ["'self'", nonce],
      'img-src': ["'self'", 'data:', 'https://tiles.example'],
      'media-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://tiles.example'],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
    })
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*/)
  })

  it('has a nonce of 128 bits that no other answer has, not even to the same visitor', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/' })))
    const nonces = answers.map(({ headers }) => nonceOf(headers))
    expect(new Set(nonces).size).toBe(50)
    expect(nonces.every((nonce) => Buffer.from(nonce, 'base64url').length === 16)).toBe(true)
  })

  it('names the nonce that all inline text of its document carries, and no handler stands in an attribute', async () => {
    const { headers, body } = await app.inject({ url: '/' })
    const runs = [...body.matchAll(/<(?:script(?! type="application)|style)([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    )
    expect(runs).toEqual(Array.from({ length: 3 }, () => ` nonce="${nonceOf(headers)}"`))
    expect(body).not.toMatch(/<[^>]+\s(?:on\w+|style)=/)
  })

  it('has one address, whatever campaigns add to links, and never leads to another site', async () => {
    const leadsTo = async (url: string) => (await app.inject({ url })).headers.location
    expect(await leadsTo('/?utm_source=mail&gclid=1')).toBe('/')
    expect(await leadsTo('/none?fbclid=x&page=2&utm_medium=a')).toBe('/none?page=2')
    expect(await leadsTo('/?utm_source=a&providerName=google&authCode=abc')).toBe('/?providerName=google&authCode=abc')
    expect(await leadsTo('//evil.example/a?gclid=1')).toBe('/evil.example/a')
    expect(await leadsTo('/?page=2')).toBeUndefined()
  })

  it('keeps documents out of caches that visitors share', async () => {
    const lives = await Promise.all(
      ['/', '/none', '/moved', '/?providerName=google&authCode=abc'].map(async (url) => {
        const { statusCode, headers } = await app.inject({ url })
        return [statusCode, headers['cache-control']]
      }),
    )
    expect(lives).toEqual([
      [200, 'private, no-cache'],
      [404, 'no-store'],
      [301, 'public, max-age=3600'],
      [200, 'no-store'],
    ])
  })
})

describe('what a member sees of a page', () => {
  const lena = { memberId: 7, claims: {}, agentId: null }
  const asked: unknown[] = []
  let memberApp: FastifyInstance
  beforeAll(async () => {
    memberApp = await bareApp({ support: { phone: '(03) 7010 0100', email: 'help@homely.example' } })
    await memberApp.register(
      pagesUnderTest({
        identify: async ({ headers }) => (headers.authorization === 'Bearer lena' ? lena : null),
        runDocument: async (_hash, variables, { caller }) => {
          asked.push([variables, caller])
          return { data: null }
        },
      }),
    )
  })
  afterAll(() => memberApp.close())
  const ask = (address: string, token?: string) =>
    memberApp.inject({
      url: `/api/member-view?address=${encodeURIComponent(address)}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })

  it('is made with the rights of the one whose token comes with the request, and kept by nobody', async () => {
    const { statusCode, headers, body } = await ask('/for-members?sort=price', 'lena')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'authorization' })
    expect(JSON.parse(body)).toEqual({
      head: '<title>Yours</title>',
      main: '<main>Yours</main>',
      state: '{"memberId":7,"search":"sort=price"}',
    })
    expect(asked).toEqual([[{ path: '/for-members' }, lena]])
  })

  it('is nothing for nobody, for other pages, and for what is no address of a page', async () => {
    const answers = await Promise.all([
      ask('/for-members'),
      ask('/', 'lena'),
      ask('https://other.example/', 'lena'),
      memberApp.inject({ url: '/api/member-view', headers: { authorization: 'Bearer lena' } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 404, 400, 400])
  })

  it('is asked for by the documents of such pages alone, which are the same for a member', async () => {
    const documentOf = async (url: string, headers = {}) =>
      (await memberApp.inject({ url, headers })).body.replaceAll(/nonce="[^"]+"/g, '')
    expect(await documentOf('/for-members')).toMatch(
      /<script >head\(\)\nmemberHead\(\)<\/script>.*memberEndOfBody\(\)/s,
    )
    expect(await documentOf('/')).not.toContain('memberHead')
    expect(await documentOf('/for-members', { authorization: 'Bearer lena', cookie: 'accessToken=lena' })).toBe(
      await documentOf('/for-members'),
    )
  })
})

describe('pages of one address', () => {
  it('are rendered a few at a time, and those of others beside them', async () => {
    const rendering: string[] = []
    const gate = Promise.withResolvers<void>()
    const busy = await bareApp({ support: { phone: '(03) 7010 0100', email: 'help@homely.example' } })
    await busy.register(
      pagesUnderTest({}, async (path) => {
        rendering.push(path)
        if (path === '/') await gate.promise
      }),
    )
    const asked = Array.from({ length: 60 }, () => busy.inject({ url: '/', remoteAddress: '198.51.100.1' }))
    const other = await busy.inject({ url: '/other', remoteAddress: '203.0.113.7' })
    expect(other.statusCode).toBe(404)
    expect(rendering.filter((path) => path === '/')).toHaveLength(6)
    gate.resolve()
    await Promise.all(asked)
    expect(rendering).toHaveLength(61)
    await busy.close()
  })
})

describe('the host of staff', () => {
  let staffApp: FastifyInstance
  beforeAll(async () => {
    staffApp = await bareApp({ support: { phone: '(03) 7010 0100', email: 'help@homely.example' } })
    const origins = { publicOrigin: 'https://homely.example', adminOrigin: 'https://admin.homely.example' }
    await staffApp.register(pagesUnderTest(origins))
  })
  afterAll(() => staffApp.close())
  const statusAt = async (host: string, url: string) => (await staffApp.inject({ url, headers: { host } })).statusCode

  it('shows their pages, and is the only one that does', async () => {
    expect(await statusAt('admin.homely.example', '/admin/x')).toBe(200)
    expect(await statusAt('homely.example', '/admin/x')).toBe(404)
    expect(await statusAt('homely.example', '/')).toBe(200)
  })

  it('is named to the pages that link to it', async () => {
    const { body } = await staffApp.inject({ url: '/', headers: { host: 'homely.example' } })
    expect(body).toContain(' data-admin-origin="https://admin.homely.example"')
  })

  it('is that of the portal where there is no other', async () => {
    expect((await app.inject({ url: '/admin/x' })).statusCode).toBe(200)
  })
})
