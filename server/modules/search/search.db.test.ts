import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPastMode, isRentalMode } from '#domain/lookups/search-modes.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { landEdges, priceEdges } from './histogram-edges.ts'
import type { ListingSearch } from './listing-search.ts'
import { type LocationIndex, loadLocationIndex } from './location-index.ts'
import type { ResolvedSearch } from './resolved-search.ts'
import { refreshListingSearch } from './refresh-listing-search.ts'
import { resolveSearch } from './resolve-locations.ts'
import { oracleOf } from '#tests/support/search-oracle/search-oracle.ts'
import type { OracleSearch } from '#tests/support/search-oracle/oracle-listing.ts'
import { randomSearch } from '#tests/support/search-oracle/oracle-searches.ts'
import { chanceOf, insertWorld, smallWorld, type World, WORLD_NOW } from '#tests/support/search-oracle/oracle-world.ts'
import { createSqlListingSearch } from './sql-listing-search.ts'
import { upcomingDays } from './upcoming-days.ts'

const SEARCHES = 600
const SEARCHES_WITHOUT = 80
const moment = { now: WORLD_NOW }

let test: TestDatabase
let world: World
let index: LocationIndex
let listingSearch: ListingSearch

beforeAll(async () => {
  world = smallWorld(20_261_120)
  test = await createTestDatabase()
  await insertWorld(test.database, world)
  index = await loadLocationIndex(test.database)
  listingSearch = createSqlListingSearch(test.database)
})
afterAll(() => test.close())

function resolved(parameters: SearchParameters): ResolvedSearch {
  const resolution = resolveSearch(parameters, index)
  if (!resolution.ok) throw new Error(`Refused: ${JSON.stringify(resolution)}`)
  return resolution.search
}

const oracleSearch = ({ parameters, area, timeZone }: ResolvedSearch): OracleSearch => ({
  parameters,
  area,
  now: WORLD_NOW,
  days: upcomingDays(WORLD_NOW, timeZone),
})

describe('search in SQL', () => {
  it(`agrees with the oracle on ${SEARCHES} random searches: pages, totals, facets, histograms, median, pins`, async () => {
    const chance = chanceOf(7)
    const oracle = oracleOf(world.listings)
    const seen = { found: 0, surrounding: 0, filtered: 0 }
    for (let round = 0; round < SEARCHES; round++) {
      const search = resolved(randomSearch(chance, world))
      const expected = oracleSearch(search)
      const { searchMode } = search.parameters
      const figures = oracle.aggregate(expected, { price: priceEdges(searchMode), land: landEdges })
      const limit = chance.pick([5, 5000])
      // The search stands beside its answers, so that a failure shows which one it was.
      expect({
        search,
        page: await listingSearch.search(search, moment),
        figures: await listingSearch.aggregate(search, moment),
        pins: await listingSearch.markers(search, { ...moment, limit }),
      }).toEqual({ search, page: oracle.search(expected), figures, pins: oracle.markers(expected, limit) })
      if (figures.totals.total > 0) seen.found++
      if (figures.totals.surrounding > 0) seen.surrounding++
      if (figures.totals.total < figures.facets.underOffer.included) seen.filtered++
    }
    // The comparison is worth something only when many searches find something.
    expect(seen.found).toBeGreaterThan(SEARCHES / 2)
    expect(seen.surrounding).toBeGreaterThan(SEARCHES / 20)
    expect(seen.filtered).toBeGreaterThan(SEARCHES / 50)
  }, 300_000)
})

