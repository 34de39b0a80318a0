import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertWorld, smallWorld, WORLD_NOW } from '#tests/support/search-oracle/oracle-world.ts'
import { type StoredAnswers, storeAnswers } from './cached-answers.ts'
import type { ListingSearch } from './listing-search.ts'
import { createSqlListingSearch } from './sql-listing-search.ts'

let test: TestDatabase
let listingSearch: ListingSearch
let answers: StoredAnswers
let asked = 0
beforeAll(async () => {
  test = await createTestDatabase()
  await insertWorld(test.database, smallWorld(20_261_125))
  const counted = {
    ...test.database,
    query: <Row>(...statement: Parameters<TestDatabase['database']['query']>): Promise<Row[]> => {
      asked++
      return test.database.query<Row>(...statement)
    },
  }
  answers = await storeAnswers(test.database)
  listingSearch = createSqlListingSearch(counted, answers)
}, 60_000)
afterAll(() => test.close())
beforeEach(() => {
  asked = 0
})

const find = (changes: Partial<SearchParameters> = {}) =>
  listingSearch.search(
    {
      parameters: { ...defaultSearchParameters('buy'), ...changes },
      area: { kind: 'everywhere' },
      timeZone: 'Australia/Sydney',
    },
    { now: WORLD_NOW },
  )

/** Takes a home that is found off the market, in a transaction that `meanwhile` looks into. */
async function takeOne(meanwhile?: () => Promise<unknown>): Promise<void> {
  const { listingIds } = await find()
  await test.database.transaction(async () => {
    await test.database.query('delete from listing_search where listing_id = $1', [listingIds[0]])
    await meanwhile?.()
  })
}

const isEmbedded = () => test.database.dialect === 'embedded'

describe('answers of searches that are kept', () => {
  it('are read once until a home changes, by the embedded database, and every time by another', async () => {
    const first = await find()
    expect(await find()).toEqual(first)
    expect(first.total).toBeGreaterThan(0)
    expect(asked).toBe(isEmbedded() ? 1 : 2)
  })

  it('are of one search alone', async () => {
    const all = await find()
    const houses = await find({ propertyTypes: ['House'] })
    expect(houses.total).toBeLessThan(all.total)
    const second = await find({ paging: { skip: 2, take: 25 } })
    expect(second.listingIds.slice(0, 5)).toEqual(all.listingIds.slice(2, 7))
  })

  it('are forgotten as soon as a change is committed, and not when it is rolled back', async () => {
    const { total } = await find()
    await takeOne()
    expect((await find()).total).toBe(total - 1)
    await takeOne(() => Promise.reject(new Error('rolled back'))).catch(() => {})
    expect((await find()).total).toBe(total - 1)
  })

  it('hold nothing that only a transaction sees, neither for it nor for others', async () => {
    const { total } = await find()
    let within: number | undefined
    const rolledBack = new Error('rolled back')
    const taken = takeOne(async () => {
      within = (await find()).total
      throw rolledBack
    })
    await expect(taken).rejects.toBe(rolledBack)
    expect(within).toBe(total - 1)
    expect((await find()).total).toBe(total)
  })

  it('are none of what changes with time alone', async () => {
    for (let round = 0; round < 2; round++) {
      await find({ auction: { dates: [], forthcoming: true } })
      await find({ inspection: { dates: [], forthcoming: true } })
      await find({ sortBy: 'Inspections' })
      await find({ sortBy: 'Auctions' })
    }
    expect(asked).toBe(8)
  })

  it('are not kept when a home changed while they were read', async () => {
    const statement = { text: 'select 1', parameters: [], dependsOnTime: false }
    const readWhileOneGoes = async () => {
      await takeOne()
      return [{ value: 'before' }]
    }
    await answers.answerOf(statement, readWhileOneGoes)
    expect(await answers.answerOf(statement, async () => [{ value: 'after' }])).toEqual([{ value: 'after' }])
  })
})
