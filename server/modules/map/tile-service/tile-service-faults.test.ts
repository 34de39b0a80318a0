import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  FITZROY,
  HOUR,
  openTilePortal,
  placesBeside,
  SECOND,
  type TilePortal,
  until,
} from '#tests/support/tile-portal.ts'
import { sendTile, vectorTile } from '#tests/support/tile-server.ts'

let portal: TilePortal

beforeEach(async () => {
  portal = await openTilePortal()
})
afterEach(() => portal.close())

describe('a service that fails', () => {
  it('is left alone for 2 seconds, then twice as long each time, up to 10 minutes', async () => {
    const { get } = await portal.start()
    portal.fail(500)
    const pauses: number[] = []
    for (let failures = 0; failures < 12; failures += 1) {
      const before = portal.tilesAsked().length
      let passed = 0
      while (portal.tilesAsked().length === before) {
        expect((await get()).statusCode).toBe(503)
        portal.now += SECOND
        passed += 1
      }
      pauses.push(passed)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600])
  })

  it('in its TileJSON alone goes on giving tiles', async () => {
    const { get, streets } = await portal.start()
    portal.server.answerTileJson((_request, response) => response.writeHead(500).end())
    portal.now += 25 * HOUR
    await streets()
    await until(() => portal.warnings.length === 1)
    const statuses: number[] = []
    for (const place of placesBeside(20)) {
      portal.now += 60 * SECOND
      statuses.push((await get(place)).statusCode)
    }
    expect(statuses).toEqual(Array(20).fill(200))
  })

  it('answers 51 visitors with no more than one request, and nothing of that is kept', async () => {
    const { get } = await portal.start()
    portal.fail(503)
    await get()
    for (let index = 0; index < 50; index += 1) {
      const answer = await get([14, 14740 + index, 10051])
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
    }
    expect(portal.tilesAsked()).toHaveLength(1)
    expect(portal.warnings).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/planet answers with 503\./)])
  })

  it.each([
    ['600', 600],
    ['Fri, 20 Nov 2026 02:20:00 GMT', 1200],
  ])('with Retry-After %s is left alone that long', async (header, seconds) => {
    const { get } = await portal.start()
    portal.fail(429, { 'retry-after': header })
    expect((await get()).statusCode).toBe(503)
    portal.recover()
    portal.now += (seconds - 1) * SECOND
    expect((await get()).statusCode).toBe(503)
    expect(portal.tilesAsked()).toHaveLength(1)
    portal.now += SECOND
    expect((await get()).statusCode).toBe(200)
  })

  it.each(['before it answers', 'in the middle of its answer'])(
    'by hanging %s is given up after 8 seconds',
    async (when) => {
      const { get } = await portal.start()
      let hasBegun = false
      portal.server.answerTiles((_request, response) => {
        if (when !== 'before it answers') response.write(vectorTile(...FITZROY).subarray(0, 20))
        hasBegun = true
      })
      const answer = get()
      await until(() => hasBegun)
      const ofRequests = portal.timeouts.filter(({ milliseconds }) => milliseconds === 8000)
      expect(ofRequests).toHaveLength(2)
      ofRequests.at(-1)?.controller.abort()
      expect((await answer).statusCode).toBe(503)
      expect(portal.warnings).toEqual([expect.stringContaining('gave no answer within 8 seconds')])
    },
  )

  it('by answering HTML, as a Wi-Fi does that wants a sign-in, or by anything else that is no tile gives none', async () => {
    const { get } = await portal.start()
    for (const [body, type] of [
      ['<!doctype html><title>Sign in</title>', 'text/html'],
      ['{"error":"none"}', 'application/json'],
      [Buffer.from(vectorTile(...FITZROY)).subarray(0, -3), 'application/x-protobuf'],
      [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'image/png'],
      ['', 'text/html'],
    ] as const) {
      portal.server.answerTiles((_request, response) => response.writeHead(200, { 'content-type': type }).end(body))
      expect((await get()).statusCode).toBe(503)
      portal.now += HOUR
    }
    portal.recover()
    expect((await get()).statusCode).toBe(200)
  })

  it('by redirecting is not followed', async () => {
    const { get } = await portal.start()
    portal.fail(302, { location: `${new URL(portal.server.address).origin}/elsewhere` })
    expect((await get()).statusCode).toBe(503)
    expect(portal.server.asked).not.toContain('/elsewhere')
    expect(portal.warnings).toEqual([expect.stringContaining('answers with a redirect')])
  })

  it.each([
    ['more than it sends', (length: number) => length + 50],
    ['less than it sends', (length: number) => length - 50],
  ])('by stating %s as its length gives no tile', async (_, lie) => {
    const { get } = await portal.start()
    portal.server.answerTiles((_request, response) => {
      const bytes = vectorTile(...FITZROY)
      response.strictContentLength = false
      response.socket?.write(
        `HTTP/1.1 200 OK\r\ncontent-type: application/x-protobuf\r\ncontent-length: ${lie(bytes.length)}\r\nconnection: close\r\n\r\n`,
      )
      response.socket?.write(bytes)
      response.socket?.end()
    })
    expect((await get()).statusCode).toBe(503)
  })

  it('by sending more than 1 MB is read no further, whatever it says, and other tiles go on', async () => {
    const { get } = await portal.start()
    let sent = 0
    portal.server.answerTiles((request, response) => {
      if (!request.url?.includes('/14791/')) return sendTile(response, vectorTile(...FITZROY))
      const part = Buffer.alloc(64 * 1024, 1)
      const write = (): void => {
        sent += part.length
        if (sent < 64 * 1024 * 1024 && !response.destroyed) response.write(part, () => setImmediate(write))
      }
      write()
    })
    expect((await get()).statusCode).toBe(503)
    expect(sent).toBeLessThan(16 * 1024 * 1024)
    expect((await get([14, 14792, 10051])).statusCode).toBe(200)
    expect((await get()).statusCode).toBe(503)
    expect(portal.tilesAsked()).toHaveLength(2)
    expect(portal.warnings).toEqual([])
  })

  it('does so by a small answer that is large once it is decompressed', async () => {
    const { get } = await portal.start()
    portal.server.answerTiles((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20 * 1024 * 1024))),
    )
    expect((await get()).statusCode).toBe(503)
  })
})
