import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { groundUnderTest, lastMessage } from '#tests/support/ground-under-test.ts'
import { squareRing } from '#tests/support/map-service.ts'
import { type FetchOptions, GroundNotFetched, groundReportLines } from './fetch-ground.ts'
import { isGroundDone } from './fetch-once.queries.ts'
import { type GroundJob, writeJob } from './ground-job.ts'
import { runGroundProcess } from './ground-process.ts'

let test: TestDatabase
let ground: Awaited<ReturnType<typeof groundUnderTest>>

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  ground = await groundUnderTest(test.database)
})
afterEach(() => ground.close())

describe('a fetch that is cut off', () => {
  it('goes on with the states that are missing', async () => {
    ground.service.fault = (query, response) => {
      if (!query.get('where')?.includes("'5'")) return false
      response.writeHead(404).end()
      return true
    }
    await expect(ground.fetchNow()).rejects.toThrow(new GroundNotFetched('The service has no such layer', false))
    expect(await ground.suburbs('NSW')).toEqual([])
    ground.service.fault = () => false
    ground.service.requests.length = 0
    expect(await ground.fetchNow()).toMatchObject({ added: 8 })
    expect(ground.service.requests.some(({ search }) => search.includes('%271%27'))).toBe(false)
  })

  it('matches anew where the database has other places meanwhile, with the pages that were read', async () => {
    await ground.addSuburb(7, 'melbourne-vic-3000', 'Melbourne', 144.95, -37.82)
    ground.service.fault = (query, response) => {
      if (!query.get('where')?.includes("'5'")) return false
      response.writeHead(404).end()
      return true
    }
    await expect(ground.fetchNow()).rejects.toThrow('The service has no such layer')
    await test.database.exec('truncate location restart identity cascade')
    await ground.addSuburb(7, 'hobart-tas-7000', 'Hobart', 147.32, -42.89)
    ground.service.fault = () => false
    ground.service.requests.length = 0
    await ground.fetchNow()
    expect((await ground.suburbs('TAS'))[0]?.outline).toContain('147.32 -42.89')
    const pages = ground.service.requests.filter(({ searchParams }) => searchParams.has('resultOffset'))
    expect(pages.map(({ searchParams }) => searchParams.get('where'))).toEqual(["state_code_2021='5'"])
  })

  it('begins anew where it asks another service', async () => {
    await lastMessage(await prepared({ url: ground.service.url, userAgent: '' }), () => {})
    const elsewhere = `${ground.service.url}/ASGS`
    await expect(ground.fetchNow({ from: { url: elsewhere, userAgent: '' } })).resolves.toMatchObject({ added: 8 })
    expect(ground.service.requests.some(({ pathname }) => pathname.startsWith('/ASGS/'))).toBe(true)
  })

  const prepared = async (from: GroundJob['from']) => {
    await writeJob(path.join(ground.folder, 'ground'), { from, known: [] })
    return path.join(ground.folder, 'ground')
  }
})

describe('the process that fetches', () => {
  it('has its folder to itself', async () => {
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const run: FetchOptions['run'] = async (job, tell) => {
      begun.resolve()
      await goOn.promise
      return lastMessage(job, tell)
    }
    const first = ground.fetchNow({ run })
    await begun.promise
    await expect(ground.fetchNow()).rejects.toThrow(new GroundNotFetched('Another process is fetching them', true))
    goOn.resolve()
    expect(await first).toMatchObject({ added: 8 })
    expect(await ground.fetchNow()).toMatchObject({ added: 0 })
  })

  it('does the same in a process of its own and tells of each state', async () => {
    const signal = new AbortController().signal
    expect(await ground.fetchNow({ run: (job, tell) => runGroundProcess(job, tell, signal) })).toMatchObject({
      added: 8,
    })
    const states = ground.messages.flatMap((message) => (message.kind === 'state' ? [message.report.stateCode] : []))
    expect(states).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
  })

  it('ends with the server', async () => {
    const stopping = new AbortController()
    ground.service.fault = () => {
      stopping.abort(new Error('The server ends'))
      return true
    }
    const fetching = ground.fetchNow({ run: (job, tell) => runGroundProcess(job, tell, stopping.signal) })
    await expect(fetching).rejects.toThrow('The server ends')
  })

  it('that cannot read its files says why', async () => {
    const from = { folder: path.join(ground.folder, 'none') }
    await expect(ground.fetchNow({ from })).rejects.toThrow(/ENOENT/)
    await mkdir(from.folder)
    await writeFile(path.join(from.folder, 'vic.geojson'), '<html>')
    await expect(ground.fetchNow({ from })).rejects.toThrow('The file is not GeoJSON.')
  })
})

