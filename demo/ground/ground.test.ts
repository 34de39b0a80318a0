import { beforeAll, describe, expect, it } from 'vitest'
import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { streetsOf } from '#demo/data/addresses/streets.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { flatGround, lengthOf, type Line, metresBetween } from './flat-ground.ts'
import { groundOf, type LaidTown } from './ground.ts'
import { seaTest } from './sea.ts'

const seed = 'homely'
const profiles = profilePlaces(gazetteerPlaces())
const isSea = seaTest()
const layOut = groundOf({ seed, profiles, isSea })
/** Every twentieth place, and some where the ground is tight. */
const chosen = profiles.flatMap(({ place, isCoastal }, index) =>
  index % 20 === 0 || (isCoastal && index % 5 === 0) || /^(?:Manly|Vaucluse|Cairns|Thursday Island)$/.test(place.name)
    ? [index]
    : [],
)
const namesOf = (index: number) => {
  const profile = profiles[index]
  return profile === undefined ? [] : streetsOf(profile, 25, seed)
}

let towns: Map<number, LaidTown>
beforeAll(() => {
  towns = new Map(chosen.map((index) => [index, layOut(index, namesOf(index))]))
}, 60_000)

const pointsOf = ({ centre, streets }: LaidTown): LatLong[] =>
  streets.flatMap(({ line }) => line.map(flatGround(centre).pointOf))

describe('the invented ground', () => {
  it('has every street that addresses stand on, once, and long enough for them', () => {
    const missing = [...towns].flatMap(([index, { streets }]) =>
      namesOf(index).filter(({ name }) => {
        const lines = streets.filter((street) => street.name === name)
        return lines.length !== 1 || lengthOf(lines[0]?.line ?? []) < 55
      }),
    )
    expect(missing).toEqual([])
  })

  it('has no street in the sea', () => {
    const wet = [...towns.values()].flatMap(pointsOf).filter((point, at) => at % 7 === 0 && isSea(point))
    expect(wet).toEqual([])
  })

  it('leaves the ground of other suburbs to them', () => {
    const centres = profiles.map(({ place }) => place)
    const strangers = [...towns].flatMap(([index, { centre, streets }]) => {
      const own = profiles[index]?.place
      if (own === undefined || distanceInMetres(own, centre) > 1) return []
      const { pointOf } = flatGround(centre)
      const inTown = streets.filter(({ kind }) => kind !== 'country').flatMap(({ line }) => line.slice(0, 2))
      return inTown.slice(0, 12).filter((spot) => {
        const point = pointOf(spot)
        const distance = distanceInMetres(point, own)
        return centres.some(
          (other) => distanceInMetres(point, other) < distance - 60 && distanceInMetres(own, other) > 60,
        )
      })
    })
    expect(strangers).toEqual([])
  })

  it('has borders without gaps, told alike by both suburbs and drawn by one', () => {
    const index = profiles.findIndex(({ place }) => place.name === 'Richmond' && place.stateCode === 'VIC')
    const sides = layOut(index, namesOf(index))
    const { pointOf } = flatGround(sides.centre)
    const ends = sides.edges.map(({ line }) => line.flatMap((spot, at) => (at % (line.length - 1) === 0 ? [spot] : [])))
    const gaps = ends.flat().filter((end) => {
      const touching = ends.flat().filter((other) => metresBetween(end, other) < 3)
      return touching.length < 2
    })
    expect(sides.edges.length).toBeGreaterThan(4)
    expect(gaps).toEqual([])
    for (const edge of sides.edges) {
      const other = Number(edge.key.split(' ').find((each) => Number(each) !== index))
      const beyond = layOut(other, namesOf(other))
      const same = beyond.edges.find(({ key }) => key === edge.key)
      const start = (line: Line | undefined) => line?.[0] ?? { east: Infinity, north: 0 }
      const there = flatGround(beyond.centre).pointOf(start(same?.line))
      expect(distanceInMetres(pointOf(start(edge.line)), there)).toBeLessThan(5)
      expect(same?.isDrawn).toBe(!edge.isDrawn)
    }
  })

  it('is the same again, and another one for another seed', () => {
    const [first = 0] = chosen
    expect(layOut(first, namesOf(first))).toEqual(towns.get(first))
    const other = groundOf({ seed: 'other', profiles, isSea })
    expect(other(first, namesOf(first)).streets).not.toEqual(towns.get(first)?.streets)
  })
})

describe('the sea', () => {
  it.each([
    ['Bass Strait', -39.5, 145.5, true],
    ['Port Phillip', -38.1, 144.9, true],
    ['the Tasman Sea', -34, 153, true],
    ['Alice Springs', -23.7, 133.9, false],
    ['Melbourne', -37.81, 144.96, false],
    ['Hobart', -42.88, 147.32, false],
  ])('%s', (_name, latitude, longitude, expected) => {
    expect(isSea({ latitude, longitude })).toBe(expected)
  })
})
