import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pino } from 'pino'
import { importStreets } from '#server/modules/map/streets/import-streets.ts'
import { streetFile } from '#tests/support/street-file.ts'
import { startTileServer, type TileServer } from '#tests/support/tile-server.ts'
import { portalMap, streetsLine } from './portal-map.ts'

let dataFolder: string
let server: TileServer

beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'portal-map-'))
  server = await startTileServer()
})
afterEach(async () => {
  await server.close()
  await rm(dataFolder, { recursive: true, force: true })
})

const mapOf = (settings: Partial<Parameters<typeof portalMap>[0]> = {}) =>
  portalMap(
    {
      dataFolder,
      mapTilesUrl: server.address,
      mapStyleUrl: null,
      publicOrigin: 'https://homes.example',
      support: { phone: '', email: 'help@homes.example' },
      ...settings,
    },
    pino({ enabled: false }),
  )

it('a portal says in a line where its streets come from, and to the service who asks', async () => {
  expect(await streetsLine(mapOf())).toBe(
    `Street tiles of maps come from ${server.address} (asked today; 0 tiles saved, 0 MB).`,
  )
  expect(server.headers[0]?.['user-agent']).toBe('HomelyPortal/1 (https://homes.example; help@homes.example)')
})

it('a portal asks nobody for streets where that is off, where it has a style of somebody else, or where streets were imported', async () => {
  expect(await streetsLine(mapOf({ mapTilesUrl: null }))).toBeNull()
  expect(await streetsLine(mapOf({ mapStyleUrl: 'https://styles.example/a.json' }))).toBeNull()
  const file = path.join(dataFolder, 'australia.pmtiles')
  await writeFile(file, streetFile())
  await importStreets(path.join(dataFolder, 'map'), file)
  expect(await streetsLine(mapOf())).toBe('Maps show the streets that were imported (to zoom 14).')
  expect(server.asked).toEqual([])
})

it('a portal without Internet says so in one line', async () => {
  await server.close()
  expect(await streetsLine(mapOf())).toBe(
    `Maps have no true streets yet: ${server.address} cannot be reached (ECONNREFUSED). It is asked again later.`,
  )
})
