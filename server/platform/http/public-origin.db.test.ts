import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagesUnderTest } from '#tests/support/pages-under-test.ts'
import { type PortalUnderTest, portalUnderTest, testSupport } from '#tests/support/portal-under-test.ts'
import { bareApp } from '#server/app.ts'
import { originOfRequest } from './public-origin.ts'

let open: PortalUnderTest
let fixed: PortalUnderTest
beforeAll(async () => {
  const options = { trustedProxies: 1, pages: () => pagesUnderTest() }
  open = await portalUnderTest(options)
  fixed = await portalUnderTest({ ...options, publicOrigin: 'https://homely.example' })
})
afterAll(async () => {
  await open.close()
  await fixed.close()
})

const calendarFile = '/homes/12-smith-street-fitzroy-vic-3065/1/inspection-2026-11-21-1000.ics'
const withOrigin = ['/robots.txt', '/sitemap.xml', '/sitemaps/places-1.xml', calendarFile]
const everywhere = [
  ...withOrigin,
  '/',
  '/no/such/page',
  '/rest/listing/1',
  '/graphql',
  '/api/version',
  '/healthz',
  '/map/style.json',
  '/%zz',
]

describe('a host that is none', () => {
  it.each(everywhere)('is 400 at %s', async (url) => {
    for (const host of ['a b', 'a/b', 'user@host', 'host:port', 'a..b', '<b>', 'x'.repeat(300), '[::1']) {
      for (const portal of [open, fixed]) {
        const { statusCode } = await portal.app.inject({ url, headers: { host } })
        expect([host, statusCode]).toEqual([host, 400])
      }
    }
  })

  it.each([
    'homely.example',
    'homely.example.',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'a_b',
    'xn--bcher-kva.example',
  ])('is not %s', async (host) => {
    expect((await open.app.inject({ url: '/robots.txt', headers: { host } })).statusCode).toBe(200)
  })
})

describe('without PUBLIC_ORIGIN', () => {
  it.each(withOrigin)('%s says the host of the request, to that visitor alone', async (url) => {
    for (const host of ['one.example', 'other.example:8080']) {
      const { statusCode, headers, body } = await open.app.inject({ url, headers: { host } })
      expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringMatching(/^private, max-age=\d+$/)])
      expect(body.replaceAll('\r\n ', '')).toContain(`http://${host}/`)
      expect(body).not.toContain('origin-of-the-request')
    }
  })

  it.each(withOrigin)('%s never says a host or a scheme that only a header claims', async (url) => {
    const headers = {
      host: 'homely.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      'x-forwarded-for': '203.0.113.1',
      forwarded: 'host=evil.example;proto=javascript',
    }
    const { body } = await open.app.inject({ url, headers })
    expect(body).not.toMatch(/evil|javascript/)
    expect(body.replaceAll('\r\n ', '')).toContain('http://homely.example/')
  })
})

describe('the scheme of the request', () => {
  it.each([
    ['https', 'https'],
    ['http', 'http'],
    ['javascript', 'http'],
    ['https, javascript', 'http'],
    ['javascript, https', 'https'],
  ])('that a trusted proxy calls %j is %s', async (claimed, scheme) => {
    const app = await bareApp({ support: testSupport, trustedProxies: 1 })
    app.get('/me', (request, reply) => reply.send(originOfRequest(request, undefined)))
    const headers = { host: 'homely.example', 'x-forwarded-proto': claimed }
    expect((await app.inject({ url: '/me', headers })).body).toBe(`${scheme}://homely.example`)
    await app.close()
  })
})

describe('with PUBLIC_ORIGIN', () => {
  it.each(withOrigin)('%s says it, whatever the request says, and may be kept by caches', async (url) => {
    const { statusCode, headers, body, rawPayload } = await fixed.app.inject({
      url,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'accept-encoding': 'gzip' },
    })
    expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringMatching(/^public, max-age=\d+$/)])
    const text = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : body
    expect(text.replaceAll('\r\n ', '')).toContain('https://homely.example/')
    expect(text).not.toContain('evil')
  })
})
