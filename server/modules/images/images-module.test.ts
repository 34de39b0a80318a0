import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { imagesModule } from './images-module.ts'

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

async function start(): Promise<FastifyInstance> {
  const started = fastify({ routerOptions: { maxParamLength: 2000 } })
  await started.register(
    imagesModule({
      cacheFolder: folder,
      source: async (identifier, version) => {
        reads.push(`${identifier}/${version}`)
        return identifier === 'facade-1' && version === 1 ? drawing : null
      },
    }),
  )
  return started
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a picture', () => {
  it('is made in the width asked for, in its own shape, and may be kept for good', async () => {
    const answer = await get('/images/facade-1/1?width=400', { accept: 'image/avif,image/webp,*/*;q=0.8' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'content-length': String(answer.rawPayload.length),
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 400, height: 267 })
  })

  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['text/html', 'image/jpeg'],
  ])('for "%s" is sent as %s', async (accept, type) => {
    const answer = await get('/images/facade-1/1?width=160', { accept })
    expect(answer.headers['content-type']).toBe(type)
    const format = type === 'image/avif' ? 'heif' : type.slice('image/'.length)
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format)
  })
})
