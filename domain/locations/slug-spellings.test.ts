import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSlug } from '../text/slug.ts'
import { slugSpellings } from './slug-spellings.ts'

it.each([
  ['mt-eliza-vic-3930', ['mount-eliza-vic-3930']],
  ['saint-kilda-east-vic-3183', ['st-kilda-east-vic-3183', 'east-st-kilda-vic-3183']],
  ['west-brunswick-vic-3055', ['brunswick-west-vic-3055']],
  ['brunswick-west-vic-3055', ['west-brunswick-vic-3055']],
  ['nth-fitzroy-vic-3068', ['north-fitzroy-vic-3068', 'fitzroy-north-vic-3068']],
  ['fitzroy-nth-vic-3068', ['fitzroy-north-vic-3068', 'north-fitzroy-vic-3068']],
  ['s-yarra-vic-3141', ['south-yarra-vic-3141', 'yarra-south-vic-3141']],
  ['west-vic-3055', []],
  ['inner-melbourne-vic', []],
  ['fitzroy-vic-3065', []],
])('%s may be written %j', (slug, spellings) => {
  expect(slugSpellings(slug)).toEqual(spellings)
})

it('are slugs of the same state and postcode, never the one given', () => {
  const word = fc.constantFrom('north', 'west', 'mt', 'saint', 'st', 'mount', 'hill', 'richmond')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const slug = `${words.join('-')}-vic-3000`
      for (const other of slugSpellings(slug)) {
        expect(other).not.toBe(slug)
        expect(isSlug(other)).toBe(true)
        expect(other.endsWith('-vic-3000')).toBe(true)
      }
    }),
  )
})
