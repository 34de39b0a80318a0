import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { picturesUnderTest } from '#tests/support/pictures-under-test.ts'
import { imagesRoutes } from './images-routes.ts'
import { listingImages } from './listing-images.ts'

let test: Awaited<ReturnType<typeof picturesUnderTest>>
let cacheFolder: string
const app = fastify()
beforeAll(async () => {
  test = await picturesUnderTest()
  cacheFolder = await mkdtemp(path.join(tmpdir(), 'listing-images-'))
  const others = { source: () => Promise.resolve(null), isShown: () => Promise.resolve(true) }
  await app.register(imagesRoutes({ ...listingImages(test, others), cacheFolder }))
}, 60_000)
afterAll(async () => {
  await app.close()
  await test.close()
  await rm(cacheFolder, { recursive: true, force: true })
})

const get = async (name: string) => {
  const { statusCode, headers } = await app.inject({
    url: `/images/${name}?width=320`,
    headers: { accept: 'image/webp' },
  })
  return [statusCode, headers['content-type']]
}
const unknown = [404, 'application/problem+json; charset=utf-8']

it('a picture from a feed is shown for as long as its listing names it', async () => {
  await test.show('front')
  await test.state(1, { m: 'front' })
  await test.fetch()
  const [photo] = await test.photos(1)
  const { identifier = '' } = photo ?? {}
  expect(await get(`${identifier}/1`)).toEqual([200, 'image/webp'])
  expect(await get(`${identifier}/2`)).toEqual(unknown)
  expect(await get(`${identifier.replace(/.$/, 'x')}/1`)).toEqual(unknown)
  expect(await get(`listing-picture-${crypto.randomUUID()}/1`)).toEqual(unknown)
  await test.state(1, { m: null })
  expect(await get(`${identifier}/1`)).toEqual(unknown)
})