describe('a disk that is nearly full', () => {
  const job = () => path.join(ground.folder, 'ground')
  const fetchWith = (megabytes: () => number) => {
    const freeBytes = () => Promise.resolve(megabytes() * 1024 * 1024)
    return ground.fetchNow({ run: (folder, tell) => lastMessage(folder, tell, freeBytes) })
  }

  it('is left to the database', async () => {
    const error = new GroundNotFetched('Only 599 MB of the disk are free, and it takes 600 MB', true)
    await expect(fetchWith(() => 599)).rejects.toThrow(error)
    expect(ground.service.requests).toEqual([])
  })

  it('gets back what was read', async () => {
    const megabytes = () => (ground.service.requests.length > 6 ? 199 : 700)
    await expect(fetchWith(megabytes)).rejects.toThrow('Only 199 MB')
    expect(await readdir(job())).toEqual(['job.json'])
  })

  it('that files cannot be written on gets back what was read', async () => {
    await mkdir(path.join(job(), 'pages', 'suburbs-1', '0.json.part'), { recursive: true })
    await expect(fetchWith(() => 700)).rejects.toThrow(GroundNotFetched)
    expect(await readdir(job())).toEqual(['job.json'])
  })
})

describe('what cannot be the suburbs of the country', () => {
  it('is not stored where most known places are missing, and read anew the next time', async () => {
    await ground.addSuburb(3, 'carlton-vic-3053', 'Carlton', 144.96, -37.8)
    await ground.addSuburb(4, 'fitzroy-vic-3065', 'Fitzroy', 144.98, -37.8)
    await ground.addSuburb(5, 'melbourne-vic-3000', 'Melbourne', 144.95, -37.82)
    await expect(ground.fetchNow()).rejects.toThrow(
      new GroundNotFetched('These are not the suburbs of the country: only 1 of 3 known places are among them', false),
    )
    expect(await ground.suburbs('NSW')).toEqual([])
    ground.service.suburbs.push({ code: '20002', name: 'Carlton', ring: squareRing(144.96, -37.8) })
    expect(await ground.fetchNow()).toMatchObject({ added: 7, outlines: 9 })
  })

  it('is not stored where a state has none but names that are none', async () => {
    for (const suburb of ground.service.suburbs) if (suburb.code === '40001') suburb.name = '---'
    await expect(ground.fetchNow()).rejects.toThrow('none is of SA')
    expect(await isGroundDone(test.database)).toBe(false)
  })

  it('is stored from files of one state, and the server still fetches the country', async () => {
    const geometry = { type: 'Polygon', coordinates: [squareRing(151.2, -33.88)] }
    const properties = { sal_name_2021: 'Sydney', state_code_2021: '1', sal_code_2021: '1' }
    await writeFile(path.join(ground.folder, 'nsw.geojson'), JSON.stringify({ features: [{ properties, geometry }] }))
    const report = await ground.fetchNow({ from: { folder: ground.folder } })
    expect(groundReportLines(report).at(-1)).toBe(
      'No suburb of ACT, NT, QLD, SA, TAS, VIC, WA: the server still fetches those of the country.',
    )
    expect([report.outlines, await isGroundDone(test.database)]).toEqual([1, false])
    await ground.fetchNow()
    expect(await isGroundDone(test.database)).toBe(true)
  })
})
