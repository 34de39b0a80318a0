import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTilePortal, SECOND, type TilePortal, until } from '#tests/support/tile-portal.ts'
import { tileJsonOf } from '#tests/support/tile-server.ts'

let portal: TilePortal

beforeEach(async () => {
  portal = await openTilePortal()
})
afterEach(() => portal.close())

describe('a TileJSON', () => {
  const other = 'https://elsewhere.example'
  it.each<[string, object | string, string]>([
    ['that names another host', { tiles: [`${other}/{z}/{x}/{y}.pbf`] }, 'has its tiles at another host'],
    [
      'one of whose hosts is another',
      { tiles: ['OWN/{z}/{x}/{y}.pbf', `${other}/{z}/{x}/{y}.pbf`] },
      'has its tiles at another host',
    ],
    [
      'whose host is made of the numbers',
      { tiles: ['http://127.0.0.{z}/{x}/{y}.pbf'] },
      'has its tiles at another host',
    ],
    ['that names no tiles', { tiles: [] }, 'does not say where its tiles are'],
    ['of pictures', { format: 'png' }, 'has pictures, not vector tiles'],
    ['that counts from the south', { scheme: 'tms' }, 'counts rows from the south'],
    ['of somewhere else', { bounds: [2, 48, 3, 49] }, 'has no tiles of Australia'],
    ['without zooms', { maxzoom: 'all' }, 'states no zooms'],
    ['in a scheme that the maps do not know', { vector_layers: [{ id: 'lines' }] }, 'It has: lines'],
    ['of more than 1 MB', { filler: 'x'.repeat(1024 * 1024) }, 'sends more than 1048576 bytes'],
    [
      'with a name of a layer that is not for a terminal',
      { vector_layers: [{ id: `\u001B[2J${'x'.repeat(1000)}` }] },
      `It has: [2J${'x'.repeat(197)}. `,
    ],
    ['that is HTML', '<!doctype html>', 'answers with something that is no TileJSON'],
  ])('%s is refused, in plain words, and maps are as without', async (_, facts, reason) => {
    const { origin } = new URL(portal.server.address)
    const document =
      typeof facts === 'string' ? facts : JSON.stringify(tileJsonOf(origin, { ...facts })).replace('OWN', origin)
    portal.server.answerTileJson((_request, response) => response.end(document))
    const { line, streets, get } = await portal.start()
    expect(line).toContain(`Maps have no true streets yet: ${portal.server.address}`)
    expect(line).toContain(reason)
    expect(await streets()).toBeNull()
    expect((await get()).statusCode).toBe(503)
    expect(portal.server.asked).toEqual(['/planet'])
    expect(portal.warnings).toEqual([])
  })

  it('is read later where the service was away at the start, without anybody waiting', async () => {
    portal.server.answerTileJson((_request, response) => response.writeHead(502).end())
    const { streets } = await portal.start()
    const answers: (() => void)[] = []
    portal.server.answerTileJson((_request, response) => {
      answers.push(() => response.end(JSON.stringify(tileJsonOf(new URL(portal.server.address).origin))))
    })
    portal.now += 3 * SECOND
    expect(await streets()).toBeNull()
    await until(() => answers.length > 0)
    expect(await streets()).toBeNull()
    answers[0]?.()
    await expect.poll(streets).toMatchObject({ scheme: 'openmaptiles' })
    expect(portal.warnings).toEqual([])
  })
})
