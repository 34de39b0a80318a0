import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppendingProxy, appendingProxy } from '#tests/support/appending-proxy.ts'
import { addressOf } from '#tests/support/listening-address.ts'
import { type PortalUnderTest, portalUnderTest, testSupport } from '#tests/support/portal-under-test.ts'
import { bareApp } from '#server/app.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

async function proxied(target: string, visitor: string): Promise<AppendingProxy> {
  const proxy = await appendingProxy(target, visitor)
  closers.push(() => proxy.close())
  return proxy
}

/** Of the operation, of the map and of 5,000 markers with a number each. */
const POINTS_OF_A_MAP = 2000 + 133_000 + 5000

describe('behind a proxy that appends to X-Forwarded-For', () => {
  let portal: PortalUnderTest
  let url: string
  beforeAll(async () => {
    portal = await portalUnderTest({
      trustedProxies: 1,
      limits: { pointsPerMinute: 3 * POINTS_OF_A_MAP },
      restRequestsPerMinute: 3,
    })
    closers.push(() => portal.close())
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    url = addressOf(portal.app.server)
  })

  const map = '{ mapMarkers(searchParams: { searchMode: buy, locationSearchContext: {} }) { markers { listingId } } }'
  const graph = { method: 'POST', body: JSON.stringify({ query: map }) }
  it.each([
    ['GraphQL', '/graphql', graph, '198.51.100.7'],
    ['REST', '/rest/listing/1', {}, '198.51.100.8'],
    ['GraphQL over IPv6', '/graphql', graph, '2001:db8:0:7::1'],
  ])(
    'a visitor to %s is stopped whatever it claims to be, and nobody else with it',
    async (_about, path, init, visitor) => {
      const proxy = await proxied(url, visitor)
      const statuses = []
      for (const claimed of ['203.0.113.1', '203.0.113.2, 203.0.113.3', 'unknown', '203.0.113.5']) {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': claimed, forwarded: `for=${claimed}` }
        statuses.push((await fetch(proxy.url + path, { ...init, headers })).status)
      }
      expect(statuses).toEqual([200, 200, 200, 429])

      const other = await proxied(url, '198.51.100.99')
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor }
      expect((await fetch(other.url + path, { ...init, headers })).status).toBe(200)
    },
  )

  it('addresses of one /64 are one visitor', async () => {
    const statuses = []
    for (const visitor of ['2001:db8:0:9::1', '2001:db8:0:9:ffff::2', '2001:db8:0:9:a:b:c:d', '2001:db8:0:9::4']) {
      const proxy = await proxied(url, visitor)
      statuses.push((await fetch(`${proxy.url}/rest/listing/1`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('TRUSTED_PROXIES', () => {
  const seenBy = async (trustedProxies: TrustedProxies, headers: Record<string, string>, remoteAddress: string) => {
    const app = await bareApp({ support: testSupport, trustedProxies })
    app.get('/me', ({ ip, protocol }, reply) => reply.send({ ip, protocol }))
    const answer = await app.inject({ url: '/me', headers, remoteAddress })
    await app.close()
    return answer.json()
  }
  const chain = { 'x-forwarded-for': '203.0.113.1, 198.51.100.7, 10.0.0.2', 'x-forwarded-proto': 'https' }

  it('0 believes nobody', async () => {
    expect(await seenBy(0, chain, '10.0.0.1')).toEqual({ ip: '10.0.0.1', protocol: 'http' })
  })

  it('as a number counts from the right', async () => {
    expect(await seenBy(1, chain, '10.0.0.1')).toEqual({ ip: '10.0.0.2', protocol: 'https' })
    expect(await seenBy(2, chain, '10.0.0.1')).toEqual({ ip: '198.51.100.7', protocol: 'https' })
  })

  it('as networks passes over what is in them, and believes nobody else', async () => {
    const networks = ['10.0.0.0/8']
    expect(await seenBy(networks, chain, '10.0.0.1')).toEqual({ ip: '198.51.100.7', protocol: 'https' })
    expect(await seenBy(networks, chain, '192.0.2.1')).toEqual({ ip: '192.0.2.1', protocol: 'http' })
  })

  it.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8, 192.168.1.7', ['10.0.0.0/8', '192.168.1.7']],
    ['loopback 2001:db8::/32', ['loopback', '2001:db8::/32']],
    ['17', null],
    ['-1', null],
    ['yes', null],
    ['10.0.0.0/33', null],
    ['0.0.0.0/0', null],
    ['10.0.0.0/8/8', null],
    [',', null],
  ])('reads %j', (text, trusted) => {
    expect(readTrustedProxies(text)).toEqual(trusted)
  })
})
