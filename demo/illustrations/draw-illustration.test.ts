import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { propertyTypeNames } from '#domain/lookups/property-types.ts'
import { stateCodes } from '#domain/lookups/states.ts'
import { drawIllustration } from './draw-illustration.ts'
import { type IllustrationDescription, illustrationKinds } from './illustration-description.ts'

describe('an illustration', () => {
  it.each(illustrationKinds)('of kind %s is well-formed, finite and the same each time', (kind) => {
    fc.assert(
      fc.property(
        fc.nat({ max: 0xffff_ffff }),
        fc.constantFrom(...stateCodes),
        fc.constantFrom(...propertyTypeNames),
        fc.nat({ max: 9 }),
        (seed, stateCode, propertyType, amount) => {
          const description: IllustrationDescription = {
            kind,
            seed,
            stateCode,
            propertyType,
            bedrooms: amount,
            bathrooms: amount,
            cars: amount,
            initials: 'RW',
          }
          const svg = drawIllustration(description)
          expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
          expect(svg).toContain('viewBox="0 0 1')
          expect(svg).toBe(drawIllustration(description))
        },
      ),
      { numRuns: 4 },
    )
  })

  it.each(illustrationKinds)('of kind %s can be rasterised', async (kind) => {
    const svg = drawIllustration({ kind, seed: 4242, stateCode: 'QLD', initials: 'RW' })
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual(kind === 'portrait' || kind === 'logo' ? [1000, 1000] : [1600, 1066])
  })

  it('of every property type and of every state has a façade', () => {
    const drawn = [
      ...propertyTypeNames.map((propertyType) => drawIllustration({ kind: 'facade', seed: 9, propertyType })),
      ...stateCodes.map((stateCode) => drawIllustration({ kind: 'facade', seed: 9, stateCode })),
    ]
    expect(Math.min(...drawn.map((svg) => svg.length))).toBeGreaterThan(20_000)
  })

  it('differs with its seed and with its state', () => {
    const draw = (seed: number, stateCode: 'TAS' | 'NT') =>
      drawIllustration({ kind: 'facade', seed, propertyType: 'House', stateCode })
    expect(new Set([draw(1, 'TAS'), draw(2, 'TAS'), draw(1, 'NT')]).size).toBe(3)
  })
})
