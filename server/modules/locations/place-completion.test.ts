import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { complete } from '#domain/locations/completion/complete.ts'
import {
  buildCompletionIndex,
  buildCompletionIndexInChunks,
  type CompletionPlace,
} from '#domain/locations/completion/completion-index.ts'

const suburb = (
  name: string,
  stateCode: CompletionPlace['stateCode'],
  postcode: string,
  population = 0,
): CompletionPlace => ({
  uri: `${name}-${stateCode}-${postcode}`,
  name,
  stateCode,
  postcode,
  kind: 'suburb',
  population,
})

const street = (name: string, suburbName: string, stateCode: CompletionPlace['stateCode'], postcode: string) => ({
  ...suburb(name, stateCode, postcode),
  uri: `${name}-${suburbName}`,
  kind: 'street' as const,
  suburbName,
})

const index = buildCompletionIndex([
  suburb('Richmond', 'VIC', '3121', 28_000),
  suburb('Richmond', 'NSW', '2753', 5500),
  suburb('Richmond', 'TAS', '7025', 900),
  suburb('Richmond Hill', 'QLD', '4820', 1000),
  suburb('North Richmond', 'NSW', '2754', 60_000),
  suburb('Cremorne', 'VIC', '3121', 2000),
  suburb('St Kilda', 'VIC', '3182', 20_000),
  suburb('St Kilda East', 'VIC', '3183', 12_000),
  suburb('Strathmore', 'VIC', '3041', 8000),
  suburb('Mount Waverley', 'VIC', '3149', 33_000),
  suburb('Victoria Park', 'WA', '6100', 9000),
  suburb("O'Connor", 'ACT', '2602', 5000),
  suburb('Darwin', 'NT', '0800', 120_000),
  {
    uri: 'richmond-region-vic',
    name: 'Richmond Valley',
    stateCode: 'NSW',
    postcode: null,
    kind: 'region',
    population: 0,
  },
  street('Lygon Street', 'Carlton', 'VIC', '3053'),
  street('Smith Street', 'Footscray', 'VIC', '3011'),
  street('Smith Street', 'Collingwood', 'VIC', '3066'),
  street('Smith Street', 'Petersham', 'NSW', '2049'),
  street('Barkly Street', 'St Kilda', 'VIC', '3182'),
  suburb('Sydney', 'NSW', '2000', 17_000),
  suburb('Melbourne', 'VIC', '3000', 47_000),
  suburb('Perth', 'WA', '6000', 14_000),
  suburb('Perth', 'TAS', '7300', 3000),
])

const labels = (query: string, options = {}) => complete(index, query, options).map(({ label }) => label)

describe('completion by name', () => {
  it('puts the whole name first, then its beginning, then a later word, each by population', () => {
    expect(labels('Richmond')).toEqual([
      'Richmond, VIC 3121',
      'Richmond, NSW 2753',
      'Richmond, TAS 7025',
      'Richmond Hill, QLD 4820',
      'Richmond Valley, NSW',
      'North Richmond, NSW 2754',
    ])
  })

  it('puts the beginning of a name before that of another name', () => {
    const places = buildCompletionIndex([
      { ...suburb('Melbourne', 'VIC', '3000', 47_000), otherNames: ['Federation Square'] },
      suburb('Fitzroy', 'VIC', '3065', 10_000),
    ])
    expect(complete(places, 'f').map(({ label }) => label)).toEqual(['Fitzroy, VIC 3065', 'Melbourne, VIC 3000'])
  })

  it.each([
    ['saint kilda', 'St Kilda, VIC 3182'],
    ['st kilda', 'St Kilda, VIC 3182'],
    ['ST. KILDA', 'St Kilda, VIC 3182'],
    ['sain', 'St Kilda, VIC 3182'],
    ['kilda ea', 'St Kilda East, VIC 3183'],
    ['mt wav', 'Mount Waverley, VIC 3149'],
    ['mount wav', 'Mount Waverley, VIC 3149'],
    ['oconn', "O'Connor, ACT 2602"],
    ['o’connor', "O'Connor, ACT 2602"],
    ['victoria', 'Victoria Park, WA 6100'],
    ['lygon st', 'Lygon Street, Carlton, VIC 3053'],
    ['lygon street', 'Lygon Street, Carlton, VIC 3053'],
  ])('finds with "%s" first %s', (query, label) => {
    expect(labels(query)[0]).toBe(label)
  })
})

