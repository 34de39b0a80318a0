import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serviceClient, ServiceError } from '#server/platform/http/service-client.ts'
import { imitatedCountry } from '#tests/support/imitated-country.ts'
import { squareRing, startMapService } from '#tests/support/map-service.ts'
import { serviceSource } from './ground-source.ts'
import { serviceObjects } from './service-objects.ts'

let service: Awaited<ReturnType<typeof startMapService>>
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ground-'))
  service = await startMapService(imitatedCountry())
})
afterEach(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

function source() {
  const client = serviceClient({ address: service.url, userAgent: '', accept: '*/*', timeoutMs: 60_000 })
  return serviceSource({ url: service.url, folder, request: serviceObjects(client, 1_000_000), onPage: () => {} })
}

/** Sends features after `change` in the place of those of Victoria. */
function changeVictoria(change: (feature: Record<string, unknown>) => Record<string, unknown>) {
  service.fault = (query, response) => {
    if (query.has('returnCountOnly') || !query.get('where')?.includes("'2'")) return false
    const features = service.suburbs
      .filter(({ code }) => code.startsWith('2'))
      .map(({ code, name, ring }) => ({
        id: code,
        geometry: ring && { type: 'Polygon', coordinates: [ring] },
        properties: { sal_code_2021: code, sal_name_2021: name, state_code_2021: '2' },
      }))
    response.end(JSON.stringify({ features: features.map(change) }))
    return true
  }
}

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason)
  return error instanceof ServiceError ? `${error.message}${error.isPassing ? ', for now' : ''}` : error
}

describe('a layer that cannot be true', () => {
  const metres = { type: 'Polygon', coordinates: [squareRing(16_136_000, -4_550_000, 1000)] }
  it.each([
    ['coordinates in metres', { geometry: metres }, /^sends no outlines \(The coordinates .*\), for now$/],
    ['no outlines', { geometry: null }, /^has no suburb of VIC, for now$/],
    ['no names', { properties: {} }, /^sends no outlines \(No feature .*\), for now$/],
  ])('for it has %s is read anew the next time', async (_, change, message) => {
    changeVictoria((feature) => ({ ...feature, ...change }))
    expect(await failureOf(source().boundariesOf('VIC'))).toMatch(message)
    service.fault = () => false
    expect((await source().boundariesOf('VIC')).map(({ name }) => name)).toEqual(['Melbourne'])
  })

  it('for more than one in fifty suburbs have no outline is not believed; ground without suburbs has none', async () => {
    service.suburbs.push({ code: '20002', name: 'Migratory - Offshore (Vic.)', ring: null })
    expect(await source().boundariesOf('VIC')).toHaveLength(1)
    await rm(folder, { recursive: true })
    service.suburbs.push({ code: '20003', name: 'Fitzroy', ring: null })
    expect(await failureOf(source().boundariesOf('VIC'))).toBe('sends 1 suburbs without a name or an outline, for now')
  })

  it('for it has suburbs of every state is not believed', async () => {
    service.fault = (query, response) => {
      if (query.get('where') === '1=1') return false
      const features = service.suburbs.map(({ code, name, ring }) => ({
        id: code,
        geometry: { type: 'Polygon', coordinates: [ring] },
        properties: { sal_code_2021: code, sal_name_2021: name, state_code_2021: code[0] },
      }))
      response.end(JSON.stringify(query.has('returnCountOnly') ? { count: features.length } : { features }))
      return true
    }
    expect(await failureOf(source().boundariesOf('VIC'))).toBe(
      'sends suburbs of other states than it is asked for, for now',
    )
  })

  it('for it has no postal areas is read anew the next time', async () => {
    const areas = service.postalAreas.splice(0)
    expect(await failureOf(source().postalAreas())).toBe('has no postal areas, for now')
    service.postalAreas.push(...areas)
    expect((await source().postalAreas()).count).toBe(8)
  })
})
