import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { imagesRoutes } from './images-routes.ts'
import { memberImages } from './member-images.ts'

let test: TestDatabase
let database: Database
let app: FastifyInstance
let folder: string

const setPicture = (picture: Buffer | null) =>
  database.query('update member set avatar_picture = $1, avatar_version = avatar_version + 1 where id = 1', [picture])
const get = (name: string) =>
  app.inject({ url: `/images/${name}?width=152&height=152`, headers: { accept: 'image/webp' } })

beforeAll(async () => {
  test = await createTestDatabase()
  database = test.database
  await database.query(
    `insert into member (id, username, name, email, created_at) values (1, 'mia', 'Mia', 'mia@homely.example', now())`,
  )
  folder = await mkdtemp(path.join(tmpdir(), 'member-images-'))
  app = fastify()
  await app.register(imagesRoutes({ ...memberImages(database, () => Promise.resolve(null)), cacheFolder: folder }))
})
afterAll(async () => {
  await app.close()
  await test.close()
  await rm(folder, { recursive: true })
})

describe('the picture of a member', () => {
  it('is shown in the size asked for, and no longer once it is replaced, removed or the account deleted', async () => {
    const red = { create: { width: 400, height: 400, channels: 3, background: 'red' } } as const
    await setPicture(await sharp(red).webp().toBuffer())
    const first = await get('member-1/1')
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp'])
    // The next width that the service keeps.
    expect((await sharp(first.rawPayload).metadata()).width).toBe(160)

    await setPicture(await sharp(red).webp().toBuffer())
    expect([(await get('member-1/1')).statusCode, (await get('member-1/2')).statusCode]).toEqual([404, 200])
    await setPicture(null)
    expect([(await get('member-1/2')).statusCode, (await get('member-1/3')).statusCode]).toEqual([404, 404])
    await setPicture(await sharp(red).webp().toBuffer())
    expect((await get('member-1/4')).statusCode).toBe(200)
    await database.query('update member set deleted_at = now() where id = 1')
    expect((await get('member-1/4')).statusCode).toBe(404)
  })

  it('is drawn where an agent has none', async () => {
    expect((await get('member-default/1')).statusCode).toBe(200)
    expect((await get('member-default/2')).statusCode).toBe(404)
  })

  it.each(['member-2/1', 'member-99999999999/1', 'member-x/1', 'other/1'])('is not found as %s', async (name) => {
    expect((await get(name)).statusCode).toBe(404)
  })
})
