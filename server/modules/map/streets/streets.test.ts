import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { streetFile, type StreetFileOptions } from '#tests/support/street-file.ts'
import { importStreets } from './import-streets.ts'
import { NotStreets } from './read-street-file.ts'
import { streetsRoutes } from './streets-routes.ts'

let folder: string
let mapFolder: string
let app: FastifyInstance

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'streets-'))
  mapFolder = path.join(folder, 'map')
  app = fastify()
  await app.register(streetsRoutes, { mapFolder, services: [] })
})

afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function importFile(options?: StreetFileOptions) {
  const file = path.join(folder, 'australia.pmtiles')
  await writeFile(file, streetFile(options))
  return importStreets(mapFolder, file)
}

const record = async () => (await app.inject('/map/streets.json')).json()
const streetFiles = async () => (await readdir(mapFolder)).filter((name) => name.endsWith('.pmtiles'))

describe('street tiles', () => {
  it('are none before an import', async () => {
    const answer = await app.inject('/map/streets.json')
    expect([answer.statusCode, answer.json()]).toEqual([200, null])
  })

  it('are known without a new start, under the name of their content, credited in plain text', async () => {
    const streets = await importFile()
    expect(streets).toMatchObject({ scheme: 'protomaps', maxZoom: 14, attribution: '© Somebody' })
    expect(streets.path).toMatch(/^\/map\/streets\/streets-[0-9a-f]{16}\.pmtiles$/)
    expect(await record()).toEqual(streets)
  })

  it('are served by ranges and may be kept for good', async () => {
    const { path: url } = await importFile()
    const part = await app.inject({ url, headers: { range: 'bytes=0-6' } })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'PMTiles',
      `bytes 0-6/${streetFile().length}`,
    ])
    expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const beyond = await app.inject({ url, headers: { range: 'bytes=99999999-' } })
    expect(beyond.statusCode).toBe(416)
    const whole = await app.inject(url)
    expect(whole.rawPayload.equals(streetFile())).toBe(true)
  })

  it('are nothing else of their folder', async () => {
    await importFile()
    for (const name of [
      'streets.json',
      '../australia.pmtiles',
      '%2e%2e/australia.pmtiles',
      'streets-0000000000000000.pmtiles',
    ]) {
      expect((await app.inject(`/map/streets/${name}`)).statusCode).toBeGreaterThanOrEqual(400)
    }
  })

  it('get a new name when they change; the one before stays for open pages, older ones go', async () => {
    const first = await importFile()
    const second = await importFile({ maxZoom: 13 })
    expect(second.path).not.toBe(first.path)
    expect(await streetFiles()).toHaveLength(2)
    const third = await importFile({ maxZoom: 12 })
    expect(await record()).toEqual(third)
    const names = [second, third].map((streets) => path.posix.basename(streets.path))
    expect((await streetFiles()).toSorted()).toEqual(names.toSorted())
  })

  it('of OpenMapTiles are known by their layers, and credited to OpenStreetMap where they say nothing', async () => {
    const metadata = { vector_layers: [{ id: 'transportation' }, { id: 'water' }] }
    expect(await importFile({ metadata })).toMatchObject({
      scheme: 'openmaptiles',
      attribution: '© OpenStreetMap contributors',
    })
  })

  it('are credited by the first 2,000 characters of what they say, for markup without an end takes ever longer', async () => {
    const metadata = { vector_layers: [{ id: 'transportation' }], attribution: `${'<'.repeat(2000)}© Somebody` }
    expect((await importFile({ metadata })).attribution).toBe('© OpenStreetMap contributors')
  })

  it('are refused in plain words where the maps could not show them, and what was there stays', async () => {
    const before = await importFile()
    const refused: [StreetFileOptions, string][] = [
      [{ tileType: 2 }, 'The file holds pictures, not vector tiles.'],
      [{ bounds: { south: 48.8, west: 2.3, north: 48.81, east: 2.31 } }, 'The file shows no part of Australia.'],
      [
        { metadata: { vector_layers: [{ id: 'lines' }] } },
        'The file names its layers neither as Protomaps nor as OpenMapTiles does. It has: lines.',
      ],
    ]
    for (const [options, message] of refused) {
      await expect(importFile(options)).rejects.toThrow(new NotStreets(message))
    }
    const text = path.join(folder, 'notes.pmtiles')
    await writeFile(text, 'not a map')
    await expect(importStreets(mapFolder, text)).rejects.toThrow('The file is not PMTiles of version 3.')
    await expect(importStreets(mapFolder, path.join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await record()).toEqual(before)
  })

  it('are those of the tile service until some were imported, which win', async () => {
    const ofService = {
      path: '/map/tiles/0/{z}/{x}/{y}',
      scheme: 'openmaptiles',
      maxZoom: 14,
      attribution: '',
    } as const
    const asked = fastify()
    await asked.register(streetsRoutes, {
      mapFolder,
      services: [{ streets: async () => null }, { streets: async () => ofService }],
    })
    expect((await asked.inject('/map/streets.json')).json()).toEqual(ofService)
    const imported = await importFile()
    expect((await asked.inject('/map/streets.json')).json()).toEqual(imported)
    await asked.close()
  })

  it('are none where the record is not ours', async () => {
    const streets = await importFile()
    const file = path.join(mapFolder, 'streets.json')
    await writeFile(file, JSON.stringify({ ...streets, path: 'https://elsewhere.example/x.pmtiles' }))
    expect(await record()).toBeNull()
    expect(JSON.parse(await readFile(file, 'utf8'))).not.toBeNull()
  })
})
