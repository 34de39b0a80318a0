import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { streetFile } from '#tests/support/street-file.ts'
import { DAY, FITZROY, HOUR, openTilePortal, placesBeside, type TilePortal, until } from '#tests/support/tile-portal.ts'
import { sendTile, startTileServer, tileJsonOf, vectorTile } from '#tests/support/tile-server.ts'
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

describe('a tile that is four weeks old', () => {
  it('is served at once while one request renews it', async () => {
    const { get } = await portal.start()
    await get()
    portal.now += 29 * DAY
    const held: (() => void)[] = []
    portal.server.answerTiles((_request, response) => held.push(() => sendTile(response, vectorTile(13, 7395, 5025))))
    const answers = await Promise.all([get(), get(), get()])
    expect(answers.every(({ rawPayload }) => rawPayload.equals(vectorTile(...FITZROY)))).toBe(true)
    await until(() => held.length > 0)
    expect(portal.tilesAsked()).toHaveLength(2)
    held[0]?.()
    await expect.poll(async () => (await get()).rawPayload.equals(vectorTile(13, 7395, 5025))).toBe(true)
    expect(portal.tilesAsked()).toHaveLength(2)
  })

  it.each([[204], [404]])('stays where the service answers %d, which is asked again after an hour', async (status) => {
    const { get } = await portal.start()
    const { rawPayload } = await get()
    portal.now += 29 * DAY
    portal.fail(status)
    const before = portal.now
    while (portal.tilesAsked().length < 3) {
      expect((await get()).rawPayload.equals(rawPayload)).toBe(true)
      portal.now += HOUR / 12
    }
    expect(portal.now - before).toBeGreaterThan(HOUR)
  })

  it('stays while the service is gone for a week, which is asked less and less, and told of once', async () => {
    const { get } = await portal.start()
    await get()
    portal.now += 29 * DAY
    portal.fail(500)
    const { origin } = new URL(portal.server.address)
    portal.server.answerTileJson((_request, response) => response.writeHead(500).end())
    for (let passed = 0; passed < 7 * DAY; passed += HOUR / 2) {
      portal.now += HOUR / 2
      expect((await get()).statusCode).toBe(200)
      expect((await get([14, 14792, 10051])).statusCode).toBe(503)
    }
    expect(portal.server.asked.length).toBeLessThan(7 * 48 + 10)
    expect(portal.warnings).toHaveLength(1)
    portal.recover()
    portal.server.answerTileJson((_request, response) => response.end(JSON.stringify(tileJsonOf(origin))))
    portal.now += HOUR / 2
    expect((await get([14, 14792, 10051])).statusCode).toBe(200)
  })
})

describe('the tiles on disk', () => {
  it('are there after a restart, also while the service is away, and are told of in a line', async () => {
    const first = await portal.start()
    await first.get()
    await first.app.close()
    portal.now += 3 * DAY
    await portal.server.close()
    const { line, streets, get } = await portal.start()
    expect(line).toMatch(
      /^Street tiles of maps come from \S+\/planet, which cannot be reached \(ECONNREFUSED\) \(asked 3 days ago; 1 tiles saved, 1 MB\)\.$/,
    )
    expect((await get()).statusCode).toBe(200)
    expect(await streets()).toMatchObject({ scheme: 'openmaptiles' })
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['with zeros inside', (bytes) => bytes.fill(0, 20, bytes.length - 8)],
    ['of something else', () => gzipSync('<!doctype html>')],
  ])('that are broken, %s, are found at the first read after a start and asked for again', async (_, harm) => {
    const first = await portal.start()
    await first.get()
    await first.app.close()
    const name = (await readdir(portal.folder, { recursive: true })).find((file) => file.endsWith('.mvt.gz')) ?? ''
    const file = path.join(portal.folder, name)
    await writeFile(file, harm(await readFile(file)))
    const { get } = await portal.start()
    const answer = await get(FITZROY, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(answer.rawPayload).equals(vectorTile(...FITZROY))).toBe(true)
    expect(portal.tilesAsked()).toHaveLength(2)
  })

  it('are as many as may be, those used last', async () => {
    const { get, service } = await portal.start({ maximumBytes: 3 * 4096 })
    const places = placesBeside(3)
    for (const place of places) await get(place)
    await get(places[0])
    await get([14, 14799, 10051])
    await service.close()
    const files = (await readdir(portal.folder, { recursive: true })).filter((name) => name.endsWith('.mvt.gz'))
    expect(files.map((name) => path.basename(name)).toSorted()).toEqual(
      [14791, 14793, 14799].map((column) => `14-${column}-10051.mvt.gz`),
    )
  })

  it('are none on a full disk: the maps have them all the same, and the log says so once', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const { get } = await portal.start({ writeDraft: () => Promise.reject(full) })
    expect([(await get()).statusCode, (await get()).statusCode, (await get([14, 14792, 10051])).statusCode]).toEqual([
      200, 200, 200,
    ])
    expect(portal.tilesAsked()).toHaveLength(3)
    expect(portal.warnings).toEqual(['a file cannot be saved'])
  })

  it('of a service that was configured before go', async () => {
    const first = await portal.start()
    await first.get()
    const others = await startTileServer()
    await portal.start({ address: others.address })
    await others.close()
    expect(await readdir(portal.folder)).not.toContain(first.service.version)
  })
})

describe('a visitor', () => {
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
})
