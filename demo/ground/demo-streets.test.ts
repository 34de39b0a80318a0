import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { demoStreets, type TileDrawer } from './demo-streets.ts'

const asker = { owner: '203.0.113.4' }
const square = { zoom: 12, column: 3697, row: 2513 }

function scripted(answers: (Uint8Array | Error)[]): TileDrawer & { asked: number } {
  return {
    asked: 0,
    async draw() {
      this.asked += 1
      const answer = answers.shift()
      if (answer instanceof Error || answer === undefined) throw answer ?? new Error('nothing more')
      return answer
    },
    close: async () => {},
  }
}

describe('the streets of the demonstration', () => {
  it('are told to maps with a credit that says what they are', async () => {
    const streets = await demoStreets({ seed: 'homely', drawer: scripted([]) }).streets()
    expect(streets).toMatchObject({
      path: expect.stringMatching(/^\/map\/tiles\/demo-\d+\/\{z\}\/\{x\}\/\{y\}$/),
      scheme: 'openmaptiles',
      maxZoom: 14,
      attribution: 'Invented streets of the demonstration',
    })
  })

  it('are drawn once for each tile, and nothing is a tile without bytes', async () => {
    const drawer = scripted([new Uint8Array([26, 0]), new Uint8Array()])
    const service = demoStreets({ seed: 'homely', drawer })
    const twice = await Promise.all([service.tile(square, asker), service.tile(square, asker)])
    expect(twice[0]).toEqual(twice[1])
    expect(drawer.asked).toBe(1)
    expect(await service.tile({ ...square, row: 2514 }, asker)).toMatchObject({ kind: 'tile', tile: { zipped: null } })
  })

  it('are drawn for one visitor up to 300 new tiles a minute, and go on for others', async () => {
    const drawer = scripted(Array.from({ length: 302 }, () => new Uint8Array()))
    const service = demoStreets({ seed: 'homely', drawer, now: () => 0 })
    const kinds = await Promise.all(
      Array.from({ length: 301 }, async (_, row) => (await service.tile({ zoom: 14, column: 1, row }, asker)).kind),
    )
    expect(kinds.filter((kind) => kind === 'tile')).toHaveLength(300)
    expect(kinds.at(-1)).toBe('tooMany')
    expect(await service.tile({ zoom: 14, column: 1, row: 0 }, asker)).toMatchObject({ kind: 'tile' })
    const other = { owner: '198.51.100.9' }
    expect(await service.tile({ zoom: 14, column: 1, row: 300 }, other)).toMatchObject({ kind: 'tile' })
  })

  it('are drawn again after a failure', async () => {
    const service = demoStreets({ seed: 'homely', drawer: scripted([new Error('no memory'), new Uint8Array([26, 0])]) })
    await expect(service.tile(square, asker)).rejects.toThrow('no memory')
    expect(await service.tile(square, asker)).toMatchObject({ kind: 'tile' })
  })
})

it('what is being drawn when the portal ends is unavailable', async () => {
  const { promise, reject } = Promise.withResolvers<Uint8Array>()
  const close = async () => reject(new Error('ended'))
  const service = demoStreets({ seed: 'homely', drawer: { draw: () => promise, close } })
  const answer = service.tile(square, asker)
  await service.close()
  expect(await answer).toEqual({ kind: 'unavailable' })
})

describe('in a thread of their own', () => {
  const service = demoStreets({ seed: 'homely' })
  afterAll(() => service.close())
  const layersOf = async (address: typeof square) => {
    const answer = await service.tile(address, asker)
    if (answer.kind !== 'tile' || answer.tile.zipped === null) return null
    return new VectorTile(new PbfReader(gunzipSync(answer.tile.zipped))).layers
  }

  it('show streets with names, houses, parks and railways where people live', async () => {
    const near = await layersOf({ zoom: 14, column: 14788, row: 10054 })
    expect(near?.['building']?.length).toBeGreaterThan(300)
    expect(near?.['transportation_name']?.length).toBeGreaterThan(30)
    const far = await layersOf(square)
    const classes = new Set(
      Array.from(
        { length: far?.['transportation']?.length ?? 0 },
        (_, at) => far?.['transportation']?.feature(at).properties['class'],
      ),
    )
    expect([...classes]).toEqual(expect.arrayContaining(['secondary', 'minor', 'rail']))
    expect(far?.['building']).toBeUndefined()
    expect(far?.['landcover']?.length).toBeGreaterThan(5)
  }, 60_000)

  it('show highways of the whole country, and the sea', async () => {
    const country = await layersOf({ zoom: 5, column: 28, row: 19 })
    expect(Object.keys(country ?? {}).toSorted()).toEqual(['transportation', 'water'])
  })
})
