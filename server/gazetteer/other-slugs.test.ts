import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { slugify } from '#domain/text/slug.ts'
import { gazetteerPlaces } from './places.ts'
import { otherNamesBySlug, otherSlugs, slugsOfOtherNames } from '#domain/locations/other-names/other-slugs.ts'
import { popularNames } from '#domain/locations/other-names/popular-names.ts'

const places = new Map(gazetteerPlaces().map((place) => [place.uri, place]))
const all = [...slugsOfOtherNames()]

describe('other names of places', () => {
  it('are at least 500, each of a place of ours and none the slug of another', () => {
    expect(all.length).toBeGreaterThanOrEqual(500)
    expect(all.filter(([, ours]) => !places.has(ours))).toEqual([])
    expect(all.filter(([other]) => places.has(other))).toEqual([])
    expect(all.filter(([other]) => slugify(other) !== other)).toEqual([])
  })

  it.each([
    ['brisbane-city-qld-4000', 'brisbane-qld-4000'],
    ['melbourne-vic-3001', 'melbourne-vic-3000'],
    ['richmond-south-vic-3121', 'richmond-vic-3121'],
    ['nguiu-nt-0822', 'wurrumiyanga-nt-0822'],
    ['sydney-cbd-nsw-2000', 'sydney-nsw-2000'],
    ['mt-waverley-vic-3149', 'mount-waverley-vic-3149'],
    ['west-brunswick-vic-3055', 'brunswick-west-vic-3055'],
  ])('%s leads to %s', (other, ours) => {
    expect(otherSlugs(other)[0]).toBe(ours)
    expect(places.has(ours)).toBe(true)
  })

  it('are those that are typed', () => {
    expect(otherNamesBySlug().get('potts-point-nsw-2011')?.names).toContain('Kings Cross')
    expect(otherNamesBySlug().get('hawthorn-east-vic-3123')?.names).toContain('Auburn South')
    expect(otherNamesBySlug().get('melbourne-vic-3000')?.postcodes).toContain('3001')
  })

  it('have none for a place that nobody knows', () => {
    expect(otherSlugs('atlantis-vic-9999')).toEqual([])
  })

  it('are stated by the reference under the same state and postcode', (context) => {
    const path = fileURLToPath(new URL('../../../shared/data/gazetteer/geonames-postal-2018.csv', import.meta.url))
    if (!existsSync(path)) {
      console.info('The reference data is not beside this repository: other names not compared.')
      context.skip()
    }
    const stated = new Set(
      readFileSync(path, 'utf8')
        .split(/\r?\n/)
        .slice(1)
        .map((line) => {
          const [postcode = '', name = '', , stateCode = ''] = line.split(',')
          return slugify(`${name} ${stateCode} ${postcode.padStart(4, '0')}`)
        }),
    )
    // What people call a place is in no postal file.
    const popular = new Set(popularNames.split(/[\n|]|(?<=-\d{4}) /).map(slugify))
    const official = all.filter(([other]) => !popular.has(other.replace(/-[a-z]+-\d{4}$/, '')))
    const unstated = official.filter(([other]) => !stated.has(other))
    console.info(
      `${official.length} official other names, ${unstated.length} not in the postal file: ${unstated.join(' ')}`,
    )
    expect(unstated.length / official.length).toBeLessThan(0.1)
  })
})
