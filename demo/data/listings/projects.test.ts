import { describe, expect, it } from 'vitest'
import { createRandom } from '#demo/data/random/random.ts'
import { drawHome } from '#demo/data/homes/home-model.ts'
import { addressInProject } from './projects.ts'

describe('an apartment of a project', () => {
  it('stands in its building on its own floor, and no two have one address', () => {
    const random = createRandom('test', 'projects')
    const street = { name: 'Wren Street', uri: 'wren-street', isRural: false }
    const line = [
      { latitude: -37.8, longitude: 144.98 },
      { latitude: -37.8, longitude: 144.985 },
    ]
    const book = { streets: [street], lines: [line], taken: new Set<string>() }
    const place = {
      name: 'Fitzroy',
      stateCode: 'VIC' as const,
      postcode: '3065',
      latitude: -37.8,
      longitude: 144.98,
      population: 10_000,
      uri: 'fitzroy-vic-3065',
      settlement: 'city' as const,
      regionName: 'Inner Melbourne',
    }
    const profile = {
      place,
      zone: 'inner' as const,
      capital: 'Melbourne',
      capitalKilometres: 2,
      direction: 'north',
      hub: null,
      isCoastal: false,
      isAlpine: false,
      isTropical: false,
      neighbours: [],
      beach: null,
    }
    const project = {
      name: 'Wren House',
      streetIndex: 0,
      building: 18,
      // Nothing of the office is asked for by an address.
      office: {} as never,
      facadeSeed: 1,
    }
    const request = {
      profile,
      propertyType: 'Apartment',
      isRental: false,
      isNewDevelopment: true,
      thisYear: 2026,
    } as const
    const homes = Array.from({ length: 30 }, () => drawHome(random, request))
    const addresses = homes.map((home) => addressInProject(random, home, project, book))
    expect(new Set(addresses.map(({ streetAddress }) => streetAddress)).size).toBe(30)
    for (const [index, { streetAddress, latitude }] of addresses.entries()) {
      const level = homes[index]?.level ?? 0
      expect(streetAddress).toMatch(new RegExp(`^${level === 0 ? 'G' : level}\\d\\d/18 Wren Street$`))
      expect(latitude).toBe(addresses[0]?.latitude)
    }
  })
})
