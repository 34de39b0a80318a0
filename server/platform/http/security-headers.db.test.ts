import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import { imagesRoutes } from '#server/modules/images/images-routes.ts'
import { buildMaintenanceApp } from '#server/maintenance-app.ts'
import { pagesUnderTest } from '#tests/support/pages-under-test.ts'
import { type PortalUnderTest, portalUnderTest, testSupport } from '#tests/support/portal-under-test.ts'
import { bareApp } from '#server/app.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="16" height="10"/>'

let portal: PortalUnderTest
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'security-headers-'))
  mkdirSync(path.join(folder, 'assets'))
  for (const file of ['app-abc123.js', 'maplibre-gl-worker-abc123.js']) {
    writeFileSync(path.join(folder, 'assets', file), 'x'.repeat(2000))
  }
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>')
  portal = await portalUnderTest({
    clientFolder: folder,
    isProduction: true,
    publicOrigin: 'https://homely.example',
    images: () =>
      imagesRoutes({ cacheFolder: path.join(folder, 'pictures'), source: async () => Buffer.from(drawing) }),
    pages: () => pagesUnderTest(),
    identity: {
      secret: 'a secret of tests with many letters',
      portalOrigin: 'https://homely.example',
      providers: [],
    },
  })
})
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => vi.restoreAllMocks())

/** What every answer of production has, whatever it is about. */
const common = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-request-id': expect.stringMatching(/^[\w-]{1,64}$/),
}

const ofData = /^default-src 'none'; frame-ancestors 'none'$/
const ofPage = /^default-src 'none'; script-src 'self' 'nonce-[\w-]{22}'; style-src 'self' 'nonce-[\w-]{22}'; img-src/
const ofErrorScreen = /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame/
const ofMapWorker = /^default-src 'none'; connect-src 'self'$/

type Asked = { url: string; method?: 'GET' | 'POST' | 'DELETE'; payload?: object | string }
const rows: [about: string, asked: Asked, status: number, policy: RegExp][] = [
  ['a page', { url: '/' }, 200, ofPage],
  ['a page that does not exist', { url: '/nowhere' }, 404, ofPage],
  ['a page whose data are away', { url: '/broken' }, 503, ofPage],
  ['a page that moved', { url: '/moved' }, 301, ofData],
  ['an address that cannot be decoded', { url: '/%E0%A4%A' }, 400, ofErrorScreen],
  ['an address that is too long', { url: `/${'a'.repeat(20_000)}` }, 414, ofErrorScreen],
  ['a method that a page does not answer', { url: '/', method: 'DELETE' }, 405, ofErrorScreen],
  ['a file of the build', { url: '/assets/app-abc123.js' }, 200, ofData],
  ['the worker of the maps', { url: '/assets/maplibre-gl-worker-abc123.js' }, 200, ofMapWorker],
  ['a file that does not exist', { url: '/assets/none.js' }, 404, ofData],
  ['an icon', { url: '/favicon.svg' }, 200, ofData],
  ['a picture', { url: '/images/facade-1/1?width=400' }, 200, ofData],
  ['a picture that cannot be asked for', { url: '/images/facade-1/1?width=none' }, 400, ofData],
  ['a GraphQL operation', { url: '/graphql', method: 'POST', payload: { query: '{ version }' } }, 200, ofData],
  ['a GraphQL request that is none', { url: '/graphql', method: 'POST', payload: [] }, 400, ofData],
  ['a REST operation', { url: '/rest/listing/1' }, 200, ofData],
  ['a REST operation that is refused', { url: '/rest/listing/abc' }, 400, ofData],
  ['a call of identity', { url: '/api/auth/cookies' }, 200, ofData],
  ['a call of identity that is refused', { url: '/api/user/mia/settings' }, 401, ofData],
  ['the return from a social provider', { url: '/api/auth/social/google/callback?code=a&state=b' }, 302, ofData],
  ['the version', { url: '/api/version' }, 200, ofData],
  ['the health of the portal', { url: '/healthz' }, 200, ofData],
  ['the text for robots', { url: '/robots.txt' }, 200, ofData],
]

describe('in production every answer carries the headers that keep it safe:', () => {
  it.each(rows)('%s', async (about, asked, status, policy) => {
    const { statusCode, headers } = await portal.app.inject(asked)
    expect([statusCode, headers['x-powered-by'], headers['server']]).toEqual([status, undefined, undefined])
    // Mail programs and previews of shared pages load pictures from elsewhere.
    const isPicture = about === 'an icon' || about === 'a picture'
    expect(headers).toMatchObject({ ...common, ...(isPicture && { 'cross-origin-resource-policy': 'cross-origin' }) })
    const given = headers['content-security-policy']
    expect(given).toMatch(policy)
    expect(given).not.toMatch(/unsafe-|\*/)
  })

  it.each([
    ['a fault of ours in REST', '/rest/listing/1', 500, new TypeError('of a test')],
    ['a database that is away', '/rest/listing/1', 503, new DatabaseUnavailable('away')],
  ])('%s', async (_about, url, status, problem) => {
    vi.spyOn(portal.world.database, 'query').mockRejectedValue(problem)
    const { statusCode, headers } = await portal.app.inject({ url })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject(common)
    expect(headers['content-security-policy']).toMatch(ofData)
  })

  it('the screen while the portal waits for its data', async () => {
    const options = { support: testSupport, isProduction: true, publicOrigin: 'https://homely.example' }
    const waiting = await buildMaintenanceApp({ ...options, version: '1.2.3' })
    const { statusCode, headers } = await waiting.inject({ url: '/' })
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject(common)
    expect(headers['content-security-policy']).toMatch(ofErrorScreen)
    await waiting.close()
  })
})

describe('browsers are told to stay on HTTPS', () => {
  const isTold = async (options: { isProduction?: boolean; trustedProxies?: number; publicOrigin?: string }) => {
    const app = await bareApp({ support: testSupport, ...options })
    const { headers } = await app.inject({ url: '/' })
    await app.close()
    return headers['strict-transport-security'] !== undefined
  }

  it('in production, where a proxy or the public origin speaks it, and never on the way to it', async () => {
    expect(await isTold({ isProduction: true, trustedProxies: 1 })).toBe(true)
    expect(await isTold({ isProduction: true, publicOrigin: 'https://homely.example' })).toBe(true)
    expect(await isTold({ isProduction: true, publicOrigin: 'http://localhost:3000' })).toBe(false)
    expect(await isTold({ isProduction: true })).toBe(false)
    expect(await isTold({ trustedProxies: 1, publicOrigin: 'https://homely.example' })).toBe(false)
  })
})
