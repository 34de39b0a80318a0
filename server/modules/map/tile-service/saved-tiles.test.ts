import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, FITZROY, HOUR, openTilePortal, placesBeside, type TilePortal, until } from '#tests/support/tile-portal.ts'
import { sendTile, startTileServer, tileJsonOf, vectorTile } from '#tests/support/tile-server.ts'

let portal: TilePortal

beforeEach(async () => {
  portal = await openTilePortal()
})
afterEach(() => portal.close())

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

  it('by a clock that was set right since is renewed too', async () => {
    const { get } = await portal.start()
    portal.now += 400 * DAY
    await get()
    portal.now -= 300 * DAY
    await get()
    await expect.poll(portal.tilesAsked).toHaveLength(2)
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
