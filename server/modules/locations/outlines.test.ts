import { describe, expect, it } from 'vitest'
import { distanceInMetres } from '#domain/geo/distance.ts'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import { circleOutline, regionRadius, suburbRadius } from './outlines.ts'

const centre = { latitude: -37.8, longitude: 144.98 }

/** Points around the centre at a distance, evenly spread. */
const around = (metres: number, count = 6) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    return {
      latitude: centre.latitude + (metres / 111_195) * Math.sin(angle),
      longitude: centre.longitude + (metres / 111_195 / Math.cos((37.8 * Math.PI) / 180)) * Math.cos(angle),
    }
  })

describe('an outline that stands in for a boundary', () => {
  it('is a circle around the centre', () => {
    const [[ring = []] = []] = readPolygons(circleOutline(centre, 1000))
    expect(ring.length).toBeGreaterThan(24)
    for (const corner of ring) expect(distanceInMetres(centre, corner)).toBeCloseTo(1000, -1)
  })

  it('is as large as the ground nearer to the suburb than to others', () => {
    const radius = suburbRadius(centre, around(2000), 'city')
    expect(radius).toBeGreaterThan(1000)
    expect(radius).toBeLessThan(1100)
  })

  it('is neither a dot between close neighbours nor half the country around a lonely town', () => {
    expect(suburbRadius(centre, around(20), 'city')).toBe(300)
    expect(suburbRadius(centre, [], 'country')).toBeCloseTo(6000, -2)
    expect(suburbRadius(centre, [], 'city')).toBeLessThanOrEqual(3000)
  })

  it('holds nine in ten suburbs of a region', () => {
    const suburbs = [...around(5000, 9), ...around(90_000, 1)]
    expect(regionRadius(centre, suburbs)).toBeCloseTo(7000, -2)
    expect(regionRadius(centre, [])).toBe(2000)
  })
})
