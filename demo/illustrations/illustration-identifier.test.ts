import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyTypeNames } from '#domain/lookups/property-types.ts'
import { stateCodes } from '#domain/lookups/states.ts'
import { type IllustrationDescription, illustrationKinds } from './illustration-description.ts'
import { readIllustrationIdentifier, writeIllustrationIdentifier } from './illustration-identifier.ts'

const descriptions: fc.Arbitrary<IllustrationDescription> = fc.record(
  {
    kind: fc.constantFrom(...illustrationKinds),
    seed: fc.nat({ max: 0xffff_ffff }),
    propertyType: fc.constantFrom(...propertyTypeNames),
    stateCode: fc.constantFrom(...stateCodes),
    bedrooms: fc.nat({ max: 99 }),
    bathrooms: fc.nat({ max: 99 }),
    cars: fc.nat({ max: 99 }),
    initials: fc.stringMatching(/^[A-Z0-9]{1,3}$/),
  },
  { requiredKeys: ['kind', 'seed'] },
)

describe('the identifier of an illustration', () => {
  it.each([
    [{ kind: 'facade', propertyType: 'Terrace', stateCode: 'VIC', seed: 0x8f3a21 }, 'facade-terrace-vic-8f3a21'],
    [
      { kind: 'floorPlan', propertyType: 'House', stateCode: 'QLD', bedrooms: 4, bathrooms: 2, cars: 2, seed: 28 },
      'floorplan-house-qld-4bed-2bath-2car-1c',
    ],
    [{ kind: 'logo', initials: 'RW', seed: 119 }, 'logo-~rw-77'],
    [{ kind: 'logo', initials: 'SA', seed: 10 }, 'logo-~sa-a'],
    [{ kind: 'living', propertyType: 'Block_of_Units', stateCode: 'WA', seed: 0 }, 'living-blockofunits-wa-0'],
    [{ kind: 'portrait', seed: 0xffff_ffff }, 'portrait-ffffffff'],
  ] satisfies [IllustrationDescription, string][])('of %o is %s', (description, identifier) => {
    expect(writeIllustrationIdentifier(description)).toBe(identifier)
    expect(readIllustrationIdentifier(identifier)).toEqual(description)
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(descriptions, (description) => {
        expect(readIllustrationIdentifier(writeIllustrationIdentifier(description))).toEqual(description)
      }),
      { numRuns: 2000 },
    )
  })

  it('needs no escaping in an address or a file name', () => {
    fc.assert(
      fc.property(descriptions, (description) => {
        const identifier = writeIllustrationIdentifier(description)
        expect(encodeURIComponent(identifier)).toBe(identifier)
        expect(identifier).toMatch(/^[a-z][a-z0-9~-]{2,79}$/)
      }),
    )
  })

  it('has one spelling: whatever text is read is written the same way', () => {
    const nearly = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[a-z]{4,9}(-[a-z0-9~]{1,12}){1,6}$/),
      descriptions.chain((description) => {
        const identifier = writeIllustrationIdentifier(description)
        return fc
          .tuple(fc.nat({ max: identifier.length }), fc.string({ maxLength: 2 }))
          .map(([at, text]) => identifier.slice(0, at) + text + identifier.slice(at + 1))
      }),
    )
    const rewritten = (text: string) => {
      const description = readIllustrationIdentifier(text)
      return description === null ? text : writeIllustrationIdentifier(description)
    }
    fc.assert(
      fc.property(nearly, (text) => {
        expect(rewritten(text)).toBe(text)
      }),
      { numRuns: 4000 },
    )
  })

  it.each([
    '',
    'facade',
    'facade-',
    'facade-castle-vic-1',
    'facade-house-nz-1',
    'FACADE-house-vic-1',
    'facade-house-vic-01',
    'facade-house-vic-1ffffffff',
    'facade-vic-house-1',
    'living-1bed-1bed-2',
    'living-01bed-2',
    'logo-~toolong-1',
    'logo-~-1',
    'facade-house-vic-1/../../x',
    'facade-house-vic-1\n',
    '../facade-1',
    'facade-house-vic-8f3a21.png',
  ])('refuses %j', (text) => {
    expect(readIllustrationIdentifier(text)).toBeNull()
  })

  it.each([
    { kind: 'facade', seed: -1 },
    { kind: 'facade', seed: 1.5 },
    { kind: 'facade', seed: 2 ** 32 },
    { kind: 'floorPlan', seed: 1, bedrooms: 100 },
    { kind: 'floorPlan', seed: 1, cars: 0.5 },
    { kind: 'logo', seed: 1, initials: 'rw' },
    { kind: 'logo', seed: 1, initials: '' },
  ] satisfies IllustrationDescription[])('cannot be written for %o', (description) => {
    expect(() => writeIllustrationIdentifier(description)).toThrow(RangeError)
  })
})
