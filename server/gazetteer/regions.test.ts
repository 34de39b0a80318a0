import { describe, expect, it } from 'vitest'
import { wholeAreas } from '#domain/locations/whole-areas.ts'
import { nearestRegion, regions } from './regions.ts'

describe('regions', () => {
  it('have uris of their own', () => {
    expect(new Set(regions.map(({ uri }) => uri)).size).toBe(regions.length)
    expect(regions.find(({ uri }) => uri === 'mornington-peninsula-vic')?.name).toBe('Mornington Peninsula')
  })

  it('are what whole areas are made of', () => {
    const uris = new Set(regions.map(({ uri }) => uri))
    expect(wholeAreas.flatMap((area) => area.uris).filter((uri) => !uris.has(uri))).toEqual([])
  })

  it('take the places nearest to their centre', () => {
    expect(nearestRegion({ stateCode: 'VIC', latitude: -38.37, longitude: 144.9 }).uri).toBe('mornington-peninsula-vic')
    expect(nearestRegion({ stateCode: 'QLD', latitude: -28.09, longitude: 153.45 }).uri).toBe('gold-coast-qld')
    expect(nearestRegion({ stateCode: 'NSW', latitude: -34.42, longitude: 150.9 }).uri).toBe('illawarra-nsw')
  })

  it('keep to their state at its border', () => {
    const coolangatta = { latitude: -28.167, longitude: 153.537 }
    expect(nearestRegion({ stateCode: 'QLD', ...coolangatta }).uri).toBe('gold-coast-qld')
    expect(nearestRegion({ stateCode: 'NSW', ...coolangatta }).uri).toBe('tweed-nsw')
  })
})
