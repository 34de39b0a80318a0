import { describe, expect, it } from 'vitest'
import { readLocationSlug } from '#domain/search/location-slug.ts'
import { australianCities, gazetteerPlaces } from './places.ts'
import { regions } from './regions.ts'

const placeOf = (uri: string) => gazetteerPlaces().find((place) => place.uri === uri)

describe('the places of the gazetteer', () => {
  it('are at least 3,000', () => {
    expect(gazetteerPlaces().length).toBeGreaterThanOrEqual(3000)
  })

  it('have each capital under its street postcode', () => {
    const capitals = [
      'melbourne-vic-3000',
      'sydney-nsw-2000',
      'brisbane-qld-4000',
      'perth-wa-6000',
      'adelaide-sa-5000',
      'hobart-tas-7000',
      'darwin-nt-0800',
      'canberra-act-2601',
    ]
    expect(capitals.filter((uri) => placeOf(uri) === undefined)).toEqual([])
  })

  it('say what they are and where', () => {
    expect(placeOf('st-kilda-vic-3182')).toEqual({
      name: 'St Kilda',
      stateCode: 'VIC',
      postcode: '3182',
      latitude: -37.8676,
      longitude: 144.98099,
      population: 20_417,
      uri: 'st-kilda-vic-3182',
      settlement: 'city',
      regionName: 'Bayside',
    })
  })

  it('lose apostrophes in their uri', () => {
    expect(placeOf('oconnor-act-2602')?.name).toBe("O'Connor")
    expect(placeOf('ohalloran-hill-sa-5158')?.name).toBe("O'Halloran Hill")
  })

  it('have uris of their own, which read back', () => {
    const uris = gazetteerPlaces().map(({ uri }) => uri)
    expect(new Set(uris).size).toBe(uris.length)
    const misread = gazetteerPlaces().filter(({ uri, stateCode, postcode }) => {
      const slug = readLocationSlug(uri)
      return slug?.stateCode !== stateCode || slug.postcode !== postcode
    })
    expect(misread).toEqual([])
  })

  it('tell homonyms of one state apart by where they lie', () => {
    expect(placeOf('west-end-qld-4101')?.longitude).toBeCloseTo(153.01, 2)
    expect(placeOf('west-end-qld-4810')?.longitude).toBeCloseTo(146.79, 2)
    expect(placeOf('newtown-qld-4305')?.regionName).toBe('Ipswich')
    expect(placeOf('newtown-qld-4350')?.regionName).toBe('Toowoomba')
  })

  it('lie in Australia, in a region of their own state', () => {
    const known = new Set(regions.map(({ name, stateCode }) => `${stateCode} ${name}`))
    const lost = gazetteerPlaces().filter(
      ({ latitude, longitude, stateCode, regionName }) =>
        latitude > -9 ||
        latitude < -44 ||
        longitude < 112 ||
        longitude > 154 ||
        !known.has(`${stateCode} ${regionName}`),
    )
    expect(lost).toEqual([])
  })

  it('are taken from 3,823 of the package', () => {
    expect(australianCities()).toHaveLength(3823)
  })
})