describe('homes since a day', () => {
  it('are those that came since, sold ones included, and of a search for such those that were sold since', async () => {
    const chance = chanceOf(23)
    const since = new Date(WORLD_NOW.getTime() - 40 * 86_400_000)
    const seen = { found: 0, strict: 0 }
    for (let round = 0; round < SEARCHES_WITHOUT; round++) {
      const random = resolved(randomSearch(chance, world))
      const search = { ...random, parameters: { ...random.parameters, isUnderOffer: true } }
      const { searchMode, price } = search.parameters
      const isPast = isPastMode(searchMode)
      const modes = isPast
        ? [searchMode]
        : [searchMode, isRentalMode(searchMode) ? ('leased' as const) : ('sold' as const)]
      const byId = new Map(world.listings.map((listing) => [listing.id, listing]))
      const ids = (
        await Promise.all(
          modes.map((mode) =>
            listingSearch.matching(
              { ...search, parameters: { ...search.parameters, searchMode: mode } },
              { ...moment, listingIds: [...byId.keys()] },
            ),
          ),
        )
      ).flat()
      const recent = ids
        .flatMap((id) => byId.get(id) ?? [])
        .filter(({ listedAt, completedOn }) =>
          isPast ? completedOn !== null && completedOn >= since.toISOString().slice(0, 10) : listedAt >= since,
        )
      const within = recent.filter(
        ({ priceFrom, priceTo }) =>
          (price.min === null || (priceFrom ?? 0) >= price.min) && (price.max === null || (priceTo ?? 0) <= price.max),
      )
      const count = (isPartlyInRange: boolean) =>
        listingSearch.countSince(random, { ...moment, since, isPartlyInRange })
      expect([search, await count(true), await count(false)]).toEqual([search, recent.length, within.length])
      if (recent.length > 0) seen.found++
      if (within.length < recent.length) seen.strict++
    }
    expect(seen.found).toBeGreaterThan(SEARCHES_WITHOUT / 8)
    expect(seen.strict).toBeGreaterThan(0)
  })
})

describe('homes that are left out', () => {
  it('are in no page, figure or pin, and the rest is as if they were not there', async () => {
    const chance = chanceOf(11)
    const seen = { leftOut: 0 }
    for (let round = 0; round < SEARCHES_WITHOUT; round++) {
      const search = resolved(randomSearch(chance, world))
      const expected = oracleSearch(search)
      const leftOut = new Set(chance.some(world.listings, chance.pick([0.01, 0.5, 0.95])).map(({ id }) => id))
      const oracle = oracleOf(world.listings.filter(({ id }) => !leftOut.has(id)))
      const without: ResolvedSearch = { ...search, withoutListingIds: [...leftOut] }
      const page = await listingSearch.search(without, moment)
      const figures = await listingSearch.aggregate(without, moment)
      const { searchMode } = search.parameters
      expect({ search, page, figures, pins: await listingSearch.markers(without, { ...moment, limit: 5000 }) }).toEqual(
        {
          search,
          page: oracle.search(expected),
          figures: oracle.aggregate(expected, { price: priceEdges(searchMode), land: landEdges }),
          pins: oracle.markers(expected, 5000),
        },
      )
      const leftOutIds = await listingSearch.matching(search, { ...moment, listingIds: [...leftOut] })
      expect(page.total + leftOutIds.length).toBe(
        (await listingSearch.count(search, { ...moment, isOnMap: false })).total,
      )
      seen.leftOut += leftOutIds.length
    }
    expect(seen.leftOut).toBeGreaterThan(SEARCHES_WITHOUT)
  }, 120_000)
})

describe('what a search reads', () => {
  it('follows a changed listing and forgets a removed one', async () => {
    const houses = world.listings.filter(
      ({ statusType, propertyType }) => statusType === 'available' && propertyType === 'House',
    )
    const ids = houses.slice(0, 2).map(({ id }) => id)
    const [changed, removed] = ids
    await test.database.query('update listing set price_from = 777, price_to = 778, bedrooms = 9 where id = $1', [
      changed,
    ])
    await test.database.query("update listing set status_type = 'removed' where id = $1", [removed])
    await refreshListingSearch(test.database, ids)
    const rows = await test.database.query(
      'select listing_id, price_to, bedrooms from listing_search where listing_id = any($1)',
      [ids],
    )
    expect(rows).toEqual([{ listing_id: changed, price_to: 778, bedrooms: 5 }])
  })
})
