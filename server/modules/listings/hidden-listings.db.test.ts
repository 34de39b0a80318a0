import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalSchema } from '#server/platform/graphql/schema.ts'
import { everyField } from '#tests/support/every-field.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { hiddenSecrets } from '#tests/support/small-world-listings.ts'

const schema = portalSchema({})
const summary = everyField(schema, 'ListingSummary')
const withheldFigures = ['2,222,000', '2222000', '3,333,000', '3333000']

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest({
    // All fields of all types, an agent's and an office's within each other, cost more than anybody may ask for in a minute.
    limits: {
      pointsPerMinute: 1_000_000_000,
      query: { depth: 30, aliases: 30, points: 1_000_000_000, tokens: 10_000, directives: 10 },
    },
  })
})
afterAll(() => portal.close())

/** Every text and number of an answer, with the way to it. */
function* leaves(value: unknown, path = ''): Generator<[string, string]> {
  if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`)
  } else yield [path, String(value).toLowerCase()]
}

const leaksIn = (answer: unknown, secrets: readonly string[]) =>
  [...leaves(answer)].filter(([, text]) => secrets.some((secret) => text.includes(secret)))

const asksEverything: readonly [string, string][] = [
  ['the page of a hidden home', `{ listing(id: 2) ${everyField(schema, 'Listing')} }`],
  ['the page of a hidden sold home', `{ listing(id: 14) ${everyField(schema, 'Listing')} }`],
  ['the page of a sold home with a withheld price', `{ listing(id: 4) ${everyField(schema, 'Listing')} }`],
  ['cards by number', `{ listingsById(listingIds: [2, 4, 14]) ${summary} }`],
  ['homes like another', `{ similarListings(listingId: 1, take: 20) ${summary} }`],
  ['homes like a hidden one', `{ similarListings(listingId: 2, take: 20) ${summary} }`],
  ['homes of an office', `{ otherListingsFromOffice(listingId: 1, take: 20) ${summary} }`],
  ['schools near a hidden home', `{ schools(listingId: 2) ${everyField(schema, 'School')} }`],
  ['the home page', `{ listingsHomepage(maxAge: 90) ${everyField(schema, 'ListingsHomepage')} }`],
  ...(['buy', 'sold'] as const).flatMap((mode): [string, string][] => {
    const input = `searchParams: { searchMode: ${mode}, locationSearchContext: { searchLocations: [{ uri: "fitzroy-vic-3065" }] } }`
    return [
      [`a search of ${mode}`, `{ listingSearch(${input}) ${everyField(schema, 'ListingSearchResult')} }`],
      [`the pins of ${mode}`, `{ mapMarkers(${input}) ${everyField(schema, 'MapMarkers')} }`],
    ]
  }),
]

describe('nothing of a hidden address or a withheld price is in', () => {
  it.each(asksEverything)('%s', async (_name, query) => {
    const { data, errors } = await portal.ask(query)
    expect(errors).toBeUndefined()
    expect(leaksIn(data, [...hiddenSecrets, ...withheldFigures])).toEqual([])
    expect([...leaves(data)].length).toBeGreaterThan(3)
  })

  it('shows the suburb instead', async () => {
    const { data } = await portal.ask(
      `{ listing(id: 2) { streetAddress summary { title uri canonicalUri address { shortAddress longAddress }
         location { isHidden address latLong { latitude longitude } } auction { place } } } }`,
    )
    expect(data.listing).toEqual({
      streetAddress: null,
      summary: {
        title: 'The best of Fitzroy',
        uri: 'fitzroy-vic-3065',
        canonicalUri: '/homes/fitzroy-vic-3065/2',
        address: { shortAddress: 'Fitzroy', longAddress: 'Fitzroy, VIC 3065' },
        location: {
          isHidden: true,
          address: 'Fitzroy, VIC 3065',
          latLong: { latitude: -37.8011, longitude: 144.9789 },
        },
        auction: { place: 'On site, Fitzroy' },
      },
    })
  })

  it('would be noticed: the same walk finds the street of a home that is not hidden', async () => {
    const { data } = await portal.ask(`{ listing(id: 1) ${everyField(schema, 'Listing')} }`)
    const paths = leaksIn(data, ['smith street', '12-smith']).map(([path]) => path)
    expect(paths).toContain('.listing.summary.address.shortAddress')
    expect(paths).toContain('.listing.summary.canonicalUri')
    expect(paths).toContain('.listing.streetAddress')
  })
})
