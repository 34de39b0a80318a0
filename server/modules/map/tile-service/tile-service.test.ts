import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { streetFile } from '#tests/support/street-file.ts'
import { DAY, FITZROY, HOUR, openTilePortal, placesBeside, type TilePortal, until } from '#tests/support/tile-portal.ts'
import { sendTile, tileJsonOf, vectorTile } from '#tests/support/tile-server.ts'
import { importStreets } from '../streets/import-streets.ts'

let portal: TilePortal

beforeEach(async () => {
  portal = await openTilePortal()
})
afterEach(() => portal.close())

describe('a tile service', () => {
  it('is known to maps once it has answered: where, in which scheme, of what, credited in plain text', async () => {
    const { streets, service } = await portal.start()
    expect(await streets()).toEqual({
      path: `/map/tiles/${service.version}/{z}/{x}/{y}`,
      scheme: 'openmaptiles',
      minZoom: 0,
      maxZoom: 14,
      attribution: 'OpenFreeMap © OpenMapTiles Data from OpenStreetMap',
      bounds: { south: -44, west: 112, north: -9, east: 154 },
    })
  })

  it('gives a tile, which is compressed, may be kept and is asked for once', async () => {
    const { get } = await portal.start()
    const first = await get(FITZROY, { 'accept-encoding': 'gzip' })
    expect([first.statusCode, first.headers['content-encoding'], first.headers['content-type']]).toEqual([
      200,
      'gzip',
      'application/vnd.mapbox-vector-tile',
    ])
    expect(first.headers['cache-control']).toContain('max-age=86400')
    expect(gunzipSync(first.rawPayload).equals(vectorTile(...FITZROY))).toBe(true)
    const plain = await get()
    expect(plain.rawPayload.equals(vectorTile(...FITZROY))).toBe(true)
    const known = await get(FITZROY, { 'if-none-match': first.headers['etag'] })
    expect(known.statusCode).toBe(304)
    expect(portal.tilesAsked()).toEqual(['/planet/20261111_001001_pt/14/14791/10051.pbf'])
    expect(portal.server.headers.map((headers) => headers['user-agent'])).toEqual(
      Array(2).fill('Homely/1.2.3 (help@homely.example)'),
    )
  })

  it('is asked once for a tile that 20 visitors want at the same time', async () => {
    const { get } = await portal.start()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => get(FITZROY, {}, `203.0.113.${index}`)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(portal.tilesAsked()).toHaveLength(1)
  })

  it('gets four requests at once', async () => {
    let atOnce = 0
    let most = 0
    const { get } = await portal.start({
      async fetch(...request) {
        atOnce += 1
        most = Math.max(most, atOnce)
        return fetch(...request).finally(() => (atOnce -= 1))
      },
    })
    const answers = await Promise.all(placesBeside(9).map((place, index) => get(place, {}, `203.0.113.${index}`)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect([portal.tilesAsked().length, most]).toEqual([9, 4])
  })

  it('is not asked for what lies outside Australia, is too large a scale, or of another service', async () => {
    const { app, get, service } = await portal.start()
    for (const place of [
      [14, 8514, 8504],
      [5, 31, 19],
      [15, 29582, 20102],
    ] as const)
      expect((await get(place)).statusCode).toBe(404)
    for (const url of [
      '/map/tiles/000000000000/14/14791/10051',
      `/map/tiles/${service.version}/14/x/10051`,
      `/map/tiles/${service.version}/3/8/8`,
    ])
      expect((await app.inject(url)).statusCode).toBe(404)
    expect(portal.tilesAsked()).toEqual([])
  })

  it('is asked nothing while streets are imported', async () => {
    const { get, streets } = await portal.start()
    portal.now += 2 * DAY
    const file = path.join(portal.folder, 'australia.pmtiles')
    await writeFile(file, streetFile())
    const imported = await importStreets(portal.folder, file)
    expect([(await get()).statusCode, await streets()]).toEqual([404, imported])
    expect(portal.server.asked).toEqual(['/planet'])
  })

  it.each([[204], [404], [410]])('that answers %d has nothing there, which is remembered as 204', async (status) => {
    const { get } = await portal.start()
    portal.fail(status)
    expect([(await get()).statusCode, (await get()).statusCode]).toEqual([204, 204])
    expect(portal.tilesAsked()).toHaveLength(1)
  })

  it('that has nothing there is asked again after an hour, as is the portal', async () => {
    const { get } = await portal.start()
    portal.fail(404)
    expect((await get()).headers['cache-control']).toBe('public, max-age=3600')
    portal.recover()
    portal.now += 2 * HOUR
    expect((await get()).statusCode).toBe(204)
    await expect.poll(async () => (await get()).statusCode).toBe(200)
  })

  it('with an empty answer has nothing there', async () => {
    const { get } = await portal.start()
    portal.server.answerTiles((_request, response) => response.end())
    expect((await get()).statusCode).toBe(204)
  })

  it('that removed its tiles of last week is asked where they are now', async () => {
    const { get } = await portal.start()
    portal.now += 2 * HOUR
    const { origin } = new URL(portal.server.address)
    portal.server.answerTileJson((_request, response) =>
      response.end(JSON.stringify(tileJsonOf(origin, { tiles: [`${origin}/planet/next/{z}/{x}/{y}.pbf`] }))),
    )
    portal.server.answerTiles((request, response) =>
      request.url?.startsWith('/planet/next/')
        ? sendTile(response, vectorTile(...FITZROY))
        : response.writeHead(404).end(),
    )
    expect((await get()).statusCode).toBe(200)
    expect(portal.tilesAsked().at(-1)).toBe('/planet/next/14/14791/10051.pbf')
  })
})

describe('a visitor', () => {
  it('waits no more than 1.5 seconds, for a browser has few connections, and finds the tile saved later', async () => {
    const { get } = await portal.start()
    const held: (() => void)[] = []
    portal.server.answerTiles((_request, response) => held.push(() => sendTile(response, vectorTile(...FITZROY))))
    const answer = get()
    await until(() => held.length === 1)
    portal.timeouts.find(({ milliseconds }) => milliseconds === 1500)?.controller.abort()
    expect([(await answer).statusCode, (await answer).headers['cache-control']]).toEqual([503, 'no-store'])
    held[0]?.()
    await expect.poll(async () => (await readdir(portal.folder, { recursive: true })).join(' ')).toContain('.mvt.gz')
    expect((await get()).statusCode).toBe(200)
    expect([portal.tilesAsked().length, portal.warnings]).toEqual([1, []])
  })

  it('who wants more new tiles a minute than anybody looks at waits, and nobody else; tiles that are there are free', async () => {
    const { get } = await portal.start({ missesPerMinute: 3 })
    for (let index = 0; index < 3; index += 1) await get([14, 14791 + index, 10051])
    const refused = await get([14, 14799, 10051])
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '20',
      'no-store',
    ])
    expect((await get()).statusCode).toBe(200)
    expect((await get([14, 14799, 10051], {}, '203.0.113.2')).statusCode).toBe(200)
  })

  it.each([
    ['at once', async () => {}],
    ['while they wait', () => new Promise(setImmediate)],
  ])('who goes %s, before his tiles are asked for, has them left of his minute', async (_, pass) => {
    const { service, get } = await portal.start({ missesPerMinute: 5 })
    const held: (() => void)[] = []
    portal.server.answerTiles((_request, response) => held.push(() => sendTile(response, vectorTile(...FITZROY))))
    const answers = placesBeside(3).map((place) => get(place))
    await until(() => held.length === 3)
    for (const column of [14795, 14796, 14797, 14798]) {
      const leaving = new AbortController()
      const asker = { owner: '203.0.113.1', signal: leaving.signal }
      const answer = service.tile({ zoom: 14, column, row: 10051 }, asker)
      await pass()
      leaving.abort()
      expect(await answer).toEqual({ kind: 'unavailable' })
    }
    for (const answer of held) answer()
    await Promise.all(answers)
    portal.recover()
    expect((await get([14, 14799, 10051])).statusCode).toBe(200)
    expect(portal.tilesAsked()).toHaveLength(4)
  })
})
