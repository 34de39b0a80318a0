import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import { placeCompletion } from '#server/modules/locations/place-completion.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import type { ListingChanges } from '#server/modules/listings/changes/listing-change.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { testSupport } from '#tests/support/portal-under-test.ts'
import { readDemoState } from '#demo/data/demo-state.ts'
import { ensureDemoData } from '#demo/data/ensure-demo-data.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { drawNewHomes } from '#demo/market/live/draw-new-homes.ts'
import { keepAhead } from '#demo/market/live/keep-ahead.ts'
import { marketActs } from '#demo/market/live/market-acts.ts'
import { newHomeSource } from '#demo/market/live/new-home-source.ts'

const FRIDAY = new Date('2026-11-20T02:00:00Z')
const scale = 0.02

let test: TestDatabase
let app: FastifyInstance
let changes: ListingChanges
let now = FRIDAY

const probe = defineModule({
  name: moduleNamed('probe'),
  dependsOn: [listings],
  services: (parts: ListingsServices) => {
    changes = parts.listingChanges
    return {}
  },
})

beforeAll(async () => {
  test = await createTestDatabase()
  const { database } = test
  await ensureDemoData({ database, today: FRIDAY, seed: 'test', scale })
  app = await buildApp({
    database,
    clock: () => now,
    version: '1.2.3',
    support: testSupport,
    listingSearch: createSqlListingSearch(database),
    locationIndex: await loadLocationIndex(database),
    completion: placeCompletion(database),
    others: [probe],
  })
}, 120_000)
afterAll(async () => {
  await app.close()
  await test.close()
})

const acting = () =>
  marketActs({ database: test.database, changes, nextHome: newHomeSource({ seed: 'test', scale }, drawNewHomes) })
const countOf = async (condition: string) =>
  (await test.database.query<{ count: number }>(`select count(*) as count from listing l where ${condition}`, []))[0]
    ?.count

describe('the live market', () => {
  it('does the same things with the same seed', async () => {
    const run = async () => {
      const done: unknown[] = []
      const undone = test.database.transaction(async () => {
        const act = acting()
        for (let turn = 0; turn < 25; turn++) {
          const happened = await act(now, createRandom('test', turn))
          done.push(happened)
        }
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      await test.database.query(`select setval(pg_get_serial_sequence('listing', 'id'), (select max(id) from listing))`)
      return done
    }
    const first = await run()
    expect(first.filter((happened) => happened !== null).length).toBeGreaterThan(15)
    expect(await run()).toEqual(first)
  })

  it('goes on for 500 acts over three weeks, and every home on the market has what its card needs', async () => {
    const [act, keep] = [acting(), keepAhead(test.database, changes)]
    const acts = new Map<string, number>()
    for (let turn = 0; turn < 500; turn++) {
      now = new Date(now.getTime() + 3_600_000)
      const happened = await act(now, createRandom('test', 'long', turn))
      if (happened !== null) acts.set(happened.act, (acts.get(happened.act) ?? 0) + 1)
      while (turn % 24 === 0 && (await keep(now)) > 0) {
        // Until nothing is behind.
      }
    }
    while ((await keep(now)) > 0) {
      // The same.
    }
    expect([...acts.keys()].toSorted()).toEqual([
      'backOnMarket',
      'inspectionMoved',
      'leased',
      'newHome',
      'priceDrop',
      'sold',
      'underOffer',
    ])
    const at = `'${now.toISOString()}'::timestamptz`
    const available = `l.status_type = 'available'`
    const broken = {
      'no price': `${available} and (l.price_text in ('', 'Price withheld') or l.is_price_withheld)`,
      'no words': `${available} and (l.title = '' or l.description = '')`,
      'no agent': `${available} and not exists (select from listing_agent where listing_id = l.id)`,
      'confirmed long ago': `${available} and l.confirmed_at <= ${at} - interval '61 days'`,
      'a day of completion': `${available} and l.completed_on is not null`,
      'an auction that was': `${available} and l.auction_at <= ${at}`,
      'an auction without a day': `${available} and l.sale_method = 'auction' and l.auction_at is null`,
      'only inspections that were': `${available} and exists (select from listing_inspection where listing_id = l.id)
        and not exists (select from listing_inspection where listing_id = l.id and ends_at > ${at})`,
      'sold in the future': `l.status_type = 'completed' and l.completed_on > (${at})::date + 1`,
      'sold and still open': `l.status_type = 'completed' and exists (
        select from listing_inspection where listing_id = l.id and ends_at > ${at})`,
      'not found as it is': `l.status_type <> 'removed' and not exists (
        select from listing_search where listing_search.listing_id = l.id)`,
    }
    const found = Object.fromEntries(
      await Promise.all(Object.entries(broken).map(async ([name, condition]) => [name, await countOf(condition)])),
    )
    expect(found).toEqual(Object.fromEntries(Object.keys(broken).map((name) => [name, 0])))
    const state = await readDemoState(test.database)
    expect(state?.date).toBe('2026-12-11')
    expect(await countOf(`l.id > ${state?.lastListingId}`)).toBe(0)
  })

  it('leaves listings of somebody else alone', async () => {
    await test.database.exec(`delete from database_state where key = 'demo'`)
    expect(await acting()(now, createRandom('test', 'nobody'))).toBeNull()
    expect(await keepAhead(test.database, changes)(now)).toBe(0)
  })
})
