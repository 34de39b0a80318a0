import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { imageUrl } from '#domain/images/image-url.ts'
import { bareApp } from '#server/app.ts'
import { imagesRoutes, type ImagesOptions } from './images-routes.ts'

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1066" width="1600" height="1066">' +
    '<rect width="1600" height="1066" fill="#2c6e49"/><circle cx="800" cy="533" r="300" fill="#ffd166"/></svg>',
)

let folder: string
let app: FastifyInstance
let reads: string[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'))
  reads = []
  app = await start()
})

afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** The service in the portal's own frame, so that headers, failures and compression are those of the portal. */
async function start(options: Partial<ImagesOptions> = {}): Promise<FastifyInstance> {
  const started = await bareApp({ support: { phone: '(03) 7010 0100', email: 'help@homely.example' } })
  const source = async (identifier: string, version: number) => {
    reads.push(`${identifier}/${version}`)
    return identifier.startsWith('facade-') && version === 1 ? drawing : null
  }
  await started.register(imagesRoutes({ cacheFolder: folder, source, ...options }))
  return started
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const pictureFor = (service: FastifyInstance, name: string, remoteAddress: string) =>
  service.inject({ url: `/images/${name}/1?width=160`, remoteAddress })
const browser = { accept: 'image/avif,image/webp,*/*;q=0.8', 'accept-encoding': 'gzip, br' }

describe('a picture', () => {
  it('loads on other sites and in mails, also when it is asked for again', async () => {
    const { headers } = await get('/images/facade-1/1?width=160')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const again = await get('/images/facade-1/1?width=160', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.headers['cross-origin-resource-policy']]).toEqual([304, undefined])
  })

  it('is made in the width asked for, in its own shape, and may be kept for good', async () => {
    const answer = await get(imageUrl({ identifier: 'facade-1', version: 1, width: 400 }), browser)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept'),
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 400, height: 267 })
  })

  it.each([
    [browser.accept, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['text/html', 'image/jpeg', 'jpeg'],
  ])('for "%s" is sent as %s', async (accept, type, format) => {
    const answer = await get('/images/facade-1/1?width=160', { accept })
    expect(answer.headers['content-type']).toBe(type)
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format)
  })

  it.each([
    ['width=400&height=300', 400, 300],
    ['width=152&height=152&quality=60', 160, 160],
    ['width=1200&height=630&quality=auto', 1200, 630],
    ['width=9999', 1600, 1066],
    ['', 800, 533],
    ['width=320&utm_source=letter', 320, 213],
  ])('with %s is %d × %d', async (query, width, height) => {
    const answer = await get(`/images/facade-1/1?${query}`)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height })
  })

  it('answers HEAD with the headers of GET alone', async () => {
    const whole = await get('/images/facade-1/1?width=160', browser)
    const head = await app.inject({ method: 'HEAD', url: '/images/facade-1/1?width=160', headers: browser })
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
  })
})

describe('a picture that the browser has', () => {
  it('is not sent again, nor made, even by another server', async () => {
    const { etag } = (await get('/images/facade-1/1?width=160', browser)).headers
    await app.close()
    await rm(folder, { recursive: true })
    app = await start()
    reads = []
    for (const known of [String(etag), `W/${etag}`, `"other", ${etag}`]) {
      const answer = await get('/images/facade-1/1?width=160', { ...browser, 'if-none-match': known })
      expect(answer.statusCode).toBe(304)
      expect(answer.rawPayload).toHaveLength(0)
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
    }
    expect(reads).toEqual([])
  })

  it('in another format or size is sent', async () => {
    const { etag } = (await get('/images/facade-1/1?width=160', browser)).headers
    const known = { 'if-none-match': String(etag) }
    expect((await get('/images/facade-1/1?width=160', { ...known, accept: 'image/webp' })).statusCode).toBe(200)
    expect((await get('/images/facade-1/1?width=320', { ...browser, ...known })).statusCode).toBe(200)
    expect((await get('/images/holiday/1?width=160', { ...browser, ...known })).statusCode).toBe(404)
  })
})

