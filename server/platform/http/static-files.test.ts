import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bareApp } from '#server/app.ts'

const script = 'x'.repeat(2000)
const worker = '/assets/maplibre-gl-worker-abc123.js'

let clientFolder: string
let app: FastifyInstance

beforeEach(async () => {
  clientFolder = await mkdtemp(path.join(tmpdir(), 'portal-client-'))
  await mkdir(path.join(clientFolder, 'assets'))
  for (const file of ['/assets/app-abc123.js', worker]) {
    await writeFile(path.join(clientFolder, file), script)
    await writeFile(path.join(clientFolder, `${file}.br`), brotliCompressSync(script))
  }
  await writeFile(path.join(clientFolder, 'service-worker.js'), script)
  await writeFile(path.join(clientFolder, 'site.webmanifest'), '{}')
  await writeFile(path.join(clientFolder, 'index.html'), '<html>')
  await mkdir(path.join(clientFolder, 'demo'))
  await writeFile(path.join(clientFolder, 'demo/video.html'), '<html>')
  app = await bareApp({ support: { phone: '(03) 7010 0100', email: 'help@homely.example' }, clientFolder })
})

afterEach(async () => {
  await app.close()
  await rm(clientFolder, { recursive: true })
})

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

it('the server sends a script as small as the build made it to who reads brotli', async () => {
  const small = await app.inject({ url: '/assets/app-abc123.js', headers: browser })
  expect(small.rawPayload).toEqual(brotliCompressSync(script))
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect((await app.inject({ url: '/assets/app-abc123.js' })).payload).toBe(script)
})

it('the server gives the worker of the maps a policy of its own, however it is sent', async () => {
  for (const headers of [browser, {}]) {
    const answer = await app.inject({ url: worker, headers })
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  }
})

it('the server gives the service worker a policy of its own, and lets nobody keep it', async () => {
  const { headers } = await app.inject({ url: '/service-worker.js', headers: browser })
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': "default-src 'none'; img-src 'self'; connect-src 'self'",
  })
  expect((await app.inject({ url: '/site.webmanifest' })).headers['cache-control']).toBe('public, max-age=3600')
})

it('the server gives a sample page a policy under which it has styles and nothing that runs; pages of the build are not files', async () => {
  const { statusCode, headers } = await app.inject({ url: '/demo/video.html' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self'; img-src 'self';/),
  })
  expect((await app.inject({ url: '/index.html' })).statusCode).toBe(404)
})

it('a file that the build did not make is not found, and files are told apart by their whole names', async () => {
  for (const name of [
    'nothing.js',
    'APP-abc123.js',
    'app-abc123.js.br',
    '',
    '/app-abc123.js',
    '..%2fsite.webmanifest',
  ]) {
    const { statusCode, headers } = await app.inject({ url: `/assets/${name}`, headers: browser })
    expect([name, statusCode]).toEqual([name, 404])
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  }
})
