import { afterAll, beforeAll, expect, it } from 'vitest'
import { doesListingFit } from '#domain/alerts/alert-matching.ts'
import type { ListingFacts } from '#domain/alerts/listing-facts.ts'
import { resolvedSearch } from '#server/modules/listings/search/search-answer.ts'
import { type LocationIndex, loadLocationIndex } from '#server/modules/search/location-index.ts'
import { resolveSearch } from '#server/modules/search/resolve-locations.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { randomSearch } from '#tests/support/search-oracle/oracle-searches.ts'
import { chanceOf, insertWorld, smallWorld, WORLD_NOW } from '#tests/support/search-oracle/oracle-world.ts'
import { alertsNearListing } from './alert-candidates.queries.ts'
import type { PlacedSearch } from './alert-record.ts'
import { insertAlert } from './alert-store.queries.ts'
import { replacePlaces } from './alert-places.queries.ts'
import { factsOfListings } from './listing-facts.queries.ts'
import { placedSearch } from './placed-search.ts'

const ALERTS = 400
const world = smallWorld(20_261_123, 400)

let test: TestDatabase
let index: LocationIndex
beforeAll(async () => {
  test = await createTestDatabase()
  await insertWorld(test.database, world)
  index = await loadLocationIndex(test.database)
  await test.database.query(
    "insert into member (id, username, name, created_at) values (1, 'alice-lee', 'Alice', $1)",
    [WORLD_NOW],
  )
})
afterAll(() => test.close())

it(`${ALERTS} random alerts find what the search of the portal finds, each home by the index`, async () => {
  const { database } = test
  const listingSearch = createSqlListingSearch(database)
  const expected = new Map<number, Set<number>>()
  const alerts = await addRandomAlerts()
  for (const [alertId, { search }] of alerts) {
    const { search: resolved } = resolveOrThrow(search)
    const ids = world.listings.map(({ id }) => id)
    expected.set(alertId, new Set(await listingSearch.matching(resolved, { now: WORLD_NOW, listingIds: ids })))
  }
  const found = new Map([...alerts.keys()].map((id) => [id, new Set<number>()]))
  const rows = await factsOfListings(
    database,
    world.listings.map(({ id }) => id),
    WORLD_NOW,
  )
  for (const { listingId, suburbUri, ...row } of rows) {
    const suburb = index.location(suburbUri)
    const listing: ListingFacts = { ...row, reachedFromSuburbIds: new Set(suburb && index.suburbIdsAround(suburb)) }
    for (const { id, search } of await alertsNearListing(database, listingId, listing)) {
      if (doesListingFit(search, listing, WORLD_NOW)) found.get(id)?.add(listingId)
    }
  }
  for (const [alertId, alert] of alerts) {
    expect({ alert, found: [...(found.get(alertId) ?? [])].sort() }).toEqual({
      alert,
      found: [...(expected.get(alertId) ?? [])].sort(),
    })
  }
  const totals = [...expected.values()].map(({ size }) => size)
  expect(totals.filter((total) => total > 0).length).toBeGreaterThan(ALERTS / 3)
  expect(totals.filter((total) => total === 0).length).toBeGreaterThan(ALERTS / 20)
}, 300_000)

const resolveOrThrow = (search: PlacedSearch['search']) => {
  const resolution = resolveSearch(search, index)
  if (!resolution.ok) throw new Error(resolution.reason)
  return resolution
}

/** Shapes that cross themselves are refused; another one is drawn instead. */
async function addRandomAlerts(): Promise<Map<number, PlacedSearch>> {
  const chance = chanceOf(23)
  const parts = {
    locationIndex: index,
    resolvedSearch: (search: PlacedSearch['search']) =>
      resolvedSearch(search, { resolveSearch: (asked) => resolveSearch(asked, index) }),
  }
  const alerts = new Map<number, PlacedSearch>()
  while (alerts.size < ALERTS) {
    const search = randomSearch(chance, world)
    try {
      const placed = placedSearch(search, parts)
      const alert = await insertAlert(
        test.database,
        1,
        {
          ...placed,
          name: 'Random',
          frequency: 'daily',
          isByEmail: true,
          isByPush: false,
          isPartlyInRange: true,
          idempotencyKey: `random-${100_000 + alerts.size}`,
        },
        WORLD_NOW,
      )
      await replacePlaces(test.database, alert)
      alerts.set(alert.id, placed)
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
    }
  }
  return alerts
}
