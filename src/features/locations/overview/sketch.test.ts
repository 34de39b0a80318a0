import { describe, expect, it } from 'vitest'
import { boundsAround } from '#domain/geo/bounds-of-points.ts'
import { isOnPaper, namesApart, projectionFor, sketchSize } from './sketch.ts'

const corner = { latitude: -38, longitude: 144 }
const opposite = { latitude: -37, longitude: 145 }

describe('a sketch', () => {
  it('has the middle of the box in its own middle, north up', () => {
    const project = projectionFor({ south: -38, west: 144, north: -37, east: 145 })
    expect(project({ latitude: -37.5, longitude: 144.5 })).toEqual({ x: 200, y: 130 })
    expect(project({ latitude: -37, longitude: 144.5 }).y).toBeLessThan(130)
    expect(project({ latitude: -37.5, longitude: 145 }).x).toBeGreaterThan(200)
  })
  it('shows the whole box, and a place without extent too', () => {
    const bounds = boundsAround([corner, opposite])
    expect(bounds).toEqual({ south: -38, west: 144, north: -37, east: 145 })
    if (bounds === null) throw new Error('two points have a box')
    for (const point of [corner, opposite].map(projectionFor(bounds))) {
      expect(point.x).toBeGreaterThanOrEqual(0)
      expect(point.y).toBeLessThanOrEqual(sketchSize.height)
    }
    const alone = boundsAround([corner])
    if (alone === null) throw new Error('a point has a box')
    expect(projectionFor(alone)(corner)).toEqual({ x: 200, y: 130 })
    expect(boundsAround([])).toBeNull()
  })
  it('writes no name across the edge or over another', () => {
    expect(isOnPaper({ x: 10, y: 100 })).toBe(false)
    expect(isOnPaper({ x: 200, y: 100 })).toBe(true)
    const names = [
      { name: 'Carlton', x: 100, y: 100 },
      { name: 'Fitzroy', x: 120, y: 105 },
      { name: 'Richmond', x: 300, y: 105 },
    ]
    expect(namesApart(names).map(({ name }) => name)).toEqual(['Carlton', 'Richmond'])
  })
})
