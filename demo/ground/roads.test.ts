import { beforeAll, describe, expect, it } from 'vitest'
import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { type Network, networkOf, type Road } from './roads.ts'
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

  it('lead along the coast where the straight way is under water', () => {
    expect(endsOf('Wollongong Highway')).toHaveLength(1)
  })

  it('have stations at the ends of every railway, beside the middle of their place', () => {
    const places = Map.groupBy(profiles, ({ place }) => place.name)
    const { stations, roads } = network
    expect(stations.length).toBeGreaterThan(200)
    const isStation = (end: LatLong | undefined) =>
      end !== undefined && stations.some((point) => distanceInMetres(point, end) < 10)
    const rails = roads.filter(({ kind }) => kind === 'rail')
    expect(rails.filter(({ line }) => !isStation(line[0]) || !isStation(line.at(-1)))).toEqual([])
    const distances = stations.map((station) =>
      Math.min(...(places.get(station.name) ?? []).map(({ place }) => distanceInMetres(place, station))),
    )
    expect(Math.min(...distances)).toBeGreaterThan(300)
    expect(Math.max(...distances)).toBeLessThan(500)
  })

  it('reach suburbs that stand apart', () => {
    const apart = profiles.flatMap(({ place }) =>
      /^(?:Cambridge|Acton Park)$/.test(place.name) && place.stateCode === 'TAS' ? [place] : [],
    )
    expect(apart).toHaveLength(2)
    for (const place of apart)
      expect(
        network.roads.some(
          ({ kind, line }) =>
            kind === 'secondary' &&
            [line[0], line.at(-1)].some((end) => end !== undefined && distanceInMetres(end, place) < 10),
        ),
      ).toBe(true)
  })

  it('end in the middle of a place', () => {
    const ends = endsOf('Hobart Highway').flatMap(({ line }) => [line[0], line.at(-1)])
    const hobart = profiles.find(({ place }) => place.name === 'Hobart')?.place
    expect(ends.some((end) => end !== undefined && hobart !== undefined && distanceInMetres(end, hobart) < 10)).toBe(
      true,
    )
  })

  it('are no crumbs on a map of the whole city', () => {
    const lengthOf = ({ line }: Road) => {
      const [first, last] = [line[0], line.at(-1)]
      return first === undefined || last === undefined ? 0 : distanceInMetres(first, last)
    }
    const sydney = { latitude: -33.87, longitude: 151.1 }
    const around = network.roads.filter(
      ({ kind, minZoom, line: [first] }) =>
        kind !== 'rail' && minZoom < 11 && first !== undefined && distanceInMetres(first, sydney) < 15_000,
    )
    expect(around.filter((road) => lengthOf(road) < 5_000)).toEqual([])
  })

  it('are the same again', () => {
    expect(networkOf({ seed: 'homely', profiles, isSea }).roads.length).toBe(network.roads.length)
  })
})
