import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { liveChannel, ofMember } from './live-channel.ts'
import type { NewLiveEvent } from './live-events.queries.ts'
import { subscribeToStream, type StreamSubscription } from '#tests/support/live-stream.ts'
import { silentLog } from '#tests/support/database.ts'
import { type PortalUnderTest, portalUnderTest, testSupport } from '#tests/support/portal-under-test.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'

/** In Fitzroy, Victoria. */
const HOME = 1

let portal: PortalUnderTest
let origin: string
let beat: () => void = () => {}
let now = SMALL_WORLD_NOW
const sessions = new Map([
  ['Bearer lena', 7],
  ['Bearer agnes', 8],
])
const open: StreamSubscription[] = []

beforeAll(async () => {
  portal = await portalUnderTest({
    clock: () => now,
    identify: async ({ headers: { authorization } }) => {
      if (authorization === undefined) return null
      const memberId = sessions.get(authorization)
      if (memberId === undefined) throw new PortalError('SESSION_ENDED', 'Your sign-in session has ended.')
      return { memberId, claims: {}, agentId: null }
    },
    live: {
      mostConnections: 6,
      mostPerNetwork: 4,
      every: (_milliseconds, run) => {
        beat = run
        return () => {}
      },
    },
  })
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(async () => {
  // One that fetch opened ahead, and on which nothing was asked, would hold the end up for a minute.
  portal.app.server.closeAllConnections()
  await portal.close()
})
beforeEach(() => {
  now = new Date(now.getTime() + 600_000)
})
afterEach(async () => {
  for (const stream of open.splice(0)) stream.close()
})

async function hear(topics: string, headers: Record<string, string> = {}) {
  const stream = await subscribeToStream(origin, topics, headers)
  open.push(stream)
  return stream
}

const publish = (...events: NewLiveEvent[]) =>
  liveChannel({ database: portal.world.database, clock: () => now }).publish(...events)
const published = (listingId = HOME): NewLiveEvent => ({
  kind: 'listing.published',
  topics: [`listing:${listingId}`, 'listings:VIC'],
  data: { listingId },
})
const alertChanged: NewLiveEvent = { kind: 'alerts.changed', topics: [ofMember('alerts', 7)], data: { alertId: 31 } }
const INSERT_UNNOTICED = `
  insert into live_event (kind, topics, data, occurred_at) select 'listing.contentChanged', '{listing:1}', '{}', now()`
const lastIdOf = ({ events }: StreamSubscription) => events.at(-1)?.id ?? ''

describe('GET /api/live', () => {
  it('tells of changes of a state and of one listing, with numbers alone, and of nothing else', async () => {
    const [victoria, queensland, listing] = [
      await hear('listings:VIC'),
      await hear('listings:QLD'),
      await hear('listing:1'),
    ]
    await publish(published(), { ...published(), kind: 'listing.relisted' })
    const expected = ['listing.published', 'listing.relisted'].map((kind) => ({
      id: expect.stringMatching(/^\d+$/),
      event: kind,
      data: { listingId: HOME },
    }))
    await expect.poll(() => victoria.changes()).toEqual(expected)
    await expect.poll(() => listing.changes()).toEqual(expected)
    expect(queensland.changes()).toEqual([])
  })

  it('is a stream that nobody keeps, changes or holds back, with the headers of every answer', async () => {
    const { status, headers } = await hear('listing:1', { 'accept-encoding': 'br, gzip' })
    expect([
      status,
      ...['content-type', 'cache-control', 'x-accel-buffering'].map((name) => headers.get(name)),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store, no-transform', 'no'])
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('tells of alerts to their member alone, and never without a session', async () => {
    const lena = await hear('alerts,listings:QLD', { authorization: 'Bearer lena' })
    const agnes = await hear('alerts', { authorization: 'Bearer agnes' })
    await publish(alertChanged)
    await expect
      .poll(() => lena.changes())
      .toEqual([{ id: expect.any(String), event: 'alerts.changed', data: { alertId: 31 } }])
    expect(agnes.changes()).toEqual([])
    for (const [headers, code] of [
      [{}, 'UNAUTHENTICATED'],
      [{ authorization: 'Bearer nobody' }, 'SESSION_ENDED'],
    ] as const) {
      const refused = await portal.app.inject({ url: '/api/live?topics=alerts', headers })
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([401, code])
    }
  })

  it('goes on after the last event that was heard', async () => {
    const first = await hear('listing:1')
    const since = lastIdOf(first)
    first.close()
    await publish(published())
    await publish(published(2))
    await publish(alertChanged)
    const again = await hear('listing:1', { 'last-event-id': since })
    const heard = () => again.changes().map(({ event, data }) => [event, data])
    const expected = ['listing.published', { listingId: HOME }]
    await expect.poll(heard).toEqual([expected])
    await publish(published())
    await expect.poll(heard).toEqual([expected, expected])
  })

  it('says so where too much was missed to be told, or is not known any more', async () => {
    const since = lastIdOf(await hear('listing:1'))
    await portal.world.database.exec(`${INSERT_UNNOTICED} from generate_series(1, 501)`)
    await publish(published())
    const names = async (lastEventId: string) => {
      const stream = await hear('listing:1', { 'last-event-id': lastEventId })
      stream.close()
      return stream.events.map(({ event }) => event)
    }
    await expect.poll(() => names(since)).toEqual(['resync', 'ready'])
    expect(await names('999999999')).toEqual(['resync', 'ready'])
    expect(await names('yesterday')).toEqual(['resync', 'ready'])
    await portal.world.database.exec('delete from live_event where id < 5')
    expect(await names('3')).toEqual(['resync', 'ready'])
  })

  it('shows that it lives, and ends within two beats of the end of a session', async () => {
    const lena = await hear('alerts', { authorization: 'Bearer lena' })
    const anyone = await hear('listing:1')
    beat()
    await expect.poll(() => [lena.comments.length, anyone.comments.length]).toEqual([1, 1])
    sessions.delete('Bearer lena')
    beat()
    beat()
    await expect.poll(() => lena.hasEnded()).toBe(true)
    expect(anyone.hasEnded()).toBe(false)
    sessions.set('Bearer lena', 7)
  })

  it('tells of nothing that was rolled back, and in the order of the commits, however long a writer takes', async () => {
    const stream = await hear('listing:1,listing:2,listing:3')
    const { database } = portal.world
    const failing = database.transaction(async () => {
      await publish(published(3))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    const first = Promise.withResolvers<void>()
    const slow = database.transaction(async () => {
      await publish(published(1))
      first.resolve()
      await database.query('select pg_sleep(0.2)')
    })
    await first.promise
    await publish(published(2))
    await slow
    await expect.poll(() => stream.changes().map(({ data }) => data)).toEqual([{ listingId: 1 }, { listingId: 2 }])
  })

  it('hears at the next beat what no notification told', async () => {
    const stream = await hear('listing:1')
    await portal.world.database.exec(INSERT_UNNOTICED)
    beat()
    await expect.poll(() => stream.changes().length).toBe(1)
  })

  it('has so many places for a network, given back when a stream is closed', async () => {
    const streams = await Promise.all(Array.from({ length: 4 }, () => hear('listing:1')))
    const refused = await portal.app.inject({ url: '/api/live?topics=listing:1', remoteAddress: '127.0.0.1' })
    expect([refused.statusCode, refused.headers['content-type'], refused.headers['retry-after']]).toEqual([
      429,
      'application/problem+json; charset=utf-8',
      '30',
    ])
    streams[0]?.close()
    await expect.poll(async () => await fetchStatus('listing:1')).toBe(200)
  })

  it('refuses topics that there are none of, other methods, and takes HEAD for a question', async () => {
    const many = Array.from({ length: 21 }, (_, index) => `listing:${index + 1}`).join(',')
    for (const topics of ['', 'homes', 'listings:XX', many]) {
      const refused = await portal.app.inject(`/api/live?topics=${topics}`)
      expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'topics'])
    }
    const posted = await portal.app.inject({ method: 'POST', url: '/api/live', payload: {} })
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    const asked = await portal.app.inject({ method: 'HEAD', url: '/api/live?topics=listing:1' })
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
  })
})

async function fetchStatus(topics: string): Promise<number> {
  const stream = await hear(topics)
  return stream.status
}

describe('server processes', () => {
  const cluster = process.env.TEST_DATABASE_URL ?? ''

  it.skipIf(cluster === '')('two processes over one database both tell of what either does', async () => {
    const { database } = portal.world
    const [row] = await database.query<{ name: string }>('select current_database() as name')
    const url = Object.assign(new URL(cluster), { pathname: `/${row?.name}` })
    const second = await openDatabase({ url: url.href, log: silentLog })
    const app = await buildApp({ ...portal.world.parts, support: testSupport, database: second })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const heard = [await hear('listing:1'), await subscribeToStream(address, 'listing:1')]
    await publish(published())
    const ofSecond = liveChannel({ database: second, clock: () => now })
    await ofSecond.publish({ ...published(), kind: 'listing.contentChanged' })
    const kinds = () => heard.map((stream) => stream.changes().map(({ event }) => event))
    const both = ['listing.published', 'listing.contentChanged']
    await expect.poll(kinds).toEqual([both, both])
    await app.close()
    await second.close()
  })

  it('answer that there are no live pages where they may not have any', async () => {
    const app = await buildApp({ ...portal.world.parts, support: testSupport, live: { mostConnections: 0 } })
    expect((await app.inject('/api/live?topics=listing:1')).statusCode).toBe(204)
    await app.close()
  })

  it('end all streams at once when they end, and take no more', async () => {
    const stopping = new AbortController()
    const live = { stopping: stopping.signal }
    const other = await buildApp({ ...portal.world.parts, support: testSupport, live })
    const address = await other.listen({ port: 0, host: '127.0.0.1' })
    const streams = [await subscribeToStream(address, 'listing:1'), await subscribeToStream(address, 'listings:VIC')]
    stopping.abort()
    await expect.poll(() => streams.map((stream) => stream.hasEnded())).toEqual([true, true])
    expect((await other.inject('/api/live?topics=listing:1')).statusCode).toBe(503)
    await other.close()
  })
})
