import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isServiceAddress, serviceClient, ServiceError } from '#server/platform/http/service-client.ts'
import { type Fault, type MapServiceSettings, squareRing, startMapService } from '#tests/support/map-service.ts'
import { serviceSource } from './ground-source.ts'
import { withRetries } from './retries.ts'
import { serviceObjects } from './service-objects.ts'

let service: Awaited<ReturnType<typeof startMapService>>
let folder: string
let slept: number[]
let isHung: boolean
let late: AbortController

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ground-'))
  slept = []
  isHung = false
  late = new AbortController()
})
afterEach(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

const suburbs = Array.from({ length: 7 }, (_, number) => ({
  code: `2${number}000`,
  name: `Place ${number} (Vic.)`,
  ring: squareRing(145 + number / 20, -38),
}))

const start = async (settings: Partial<MapServiceSettings> = {}) => {
  service = await startMapService({ suburbs: [...suburbs], postalAreas: [], pageSize: 3, ...settings })
}

const objects = (mostBytes = 1_000_000) => {
  const client = serviceClient({
    address: service.url,
    userAgent: 'portal-under-test',
    accept: 'application/json',
    timeoutMs: 60_000,
    timeoutSignal: () => late.signal,
  })
  return serviceObjects(client, mostBytes)
}

const source = (mostBytes?: number) => {
  const request = objects(mostBytes)
  const sleep = (milliseconds: number) => {
    slept.push(milliseconds)
    return Promise.resolve()
  }
  return serviceSource({
    url: service.url,
    folder,
    request: (address) => withRetries(() => request(address), { sleep, clock: () => new Date('2026-11-28T00:00:00Z') }),
    onPage: () => {},
  })
}

const namesOfVictoria = async () => (await source().boundariesOf('VIC')).map(({ name }) => name)
const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ServiceError)) throw error
  return `${error.message}${error.isPassing ? ', for now' : ''}`
}

/** The fault for the first so many answers with features, or with counts. */
const first = (times: number, of: 'features' | 'counts', fault: Fault): Fault => {
  let left = times
  return (query, response) => {
    if (left === 0 || query.has('returnCountOnly') !== (of === 'counts')) return false
    left -= 1
    return fault(query, response)
  }
}
const answering =
  (status: number, headers: Record<string, string>, body: string): Fault =>
  (_, response) => {
    response.writeHead(status, headers).end(body)
    return true
  }
const json = { 'content-type': 'application/json' }

describe('the layers of the map service', () => {
  it('are read page by page in the order of their codes, under names in any case', async () => {
    await start({ hasUpperCaseNames: true })
    expect(await namesOfVictoria()).toEqual(suburbs.map(({ name }) => name.replace(' (Vic.)', '')))
    const pages = service.requests.filter(({ searchParams }) => searchParams.get('where')?.includes("'2'"))
    expect(pages.map(({ searchParams }) => searchParams.get('resultOffset'))).toEqual([null, '0', '3', '6', null])
    expect(pages[1]?.searchParams.get('orderByFields')).toBe('sal_code_2021')
    expect([...service.agents]).toEqual(['portal-under-test'])
  })

  it('have a transfer limit at the top of the answer too', async () => {
    await start()
    const features = suburbs.map(({ code, name }) => ({
      id: code,
      properties: { sal_code_2021: code, sal_name_2021: name },
    }))
    service.fault = (query, response) => {
      if (query.has('returnCountOnly') || !query.get('where')?.includes("'2'")) return false
      const offset = Number(query.get('resultOffset'))
      const page = features.slice(offset, offset + 4)
      response.writeHead(200, json).end(JSON.stringify({ features: page, exceededTransferLimit: offset === 0 }))
      return true
    }
    expect(await source().boundariesOf('VIC').catch(String)).toContain('has no suburb of VIC')
    expect(service.requests.filter(({ searchParams }) => searchParams.get('resultOffset') === '4')).toHaveLength(1)
  })

  it('reckon other territories to the state of their post', async () => {
    await start({
      suburbs: [
        { code: '80001', name: 'Acton', ring: squareRing(149.1, -35.3) },
        { code: '50001', name: 'Perth', ring: squareRing(115.8, -31.9) },
        { code: '90001', name: 'Christmas Island', ring: squareRing(105.6, -10.5) },
        { code: '90002', name: 'Jervis Bay', ring: squareRing(150.7, -35.1) },
      ],
    })
    expect((await source().boundariesOf('WA')).map(({ name }) => name)).toEqual(['Perth', 'Christmas Island'])
    expect((await source().boundariesOf('ACT')).map(({ name }) => name)).toEqual(['Acton', 'Jervis Bay'])
  })

  it('go on from the page where an earlier reading was cut off', async () => {
    await start()
    service.fault = (query, response) =>
      query.get('resultOffset') === '6' && answering(404, json, '{}')(query, response)
    expect(await failureOf(source().boundariesOf('VIC'))).toBe('has no such layer')
    expect((await readdir(path.join(folder, 'suburbs-2'))).sort()).toEqual(['0.json', '1.json', 'layer.json'])
    service.fault = () => false
    service.requests.length = 0
    expect(await namesOfVictoria()).toHaveLength(7)
    const offsets = service.requests.flatMap(({ searchParams }) => searchParams.get('resultOffset') ?? [])
    expect(offsets).toEqual(['6'])
  })

  it('are read anew when they change meanwhile, and given up when they always do', async () => {
    await start()
    service.fault = first(1, 'features', () => {
      service.suburbs.unshift({ code: '21999', name: 'Newcomer', ring: squareRing(146, -38) })
      return false
    })
    expect(await namesOfVictoria()).toContain('Newcomer')
    let extra = 0
    service.fault = (query) => {
      if (query.get('resultOffset') === '3') {
        extra += 1
        service.suburbs.push({ code: `2800${extra}`, name: 'Another', ring: squareRing(146.5, -38) })
      }
      return false
    }
    await rm(path.join(folder, 'suburbs-2'), { recursive: true })
    expect(await failureOf(source().boundariesOf('VIC'))).toBe('changes while it is read, for now')
  })

  it('are not believed where a page ends before the number that was stated', async () => {
    await start()
    service.fault = (query, response) =>
      query.get('resultOffset') === '3' &&
      answering(200, json, '{"type":"FeatureCollection","features":[]}')(query, response)
    expect(await failureOf(source().boundariesOf('VIC'))).toBe('changes while it is read, for now')
  })
})

