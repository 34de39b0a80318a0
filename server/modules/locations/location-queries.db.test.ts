import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
})
afterAll(() => portal.close())

const location = async (identifier: string, fields: string, includeSurrounding = false) => {
  const { data, errors } = await portal.ask(
    `query Place($identifier: String!, $around: Boolean!) {
       location(identifier: $identifier, includeSurrounding: $around) { ${fields} } }`,
    { identifier, around: includeSurrounding },
  )
  expect(errors).toBeUndefined()
  return data.location
}

describe('a place', () => {
  it('is found by its uri, in any case, or by its number', async () => {
    const fields = `id name uri slug type stateCode postcode label settlement state { code name } zipCode { name }
      latLong { latitude longitude } suburb { name } region { name }`
    const fitzroy = {
      id: 11,
      name: 'Fitzroy',
      uri: 'fitzroy-vic-3065',
      slug: 'fitzroy-vic-3065',
      type: 'suburb',
      stateCode: 'VIC',
      postcode: '3065',
      label: 'Fitzroy, VIC 3065',
      settlement: 'city',
      state: { code: 'VIC', name: 'Victoria' },
      zipCode: { name: '3065' },
      latLong: { latitude: -37.8011, longitude: 144.9789 },
      suburb: null,
      region: { name: 'Inner Melbourne' },
    }
    expect(await location('fitzroy-vic-3065', fields)).toEqual(fitzroy)
    expect(await location('Fitzroy-VIC-3065', fields)).toEqual(fitzroy)
    expect(await location('11', fields)).toEqual(fitzroy)
  })

  it('may be a region or a street', async () => {
    expect(await location('inner-melbourne-vic', 'type label zipCode { name } postcode')).toEqual({
      type: 'region',
      label: 'Inner Melbourne, VIC',
      zipCode: null,
      postcode: null,
    })
    expect(await location('smith-street-fitzroy-vic-3065', 'type label suburb { uri }')).toEqual({
      type: 'street',
      label: 'Smith Street, Fitzroy, VIC 3065',
      suburb: { uri: 'fitzroy-vic-3065' },
    })
  })

  it('is null when there is none', async () => {
    for (const identifier of ['', 'atlantis-vic-3999', '999', '99999999999999999999', '-1', '\u0007']) {
      expect(await location(identifier, 'id')).toBeNull()
    }
  })

  it('tells the suburbs around it, the nearest first, when asked', async () => {
    expect(await location('fitzroy-vic-3065', 'surroundingLocations { name }', true)).toEqual({
      surroundingLocations: [{ name: 'Collingwood' }, { name: 'Carlton' }],
    })
    expect(await location('fitzroy-vic-3065', 'surroundingLocations { name }')).toEqual({ surroundingLocations: [] })
    expect(await location('maleny-qld-4552', 'surroundingLocations { name }', true)).toEqual({
      surroundingLocations: [{ name: 'Montville' }],
    })
    expect(await location('inner-melbourne-vic', 'surroundingLocations { name }', true)).toEqual({
      surroundingLocations: [],
    })
  })

  it('tells its medians, the newest first, and empty ones where none are known', async () => {
    const fields = `medians { houseSale { yearly { startsOn value sampleCount } quarterly { value } }
      unitRent { monthly { startsOn value } } unitSale { yearly { value } } }`
    expect(await location('fitzroy-vic-3065', fields)).toEqual({
      medians: {
        houseSale: {
          yearly: [
            { startsOn: '2025-01-01', value: 1_550_000, sampleCount: 84 },
            { startsOn: '2024-01-01', value: 1_500_000, sampleCount: 80 },
          ],
          quarterly: [],
        },
        unitRent: { monthly: [{ startsOn: '2026-10-01', value: 620 }] },
        unitSale: { yearly: [] },
      },
    })
    expect(await location('maleny-qld-4552', 'medians { houseSale { yearly { value } } }')).toEqual({
      medians: { houseSale: { yearly: [] } },
    })
  })

  it('has the outline that is known, else an approximate one', async () => {
    const fields = 'boundary { locationId wellKnownText isApproximate }'
    expect(await location('montville-qld-4560', fields)).toEqual({
      boundary: {
        locationId: 16,
        wellKnownText: 'POLYGON((152.88 -26.7, 152.91 -26.7, 152.91 -26.68, 152.88 -26.7))',
        isApproximate: false,
      },
    })
    for (const uri of ['fitzroy-vic-3065', 'inner-melbourne-vic', 'smith-street-fitzroy-vic-3065']) {
      const { boundary } = await location(uri, fields)
      expect(boundary.isApproximate).toBe(true)
      expect(boundary.wellKnownText).toMatch(/^POLYGON \(\(14[45]\.\d+ -37\.\d+, /)
    }
  })
})

describe('the places that fit what was typed', () => {
  const found = async (filter: Record<string, unknown>) => {
    const { data, errors } = await portal.ask(
      'query Typed($filter: LocationSearchFilter!) { locationSearch(filter: $filter) { label type location { uri name } } }',
      { filter },
    )
    return errors ?? data.locationSearch.map(({ label }: { label: string }) => label)
  }

  it('are found by the beginning of a name, a postcode or with a slip', async () => {
    expect(await found({ query: 'fit' })).toEqual(['Fitzroy, VIC 3065', 'Smith Street, Fitzroy, VIC 3065'])
    expect(await found({ query: '4552' })).toEqual(['Maleny, QLD 4552'])
    expect(await found({ query: 'colingwood' })).toEqual(['Collingwood, VIC 3066'])
  })

  it('are streets with their suburb in any order, with or without a number', async () => {
    for (const query of ['smith st fitzroy', 'Fitzroy Smith Street', '12 Smith Street, Fitzroy VIC 3065']) {
      expect((await found({ query }))[0]).toBe('Smith Street, Fitzroy, VIC 3065')
    }
  })

  it('are of the kinds and as many as asked for', async () => {
    expect(await found({ query: 'smith', types: ['street'] })).toEqual(['Smith Street, Fitzroy, VIC 3065'])
    expect(await found({ query: 'smith', types: ['suburb'] })).toEqual([])
    expect(await found({ query: 'vic', take: 2 })).toHaveLength(2)
  })

  it('are refused when too much is asked', async () => {
    expect(await found({ query: 'a', take: 51 })).toMatchObject([{ extensions: { code: 'BAD_INPUT', field: 'take' } }])
    expect(await found({ query: 'a'.repeat(201) })).toMatchObject([
      { extensions: { code: 'BAD_INPUT', field: 'query' } },
    ])
  })
})

describe('an office', () => {
  it('is found by its uri', async () => {
    const { data } = await portal.ask(
      '{ known: office(uri: "Nelson-Maleny") { id name website logo { identifier } } none: office(uri: "x") { id } version }',
    )
    expect(data).toEqual({
      known: { id: 2, name: 'Nelson Maleny', website: null, logo: null },
      none: null,
      version: '1.2.3',
    })
  })
})