describe('the work', () => {
  it('is done once for who asks at the same time, for addresses that mean the same, and over a restart', async () => {
    const same = ['width=400', 'width=399.7', 'width=321', 'width=400&quality=auto']
    const answers = await Promise.all(same.map((query) => get(`/images/facade-1/1?${query}`, browser)))
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1)
    expect(reads).toEqual(['facade-1/1'])
    await app.close()
    app = await start()
    const again = await get('/images/facade-1/1?width=400', browser)
    expect(again.rawPayload).toEqual(answers[0]?.rawPayload)
    expect(reads).toEqual(['facade-1/1'])
  })

  it('is done again when the stored picture is broken', async () => {
    const first = await get('/images/facade-1/1?width=160', browser)
    await app.close()
    const stored = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.avif'))
    expect(stored).toHaveLength(1)
    await truncate(path.join(folder, stored[0] ?? ''), 100)
    app = await start()
    const again = await get('/images/facade-1/1?width=160', browser)
    expect(again.rawPayload).toEqual(first.rawPayload)
    expect(reads).toHaveLength(2)
  })

  it('for a whole page of cards at once ends with every picture', async () => {
    const cards = Array.from({ length: 25 }, (_, index) => `/images/facade-${index}/1?width=400`)
    const answers = await Promise.all(cards.map((url) => get(url, browser)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(cards.map(() => 200))
    expect(reads).toHaveLength(25)
  })

  it('that would wait too long is refused for now', async () => {
    const gate = Promise.withResolvers<Buffer>()
    const busy = await start({ parallelRenders: 1, longestQueue: 1, source: () => gate.promise })
    const asked = [1, 2, 3].map((each) => busy.inject(`/images/facade-${each}/1?width=160`))
    const refused = await Promise.race(asked)
    expect(refused.statusCode).toBe(503)
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(refused.json()).toMatchObject({ status: 503, errors: [{ code: 'UNAVAILABLE' }] })
    gate.resolve(drawing)
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 503])
    await busy.close()
  })

  it('is made next for a visitor, while sixty of another address wait', async () => {
    const drawn: string[] = []
    const source = async (identifier: string) => {
      drawn.push(identifier)
      return drawing
    }
    const busy = await start({ parallelRenders: 1, source })
    const sixty = Array.from({ length: 60 }, (_, index) => pictureFor(busy, `many-${index}`, '198.51.100.1'))
    await sixty[0]
    expect((await pictureFor(busy, 'visitor', '203.0.113.7')).statusCode).toBe(200)
    expect(drawn.length).toBeLessThan(10)
    await Promise.all(sixty)
    expect(drawn).toHaveLength(61)
    await busy.close()
  })

  it('of a visitor begins before a picture of another address is finished', async () => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const source = async (identifier: string) => {
      begun.resolve()
      if (identifier !== 'visitor') await gate.promise
      return drawing
    }
    const busy = await start({ parallelRenders: 1, source })
    const asked = Promise.all([1, 2, 3].map((each) => pictureFor(busy, `slow-${each}`, '198.51.100.1')))
    await begun.promise
    expect((await pictureFor(busy, 'visitor', '203.0.113.7')).statusCode).toBe(200)
    gate.resolve()
    await asked
    await busy.close()
  })

  it('is refused to an address that has too many waiting, and made for others', async () => {
    const gate = Promise.withResolvers<void>()
    const source = async () => {
      await gate.promise
      return drawing
    }
    const busy = await start({ parallelRenders: 1, longestOfAddress: 2, source })
    const asked = [1, 2, 3, 4].map((each) => pictureFor(busy, `greedy-${each}`, '198.51.100.1'))
    expect((await Promise.race(asked)).statusCode).toBe(503)
    const other = pictureFor(busy, 'visitor', '203.0.113.7')
    gate.resolve()
    expect((await other).statusCode).toBe(200)
    await Promise.all(asked)
    await busy.close()
  })

  it('that fails tells nothing of the inside', async () => {
    const broken = await start({ source: async () => Buffer.from('not a picture at all') })
    const answer = await broken.inject('/images/facade-1/1?width=160')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toMatch(/buffer|sharp|unsupported/i)
    await broken.close()
  })
})

describe('parameters that cannot be read', () => {
  it.each([
    ['width=0', 'width'],
    ['width=-320', 'width'],
    ['width=NaN', 'width'],
    ['width=1e9', 'width'],
    ['width=99999999', 'width'],
    ['width=', 'width'],
    ['width=320&width=640', 'width'],
    ['width=%00320', 'width'],
    ['width=%FF', 'width'],
    ['height=0&width=320', 'height'],
    ['height=x&width=320', 'height'],
    ['quality=0&width=320', 'quality'],
    ['quality=best&width=320', 'quality'],
    ['quality=101&width=320', 'quality'],
  ])('are refused: %s', async (query, field) => {
    const answer = await get(`/images/facade-1/1?${query}`, browser)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field, code: 'BAD_INPUT' }] })
    expect(reads).toEqual([])
  })
})

describe('a picture that does not exist', () => {
  it.each(['/images/holiday/1', '/images/facade-1/2'])('is a 404 for a minute: %s', async (url) => {
    const answer = await get(`${url}?width=320`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'public, max-age=60',
    })
    expect(answer.json()).toMatchObject({ status: 404, errors: [{ code: 'NOT_FOUND' }] })
    expect(reads).toHaveLength(1)
  })

  it.each([
    '/images/facade-1/0',
    '/images/facade-1/-1',
    '/images/facade-1/1.5',
    '/images/facade-1/01',
    '/images/facade-1/latest',
    '/images/facade-1/99999999999999999999',
    '/images/%2e%2e%2f%2e%2e%2fetc%2fpasswd/1',
    '/images/..%2F..%2Fpackage.json/1',
    '/images/..%5C..%5Cpackage.json/1',
    '/images/%2Fetc%2Fpasswd/1',
    '/images/facade-1%00.svg/1',
    '/images/.hidden/1',
    '/images/fa%20cade/1',
    '/images/f%C3%A4cade/1',
    `/images/${'a'.repeat(300)}/1`,
    '/images/facade-1/1/../../../package.json',
    '/images/../package.json',
    '/images//1',
    '/images/facade-1',
  ])('nor could: %s', async (url) => {
    const answer = await get(`${url}?width=320`)
    expect(answer.statusCode).toBe(404)
    expect(reads).toEqual([])
  })

  it('nor one whose address is not even text', async () => {
    expect((await get('/images/%ff/1')).statusCode).toBe(400)
  })

  it('nor does the address take anything', async () => {
    const answer = await app.inject({ method: 'POST', url: '/images/facade-1/1' })
    expect(answer.statusCode).toBe(405)
  })
})
