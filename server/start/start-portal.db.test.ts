import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { FolderInUse } from '#server/platform/database/errors.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { readEnvironment } from '#server/environment.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { imitatedCountry } from '#tests/support/imitated-country.ts'
import { squareRing, startMapService } from '#tests/support/map-service.ts'
import { PortUnavailable } from './http-listener.ts'
import { type PortalStart, type RunningPortal, startPortal } from './start-portal.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-start-'))
const running: RunningPortal[] = []
afterEach(async () => {
  for (const portal of running.splice(0)) await portal.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Whether this machine lets a test have a disk of its own. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && canMountAt(folder)

function canMountAt(place: string): boolean {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status !== 0) return false
  return spawnSync('umount', [place]).status === 0
}

async function start(variables: Record<string, string>) {
  const reading = readEnvironment(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      MAP_TILES_URL: 'off',
      GROUND_PLACES_URL: 'off',
      ...variables,
    },
    '/',
  )
  if (!reading.ok) throw new Error(reading.mistakes.join(' '))
  const said: string[] = []
  const options: PortalStart = {
    environment: reading.environment,
    version: '1.2.3',
    clientFolder: null,
    say: (line) => said.push(line),
    pages:
      ({ runDocument: execute }) =>
      async (app) => {
        app.get('/*', async () => (await execute('{ location(identifier: "fitzroy-vic-3065") { name } }', {})).data)
      },
  }
  const portal = await startPortal(options)
  running.push(portal)
  return { portal, said, url: portal.url.replace('localhost', '127.0.0.1') }
}

describe('the portal on its embedded database', () => {
  it(
    'prepares an empty folder, answers, and the second time has nothing to prepare',
    { timeout: 120_000 },
    async () => {
      const first = await start({})
      await first.portal.isReady
      expect(first.said).toEqual([
        expect.stringMatching(/^Prepared the tables of the database \(\d+ migrations\)\.$/),
        expect.stringMatching(/^Loaded \d{4} places\.$/),
        expect.stringContaining('npm run boundaries:import -- FILE'),
        `Open ${first.portal.url}`,
      ])
      expect(await (await fetch(`${first.url}/any/page`)).json()).toEqual({ location: { name: 'Fitzroy' } })
      expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
      await first.portal.stop()
      await expect(fetch(`${first.url}/healthz`)).rejects.toThrow('fetch failed')

      const second = await start({})
      await second.portal.isReady
      expect(second.said).toEqual([`Open ${second.portal.url}`])
    },
  )

  it('fetches the suburbs once it is open, and finds them without a new start', { timeout: 180_000 }, async () => {
    const country = imitatedCountry()
    for (const [number, { name, stateCode, longitude, latitude }] of gazetteerPlaces().entries()) {
      const state = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'].indexOf(stateCode) + 1
      const ring = squareRing(longitude - 0.001, latitude - 0.001, 0.002)
      country.suburbs.push({ code: `${state}1${String(number).padStart(4, '0')}`, name, ring })
    }
    country.suburbs.push({ code: '20002', name: 'Wattle Bend (Vic.)', ring: squareRing(144.97, -37.82) })
    country.postalAreas.push({ code: '3999', ring: squareRing(144.97, -37.82) })
    const service = await startMapService(country)
    onTestFinished(service.close)
    const settings = { DATA_DIR: path.join(folder, 'ground'), GROUND_PLACES_URL: service.url }
    const { portal, said, url } = await start(settings)
    const ask = async (query: string) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
      return JSON.stringify(await answer.json())
    }
    /** The search box, the finder and the map, where the place is to be, and the credits of the map. */
    const known = async () => [
      (await ask('{ locationSearch(filter: { query: "wattle b", types: [suburb], take: 5 }) { label } }')).includes(
        'Wattle Bend, VIC 3999',
      ),
      (
        await ask(
          '{ locationFinder(filter: { type: suburb, query: "wattle bend" }) { results { location { name } } } }',
        )
      ).includes('Wattle Bend'),
      (await (await fetch(`${url}/map/tiles/12/3697/2513`)).text()).includes('Wattle Bend'),
      (await (await fetch(`${url}/map/credits.json`)).text()).includes('Bureau of Statistics'),
    ]
    await portal.isReady
    // What is read now is read again later.
    await known()
    await expect.poll(() => said.join('\n'), { timeout: 120_000 }).toMatch(/suburbs read: \d places added/)
    expect(await known()).toEqual([true, true, true, true])
    expect([...service.agents]).toEqual(['HomelyPortal/1 (no public address; help@homely.example)'])
    await portal.stop()

    service.requests.length = 0
    const second = await start(settings)
    await second.portal.isReady
    await second.portal.stop()
    expect([second.said, service.requests]).toEqual([[`Open ${second.portal.url}`], []])
  })

  it('refuses a folder or a port that another one has, and leaves that one alone', { timeout: 120_000 }, async () => {
    const { portal, url } = await start({})
    await portal.isReady
    await expect(start({})).rejects.toThrow(FolderInUse)
    const port = new URL(url).port
    await expect(start({ PORT: port })).rejects.toThrow(PortUnavailable)
    await expect(start({ PORT: port })).rejects.toThrow(`Port ${port} is taken by another program.`)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it.skipIf(!canMount)(
    'reads on when it starts on a full disk, and saves once there is room',
    { timeout: 180_000 },
    async () => {
      const disk = path.join(folder, 'disk')
      mkdirSync(disk)
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk])
      onTestFinished(async () => {
        for (const portal of running.splice(0)) await portal.stop()
        spawnSync('umount', [disk])
      })
      const DATA_DIR = path.join(disk, 'data')
      const first = await start({ DATA_DIR })
      await first.portal.isReady
      await first.portal.stop()
      const rest = path.join(disk, 'rest')
      spawnSync('dd', ['if=/dev/zero', `of=${rest}`, 'bs=64k'])
      expect(statfsSync(disk).bavail).toBe(0)

      const { portal, said, url } = await start({ DATA_DIR })
      await portal.isReady
      const health = async () => (await fetch(`${url}/healthz`)).status
      expect(await (await fetch(`${url}/any/page`)).json()).toEqual({ location: { name: 'Fitzroy' } })
      expect(await health()).toBe(503)
      expect(said).toEqual([
        'The disk is full. Everything can be read; nothing is saved until there is more room.',
        `Open ${portal.url}`,
      ])
      rmSync(rest)
      await expect.poll(() => said.at(-1), { timeout: 30_000 }).toContain('There is room on the disk again')
      expect([await health(), (await fetch(`${url}/any/page`)).status]).toEqual([200, 200])
    },
  )

  it('can be stopped while it still prepares', { timeout: 120_000 }, async () => {
    const { portal, said } = await start({ DATA_DIR: path.join(folder, 'other') })
    await portal.stop()
    await portal.isReady.catch(() => {})
    expect(said).not.toContain(`Open ${portal.url}`)
  })
})

