import { beforeAll, describe, expect, it } from 'vitest'
import { distanceInMetres } from '#domain/geo/distance.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { type Network, networkOf } from './roads.ts'
import { seaTest } from './sea.ts'

const profiles = profilePlaces(gazetteerPlaces())
const isSea = seaTest()
let network: Network
beforeAll(() => {
  network = networkOf({ seed: 'homely', profiles, isSea })
}, 60_000)

const endsOf = (name: string) => network.roads.filter((road) => road.name === name)

describe('roads and railways', () => {
  it('never lead over the sea', () => {
    const wet = network.roads.flatMap(({ line }) => line.filter((point, at) => at % 9 === 4 && isSea(point)))
    expect(wet).toEqual([])
  })

  it('join nearly every town in the country with another', () => {
    const towns = profiles.filter(({ zone }) => zone === 'town' || zone === 'village')
    const points = network.roads.flatMap(({ kind, line }) => (kind === 'rail' ? [] : [line[0], line.at(-1)]))
    const isJoined = ({ place }: (typeof towns)[number]) =>
      points.some((point) => point !== undefined && distanceInMetres(point, place) < 1_500)
    expect(towns.filter(isJoined).length / towns.length).toBeGreaterThan(0.93)
  })

  it('have highways between the cities, named for where they lead', () => {
    expect(endsOf('Geelong Highway')).not.toEqual([])
    expect(endsOf('Geelong Highway').every(({ kind }) => kind === 'motorway')).toBe(true)
  })

  it('have stations where railways meet their places', () => {
    const rails = network.roads.filter(({ kind }) => kind === 'rail')
    expect(network.stations.length).toBeGreaterThan(200)
    const astray = network.stations.filter(({ point }) =>
      rails.every(({ line }) => line.every((other) => distanceInMetres(point, other) > 3_000)),
    )
    expect(astray.length).toBeLessThan(network.stations.length * 0.05)
  })

  it('are the same again', () => {
    expect(networkOf({ seed: 'homely', profiles, isSea }).roads.length).toBe(network.roads.length)
  })
})
