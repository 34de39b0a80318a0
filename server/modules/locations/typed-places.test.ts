import { describe, expect, it } from 'vitest'
import { complete } from '#domain/locations/completion/complete.ts'
import { buildCompletionIndex, type CompletionPlace } from '#domain/locations/completion/completion-index.ts'
import { shortStreetTypes } from '#domain/locations/street-types.ts'
import { streetSlug } from '#domain/search/location-slug.ts'
import { otherNamesBySlug } from '#domain/locations/other-names/other-slugs.ts'
import { type Place, gazetteerPlaces } from '#server/gazetteer/places.ts'
import { regions } from '#server/gazetteer/regions.ts'
import { wholeAreas } from '#domain/locations/whole-areas.ts'
import { typedAreas } from './typed-areas.cases.ts'
import { typedHabits } from './typed-habits.cases.ts'
import { typedSuburbs } from './typed-suburbs.cases.ts'

const gazetteer = gazetteerPlaces()
const suburbs = gazetteer.map((place): CompletionPlace => {
  const others = otherNamesBySlug().get(place.uri)
  return { ...place, kind: 'suburb', otherNames: others?.names, otherPostcodes: others?.postcodes }
})
const allRegions = regions.map((region): CompletionPlace => ({
  ...region,
  kind: 'region',
  postcode: null,
  population: 0,
}))

const streetsOf = (suburbUri: string, ...names: string[]): CompletionPlace[] => {
  const suburb = gazetteer.find(({ uri }) => uri === suburbUri)
  if (suburb === undefined) throw new Error(`No suburb ${suburbUri}`)
  return names.map((name) => streetIn(suburb, name))
}

const streetIn = ({ name: suburb, stateCode, postcode }: Place, name: string): CompletionPlace => ({
  uri: streetSlug({ name, suburb, stateCode, postcode }),
  name,
  stateCode,
  postcode,
  kind: 'street',
  population: 0,
  suburbName: suburb,
})

const streets = [
  ...streetsOf('fitzroy-vic-3065', 'Smith Street', 'Gertrude Street'),
  ...streetsOf('fitzroy-north-vic-3068', 'Smith Street'),
  ...streetsOf('st-kilda-vic-3182', 'Barkly Street', 'The Esplanade'),
  ...streetsOf('east-melbourne-vic-3002', 'Victoria Parade'),
  ...streetsOf('thornbury-vic-3071', 'St Georges Road'),
  ...streetsOf('melbourne-vic-3000', 'La Trobe Street', 'Little Collins Street'),
  ...streetsOf('essendon-vic-3040', 'Mount Alexander Road'),
  ...streetsOf('adelaide-sa-5000', 'North Terrace'),
  ...streetsOf('north-adelaide-sa-5006', "O'Connell Street"),
  ...streetsOf('perth-wa-6000', 'Hay Street'),
  ...streetsOf('chatswood-nsw-2067', 'Pacific Highway'),
  ...streetsOf('torquay-vic-3228', 'Great Ocean Road', 'The Esplanade'),
]
const index = buildCompletionIndex([...suburbs, ...allRegions, ...streets], wholeAreas)

/** The uris that are meant: all up to five, else the first and how many more. */
function meant(text: string): string {
  const uris = complete(index, text, { limit: 50 }).flatMap(({ place, isMeant }) => (isMeant ? [place.uri] : []))
  return uris.length > 3 || (uris.length > 1 && uris[0]?.match(/\d$/) === null)
    ? `${uris[0]} +${uris.length - 1}`
    : uris.join(' ')
}

const cases = [typedSuburbs, typedAreas, typedHabits]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => line.split(' | '))

describe('what people type', () => {
  it('is a table of at least 500 cases, each once', () => {
    expect(new Set(cases.map(([typed]) => typed)).size).toBe(cases.length)
    expect(cases.length).toBeGreaterThanOrEqual(500)
  })

  it.each(cases)('"%s" means %s', (typed = '', expected) => expect(meant(typed)).toBe(expected))
})

it.each(['Inner North, Inner West', 'Richmond, Xyzzyville', 'Fitzroy; Xyzzyville'])(
  'a list is not taken for its first place: %s',
  (typed) => expect(meant(typed)).toBe(''),
)

describe('a street', () => {
  it('is found by every short form of its kind in the address standard', () => {
    const fitzroy = gazetteer.find(({ uri }) => uri === 'fitzroy-vic-3065')
    if (fitzroy === undefined) throw new Error('No Fitzroy')
    const kinds = [...new Set(shortStreetTypes.map(([, name]) => name))]
    const ofEachKind = buildCompletionIndex([...suburbs, ...kinds.map((kind) => streetIn(fitzroy, `Julia ${kind}`))])
    const missed = shortStreetTypes.filter(([short, name]) => {
      const [best] = complete(ofEachKind, `106 Julia ${short}, Fitzroy VIC 3065`)
      return best?.place.name !== `Julia ${name}`
    })
    expect(missed).toEqual([])
  })
})
