import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

const listingQuery = 'query Home { listing(id: 1) { id description } }'
const homeHash = createHash('sha256').update(listingQuery).digest('hex')

let portal: PortalUnderTest
let clientFolder: string
beforeAll(async () => {
  clientFolder = mkdtempSync(path.join(tmpdir(), 'portal-client-'))
  mkdirSync(path.join(clientFolder, 'assets'))
  writeFileSync(path.join(clientFolder, 'assets', 'app-abc123.js'), 'x'.repeat(2000))
  writeFileSync(path.join(clientFolder, 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(clientFolder, 'index.html'), '<html>')
  portal = await portalUnderTest({ clientFolder, isProduction: true })
})
afterAll(async () => {
  await portal.close()
  rmSync(clientFolder, { recursive: true })
})

describe('every answer', () => {
  it('carries the headers that keep it safe, and the id of its request', async () => {
    const { headers } = await portal.app.inject({ url: '/api/version', headers: { 'x-request-id': 'from-the-proxy' } })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': 'from-the-proxy',
    })
    expect(headers['x-powered-by']).toBeUndefined()
    const own = await portal.app.inject({ url: '/api/version', headers: { 'x-request-id': 'a b<script>' } })
    expect(own.headers['x-request-id']).toMatch(/^[\w-]+$/)
  })

  it('tells its version by HEAD', async () => {
    const head = await portal.app.inject({ method: 'HEAD', url: '/api/version' })
    expect([head.statusCode, head.headers['x-app-version'], head.body]).toEqual([200, '1.2.3', ''])
  })

  it('about a file says how long it may be kept', async () => {
    const asset = await portal.app.inject({ url: '/assets/app-abc123.js' })
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await portal.app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('public, max-age=3600')
    const missing = await portal.app.inject({ url: '/assets/none.js' })
    expect([missing.statusCode, missing.headers['content-type'], missing.headers['cache-control']]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ])
    expect((await portal.app.inject({ url: '/index.html' })).statusCode).toBe(404)
    expect((await portal.app.inject({ url: '/assets/..%2f..%2fpackage.json' })).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('an address that', () => {
  const answerTo = async (url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') => {
    const { statusCode, headers } = await portal.app.inject({ method, url })
    return [statusCode, String(headers['content-type']).split(';')[0]]
  }

  it('nothing stands behind is a problem for programs and a page for people', async () => {
    for (const url of ['/api/nothing', '/rest/nothing', '/graphql/nothing']) {
      expect(await answerTo(url)).toEqual([404, 'application/problem+json'])
    }
    expect(await answerTo('/nothing')).toEqual([404, 'text/html'])
    expect(await answerTo('/api/version', 'DELETE')).toEqual([405, 'application/problem+json'])
  })

  it('cannot be read, or is too long, has its own answer', async () => {
    expect(await answerTo('/for-sale/%zz')).toEqual([400, 'text/html'])
    expect(await answerTo('/rest/%c3%28')).toEqual([400, 'application/problem+json'])
    expect(await answerTo(`/for-sale/${'x'.repeat(9000)}`)).toEqual([414, 'text/html'])
    expect(await answerTo(`/graphql?extensions=${'x'.repeat(9000)}`)).toEqual([414, 'application/problem+json'])
  })
})

describe('a page', () => {
  it('runs documents in the server itself and gives up when its signal says so', async () => {
    const answers: unknown[] = []
    const withPages = await portalUnderTest({
      documents: { textOf: (hash) => (hash === homeHash ? listingQuery : null) },
      pages:
        ({ runDocument: execute }) =>
        async (app) => {
          app.get('/*', async () => {
            answers.push(await execute(homeHash, {}))
            answers.push(await execute('{ listing(id: 1, wrong: 2) { id } }', {}))
            answers.push(await execute('query Q($id: Int!) { listing(id: $id) { id } }', { id: 6 }))
            await execute(homeHash, {}, { signal: AbortSignal.abort() }).catch((error: Error) =>
              answers.push(error.name),
            )
            return 'page'
          })
        },
    })
    expect((await withPages.app.inject({ url: '/any/page' })).body).toBe('page')
    expect(answers).toEqual([
      { data: { listing: { id: 1, description: expect.any(String) } } },
      { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_INPUT' }) })] },
      { data: { listing: { id: 6 } } },
      'AbortError',
    ])
    await withPages.close()
  })
})
