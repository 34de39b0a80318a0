import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { DatabaseUnavailable, StatementTimedOut } from '#server/platform/database/errors.ts'
import { failureAnswers, handleFailures } from './failures.ts'
import { PortalError } from './portal-error.ts'
import { watchRoutes } from './route-table.ts'

const app = fastify()
const routes = watchRoutes(app)
handleFailures(app, failureAnswers({ phone: '(03) 7010 0100', email: 'help@homely.example' }, routes))
const failing = (url: string, error: unknown) =>
  app.get(url, async () => {
    throw error
  })
failing('/rest/away', new DatabaseUnavailable('refused by 10.0.0.1'))
failing('/rest/slow', new StatementTimedOut('select pg_sleep'))
failing('/rest/broken', new TypeError('x of undefined'))
failing('/rest/refused', new PortalError('BAD_SEARCH', 'skip must be from 0 to 10000.', { field: 'skip' }))
failing('/rest/nothing', 'a text')
failing('/page/away', new DatabaseUnavailable('refused by 10.0.0.1'))
failing('/images/:id/broken', new Error('secret'))
app.post('/rest/listings/:id/search', async () => 'found')
afterEach(() => app.ready())

async function answer(url: string, method: 'GET' | 'PUT' = 'GET') {
  const response = await app.inject({ url, method })
  expect(response.body).not.toMatch(/10\.0\.0\.1|pg_sleep|undefined|secret|stack/)
  return response
}

describe('a failure', () => {
  it('of the database is 503 with Retry-After, whether it is away or slow', async () => {
    for (const url of ['/rest/away', '/rest/slow']) {
      const { statusCode, headers, json } = await answer(url)
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
      expect(json()).toEqual({
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        detail: 'We can’t reach our data right now. Please try again shortly.',
        errors: [{ message: 'We can’t reach our data right now. Please try again shortly.', code: 'UNAVAILABLE' }],
      })
    }
  })

  it('of ours is 500 without a word about it', async () => {
    for (const url of ['/rest/broken', '/rest/nothing']) {
      const response = await answer(url)
      expect([response.statusCode, response.json().errors]).toEqual([
        500,
        [{ message: 'Something went wrong on our side.', code: 'INTERNAL' }],
      ])
    }
    expect((await answer('/images/1/broken')).body).toBe('Something went wrong on our side.\n')
  })

  it('of the input names the field', async () => {
    const response = await answer('/rest/refused')
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      [{ message: 'skip must be from 0 to 10000.', code: 'BAD_SEARCH', field: 'skip' }],
    ])
  })

  it('of a page is the error screen, with its address escaped', async () => {
    const response = await answer('/page/away?x="><script>')
    expect(response.statusCode).toBe(503)
    expect(response.body).toContain('<h1>Sorry, Homely is unable to load</h1>')
    expect(response.body).toContain('<p>Please try and refresh the page</p>')
    expect(response.body).toContain('mailto:help@homely.example')
    expect(response.body).not.toContain('<script>')
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  it('of the method names those that the address answers, also where the address has parts', async () => {
    const response = await answer('/rest/listings/7/search', 'PUT')
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
    expect((await answer('/rest/listings/7/8/search', 'PUT')).statusCode).toBe(404)
  })
})
