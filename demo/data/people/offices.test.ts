import { beforeAll, describe, expect, it } from 'vitest'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { kilometresBetween } from '#demo/data/places/distance.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { placeWeight } from '#demo/data/places/place-weights.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { type DemoOffice, drawOffices } from './offices.ts'

let profiles: PlaceProfile[]
let offices: DemoOffice[]
beforeAll(() => {
  profiles = [...profilePlaces(gazetteerPlaces())]
  offices = drawOffices('homely', profiles, profiles.map(placeWeight), { companies: 60, offices: 220 }).offices
})

const pointOf = ({ latitudeMicro, longitudeMicro }: DemoOffice) => ({
  latitude: latitudeMicro / 1_000_000,
  longitude: longitudeMicro / 1_000_000,
})

describe('the offices of the demonstration', () => {
  it('stand in the suburb of their street address, near its centre and nearer to it than to any other', () => {
    const elsewhere = offices.filter((office) => {
      const point = pointOf(office)
      const distances = profiles.map(({ place }) => kilometresBetween(point, place))
      const own = distances[office.placeIndex] ?? Infinity
      return own > 0.41 || distances.some((distance) => distance < own)
    })
    expect(elsewhere.map(({ name }) => name)).toEqual([])
  })

  it('stand at points of their own, the same ones every time', () => {
    expect(new Set(offices.map((office) => JSON.stringify(pointOf(office)))).size).toBe(220)
    const again = drawOffices('homely', profiles, profiles.map(placeWeight), { companies: 60, offices: 220 })
    expect(again.offices.map(pointOf)).toEqual(offices.map(pointOf))
  })
})