describe('the portal behind a proxy', () => {
  it('says plainly that the public origin is missing', async () => {
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', TRUSTED_PROXIES: '1' }
    const behind = await start(away)
    expect(behind.said[0]).toMatch(/^PUBLIC_ORIGIN is not set although a proxy is in front\./)
    const told = await start({ ...away, PUBLIC_ORIGIN: 'https://homely.example' })
    expect(told.said.join(' ')).not.toContain('PUBLIC_ORIGIN')
  })
})

describe('the portal on a PostgreSQL that is away', () => {
  it('shows the error screen with a 503 and Retry-After until it is told to stop', async () => {
    const { said, url } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    const page = await fetch(`${url}/for-sale/fitzroy-vic-3065/real-estate`)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    const html = await page.text()
    expect(html).toContain('<title>Sorry, Homely is unable to load</title>')
    expect(html).toContain('<a href="/for-sale/fitzroy-vic-3065/real-estate">Reload</a>')
    expect(html).toContain('tel:0370100100')
    const graph = await fetch(`${url}/graphql`, { method: 'POST', body: '{}' })
    expect([graph.status, graph.headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8'])
    expect((await fetch(`${url}/healthz`)).status).toBe(503)
    expect((await fetch(`${url}/api/version`)).headers.get('x-app-version')).toBe('1.2.3')
    await expect
      .poll(() => said, { timeout: 10_000 })
      .toEqual(['The database does not answer. Trying again until it does; pages show the error screen meanwhile.'])
  })

  const cluster = process.env.TEST_DATABASE_URL ?? ''

  it.skipIf(cluster === '')('answers without a restart once it is there', { timeout: 120_000 }, async () => {
    const test = await createTestDatabase()
    const [row] = await test.database.query<{ name: string }>('select current_database() as name')
    const real = new URL(cluster)
    const door = await closedDoor()
    const url = new URL(cluster)
    Object.assign(url, { hostname: '127.0.0.1', port: String(door.port), pathname: `/${row?.name}` })
    const { portal, url: portalUrl } = await start({ DATABASE_URL: url.href })
    expect((await fetch(portalUrl)).status).toBe(503)
    const server = await door.openTo(real.hostname, Number(real.port || 5432))
    await portal.isReady
    expect(await (await fetch(`${portalUrl}/any`)).json()).toEqual({ location: { name: 'Fitzroy' } })
    await running.pop()?.stop()
    server.close()
    await test.close()
  })
})

/** A port where nobody answers until it is opened to a server elsewhere. */
async function closedDoor() {
  const listen = (server: Server, port: number) =>
    new Promise<Server>((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
  const reserved = await listen(createServer(), 0)
  const address = reserved.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  await new Promise((resolve) => reserved.close(resolve))
  return {
    port,
    openTo: (host: string, target: number) =>
      listen(
        createServer((socket) => {
          const far = connect(target, host)
          socket.pipe(far).pipe(socket)
          for (const end of [socket, far]) end.on('error', () => socket.destroy())
        }),
        port,
      ),
  }
}