describe('completion of a street with its suburb', () => {
  it.each([
    ['Smith St Footscray', 'Smith Street, Footscray, VIC 3011'],
    ['footscray smith street', 'Smith Street, Footscray, VIC 3011'],
    ['smith foots', 'Smith Street, Footscray, VIC 3011'],
    ['12 Smith Street Collingwood', 'Smith Street, Collingwood, VIC 3066'],
    ['12 smith street, collingwood vic 3066', 'Smith Street, Collingwood, VIC 3066'],
    ['5/12a Smith St, Collingwood', 'Smith Street, Collingwood, VIC 3066'],
    ['unit 5, 12 smith st colling', 'Smith Street, Collingwood, VIC 3066'],
    ['3 smith street petersham nsw', 'Smith Street, Petersham, NSW 2049'],
    ['smith street petersham nsw', 'Smith Street, Petersham, NSW 2049'],
    ['petersham nsw smith', 'Smith Street, Petersham, NSW 2049'],
    ['barkly st saint kilda', 'Barkly Street, St Kilda, VIC 3182'],
    ['smith stret footscray', 'Smith Street, Footscray, VIC 3011'],
  ])('finds with "%s" first %s', (query, label) => {
    expect(labels(query)[0]).toBe(label)
  })
})

describe('completion of the centre of a capital', () => {
  it('answers the largest first', () => {
    expect(labels('CBD')).toEqual(['Darwin, NT 0800', 'Melbourne, VIC 3000', 'Sydney, NSW 2000', 'Perth, WA 6000'])
  })

  it.each([
    ['sydney cbd', 'Sydney, NSW 2000'],
    ['perth cb', 'Perth, WA 6000'],
    ['cbd nsw', 'Sydney, NSW 2000'],
  ])('finds with "%s" first %s', (query, label) => {
    expect(labels(query)[0]).toBe(label)
  })
})

describe('completion by postcode and state', () => {
  it.each([
    ['3121', ['Richmond, VIC 3121', 'Cremorne, VIC 3121']],
    ['08', ['Darwin, NT 0800']],
    ['richmond vic', ['Richmond, VIC 3121']],
    ['Richmond, VIC 3121', ['Richmond, VIC 3121']],
    ['richmond-vic-3121', ['Richmond, VIC 3121']],
    ['richmond new south wales', ['Richmond, NSW 2753', 'Richmond Valley, NSW', 'North Richmond, NSW 2754']],
    ['richmond 27', ['Richmond, NSW 2753', 'North Richmond, NSW 2754']],
    ['nt', ['Darwin, NT 0800']],
    ['vic 3121', ['Richmond, VIC 3121', 'Cremorne, VIC 3121']],
  ])('understands "%s"', (query, expected) => {
    expect(labels(query)).toEqual(expected)
  })

  it('takes a state that is not typed to its end', () => {
    expect(labels('richmond t')[0]).toBe('Richmond, TAS 7025')
    expect(labels('richmond v')).toEqual(expect.arrayContaining(['Richmond Valley, NSW', 'Richmond, VIC 3121']))
  })

  it('answers the name when its state or postcode is wrong', () => {
    expect(labels('strathmore wa')[0]).toBe('Strathmore, VIC 3041')
    expect(labels('st kilda 9999')[0]).toBe('St Kilda, VIC 3182')
  })
})

describe('completion with typing errors', () => {
  it.each([
    ['a letter left out', 'strthmo', 'Strathmore, VIC 3041'],
    ['a letter put in', 'straathmo', 'Strathmore, VIC 3041'],
    ['a letter replaced', 'strachmo', 'Strathmore, VIC 3041'],
    ['two letters swapped', 'starthmo', 'Strathmore, VIC 3041'],
    ['an error at the start', 'atrathmore', 'Strathmore, VIC 3041'],
    ['an error before the state', 'strathmor e vic', 'Strathmore, VIC 3041'],
    ['an error in a later word', 'waverely', 'Mount Waverley, VIC 3149'],
    ['two errors in a long name', 'mont wavreley', 'Mount Waverley, VIC 3149'],
  ])('forgives %s', (_, query, label) => {
    expect(labels(query)[0]).toBe(label)
  })

  it('does not guess from three letters', () => {
    expect(labels('drw')).toEqual([])
  })
})