describe('an answer of the map service', () => {
  it.each([
    [
      'cut in the middle',
      answering(200, json, '{"type":"FeatureCollection","features":[{"id'),
      'sends something that is not JSON or was cut off',
    ],
    [
      'HTML',
      answering(200, { 'content-type': 'text/html' }, '<h1>Maintenance</h1>'),
      'sends something that is not JSON',
    ],
    ['an error with 503', answering(503, {}, ''), 'answers with 503'],
    ['an error in an answer', answering(200, json, '{"error":{"code":500}}'), 'states an error (500)'],
    ['shorter than it says', answering(200, { ...json, 'content-length': '900' }, '{'), 'cannot be reached'],
  ])('that is %s is asked for again', async (_, fault, message) => {
    await start()
    const ending: Fault = (query, response) => {
      const isDone = fault(query, response)
      response.socket?.end()
      return isDone
    }
    service.fault = first(2, 'features', ending)
    expect(await namesOfVictoria()).toHaveLength(7)
    expect(slept).toEqual([2000, 8000])
    await rm(path.join(folder, 'suburbs-2'), { recursive: true })
    service.fault = first(9, 'features', ending)
    expect(await failureOf(source().boundariesOf('VIC'))).toContain(message)
  })

  it.each([
    ['a redirect', answering(302, { location: 'https://example.com/' }, ''), 'answers with a redirect'],
    ['a list', answering(200, json, '[]'), 'sends no object of JSON'],
    ['not features', answering(200, json, '{"features":{}}'), 'sends no list of features'],
    ['a wrong request', answering(200, json, '{"error":{"code":400,"message":"Invalid"}}'), 'states an error (400)'],
  ])('that is %s ends the reading', async (_, fault, message) => {
    await start()
    service.fault = first(1, 'features', fault)
    expect(await failureOf(source().boundariesOf('VIC'))).toBe(message)
    expect(slept).toEqual([])
  })

  it('that is larger than allowed is not read to its end, whatever it says of its length', async () => {
    await start()
    service.fault = answering(200, { ...json, 'content-length': '5000' }, ' '.repeat(5000))
    expect(await failureOf(source(2000).boundariesOf('VIC'))).toBe('sends more than 2000 bytes')
    service.fault = (_, response) => {
      response.writeHead(200, json)
      response.write(' '.repeat(5000))
      return true
    }
    expect(await failureOf(source(2000).boundariesOf('VIC'))).toBe('sends more than 2000 bytes')
  })

  it('that never comes is given up at the deadline, and asked for again', async () => {
    await start()
    service.fault = () => {
      if (isHung) return false
      isHung = true
      const deadline = late
      late = new AbortController()
      deadline.abort(new DOMException('', 'TimeoutError'))
      return true
    }
    expect(await namesOfVictoria()).toHaveLength(7)
    expect(slept).toEqual([2000])
  })

  it('that asks to wait is waited for', async () => {
    await start()
    service.fault = first(1, 'counts', answering(429, { 'retry-after': '45' }, ''))
    expect(await namesOfVictoria()).toHaveLength(7)
    expect(slept).toEqual([45_000])
  })

  it('that asks to wait for a day ends the reading', async () => {
    await start()
    service.fault = answering(429, { 'retry-after': '86400' }, '')
    expect(await failureOf(source().boundariesOf('VIC'))).toBe('answers with 429 and wants to be left alone for long')
    expect(slept).toEqual([])
  })
})

describe('the address of a map service', () => {
  it('is https, or on this machine', async () => {
    await start()
    const addresses = [
      'https://geo.abs.gov.au/x',
      'http://127.0.0.1:80/x',
      'http://geo.abs.gov.au/x',
      'ftp://a/',
      'https://a:b@c/',
    ]
    expect(addresses.map(isServiceAddress)).toEqual([true, true, false, false, false])
    for (const [address, message] of [
      ['http://192.0.2.1/', 'is neither asked over https nor on this machine'],
      ['https://192.0.2.1/', 'names another host'],
    ] as const) {
      expect(await failureOf(objects()(new URL(address)))).toBe(message)
    }
  })
})