describe('any query', () => {
  it('keeps to the kinds and the count that are asked for', () => {
    expect(labels('richmond', { kinds: ['region'] })).toEqual(['Richmond Valley, NSW'])
    expect(labels('richmond', { limit: 2 })).toEqual(['Richmond, VIC 3121', 'Richmond, NSW 2753'])
    expect(labels('richmond', { kinds: [] })).toEqual([])
    expect(labels('richmond', { limit: Number.NaN })).toHaveLength(1)
  })

  it.each(['', '   ', ',,,', '---', '日本', '12345'])('answers nothing to "%s"', (query) => {
    expect(labels(query)).toEqual([])
  })

  it('counts the first 100 characters only', () => {
    expect(labels(`3121${' '.repeat(200)}zzz`)).toEqual(['Richmond, VIC 3121', 'Cremorne, VIC 3121'])
    expect(complete(index, 'a'.repeat(1_000_000))).toEqual([])
  })

  it('is answered', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'stkilda richmond vic3121,-'), maxLength: 120 }),
    )
    fc.assert(
      fc.property(text, fc.double(), (query, limit) => {
        expect(complete(index, query, { limit }).length).toBeLessThanOrEqual(50)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('300 partial names of the gazetteer with a typing error', () => {
  const places = gazetteerPlaces().map((place): CompletionPlace => ({ ...place, kind: 'suburb' }))
  const whole = buildCompletionIndex(places)

  it('are found among the first ten in at least 95 of 100', () => {
    const random = createRandom('completion', 1)
    const missed = Array.from({ length: 300 }, () => {
      const place = random.pick(places.filter(({ name }) => name.length >= 5))
      const partial = place.name.slice(0, random.whole(5, place.name.length))
      const typed = withTypingError(partial.toLowerCase(), random)
      return complete(whole, typed).some((found) => found.place.uri === place.uri) ? [] : [`${typed} for ${place.uri}`]
    }).flat()
    console.info(`${300 - missed.length} of 300 found; missed ${missed.join(', ')}`)
    expect(missed.length).toBeLessThanOrEqual(15)
  })
})

function withTypingError(text: string, random: Random): string {
  const at = random.whole(0, text.length - 2)
  const letter = random.pick([...'abcdefghijklmnopqrstuvwxyz'])
  const [before, here, next, after] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)]
  return random.pick([
    `${before}${next}${after}`,
    `${before}${letter}${here}${next}${after}`,
    `${before}${letter}${next}${after}`,
    `${before}${next}${here}${after}`,
  ])
}

describe('suburbs of which it is known how many listings they have', () => {
  const places = [
    { ...suburb('Kensington', 'VIC', '3031', 9000), listingCount: 40 },
    { ...suburb('Kenley', 'VIC', '3597'), listingCount: 0 },
    { ...suburb('Kentbruck', 'VIC', '3305'), listingCount: 0 },
    { ...suburb('Kenilworth', 'QLD', '4574'), listingCount: 12 },
    { ...suburb('South Kensington', 'NSW', '2033'), listingCount: 3 },
    { ...suburb('Ken', 'SA', '5999'), listingCount: 0 },
    street('Kendall Street', 'Cremorne', 'VIC', '3121'),
  ]
  const named = (typed: string) =>
    complete(buildCompletionIndex(places), typed).map(({ place: { name }, isMeant }) => (isMeant ? `${name}!` : name))

  it('come after those with some where their name is only begun, and first where it is typed whole', () => {
    expect(named('ken')).toEqual([
      'Ken!',
      'Kensington',
      'Kenilworth',
      'Kendall Street',
      'South Kensington',
      'Kenley',
      'Kentbruck',
    ])
    expect(named('kenley')).toEqual(['Kenley!'])
  })

  it('are all of their postcode, with listings or without', () => {
    const region = [
      { ...suburb('Alpha', 'QLD', '4724'), listingCount: 0 },
      { ...suburb('Beta', 'QLD', '4724'), listingCount: 2 },
      street('Gamma Street', 'Beta', 'QLD', '4724'),
    ]
    const found = complete(buildCompletionIndex(region), '4724')
    expect(found.map(({ place, isMeant }) => [place.name, isMeant])).toEqual([
      ['Beta', true],
      ['Alpha', true],
      ['Gamma Street', false],
    ])
  })
})

it('an index that is built in chunks is the same as one that is built at once', async () => {
  const places = gazetteerPlaces().map((place): CompletionPlace => ({ ...place, kind: 'suburb' }))
  const areas = [{ names: ['Greater Richmond'], uris: ['richmond-vic-3121', 'richmond-nsw-2753'] }]
  let pauses = 0
  const inChunks = await buildCompletionIndexInChunks(places, areas, () => Promise.resolve((pauses += 1)))
  expect(inChunks).toEqual(buildCompletionIndex(places, areas))
  expect(pauses).toBeGreaterThan(places.length / 500)
  const keys = [...inChunks.keys]
  expect(keys).toEqual(keys.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0)))
})
