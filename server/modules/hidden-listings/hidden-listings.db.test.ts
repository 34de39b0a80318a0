import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALICE, type AlertsUnderTest, alertsUnderTest, BRUNO } from '#tests/support/alerts-under-test.ts'

let portal: AlertsUnderTest
beforeAll(async () => {
  portal = await alertsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const later = (seconds: number) => portal.setNow(new Date(portal.now().getTime() + seconds * 1000))

async function change(name: 'hideListings' | 'showListings', ids: number[], member: number | null = ALICE) {
  const { data, errors } = await portal.ask(
    member,
    `mutation Change($ids: [Int!]!) { ${name}(listingIds: $ids) { hiddenListingIds } }`,
    { ids },
  )
  return errors === undefined ? data[name].hiddenListingIds : errors.map(({ extensions }) => extensions.code)
}

const hiddenIds = async (member: number | null = ALICE) => {
  const { data, errors } = await portal.ask(member, '{ hiddenListingIds }')
  return errors === undefined ? data.hiddenListingIds : errors.map(({ extensions }) => extensions.code)
}

const changes = () => portal.database.query(`select topics, data from live_event where kind = 'hiddenListings.changed'`)

describe('hidden homes', () => {
  it('are those that a member chose, the last one first, and of that member alone', async () => {
    expect(await change('hideListings', [1])).toEqual([1])
    later(1)
    expect(await change('hideListings', [3, 2])).toEqual([3, 2, 1])
    expect(await hiddenIds()).toEqual([3, 2, 1])
    expect(await hiddenIds(BRUNO)).toEqual([])
    expect(await change('showListings', [3, 12])).toEqual([2, 1])
    expect(await change('showListings', [2], BRUNO)).toEqual([])
    expect(await hiddenIds()).toEqual([2, 1])
  })

  it('stay as they are when they are hidden or shown again, and unknown numbers are passed over', async () => {
    await portal.database.exec('delete from live_event')
    await change('hideListings', [1])
    later(1)
    await change('hideListings', [2])
    expect(await change('hideListings', [1, 1, 999_999, -5])).toEqual([2, 1])
    expect(await change('showListings', [3, 999_999])).toEqual([2, 1])
    expect(await changes()).toEqual(
      Array.from({ length: 2 }, () => ({
        topics: [`hiddenListings:${ALICE}`],
        data: { memberId: ALICE },
      })),
    )
  })

  it('are for members, at most 1000 in one call', async () => {
    const tooMany = Array.from({ length: 1001 }, (_, at) => at + 1)
    expect(await change('hideListings', tooMany)).toEqual(['BAD_INPUT'])
    expect(await change('showListings', tooMany)).toEqual(['BAD_INPUT'])
    expect(await change('hideListings', [1], null)).toEqual(['UNAUTHENTICATED'])
    expect(await change('showListings', [1], null)).toEqual(['UNAUTHENTICATED'])
    expect(await hiddenIds(null)).toEqual(['UNAUTHENTICATED'])
    expect(await change('hideListings', [1], 77)).toEqual(['UNAUTHENTICATED'])
  })

  it('are listed in parts, but for those that were withdrawn', async () => {
    await change('hideListings', [1])
    later(60)
    await change('hideListings', [8])
    later(60)
    await change('hideListings', [9])
    const page = async (paging: string) =>
      (
        await portal.ask(
          ALICE,
          `{ hiddenListings${paging} { total paging { skip take } results { hiddenAt listing { id } } } }`,
        )
      ).data?.hiddenListings
    expect(await page('')).toEqual({
      total: 2,
      paging: { skip: 0, take: 25 },
      results: [
        { hiddenAt: '2026-11-20T12:02:00+10:00', listing: { id: 9 } },
        { hiddenAt: '2026-11-20T13:00:00+11:00', listing: { id: 1 } },
      ],
    })
    expect((await page('(paging: { skip: 1, take: 1 })')).results).toMatchObject([{ listing: { id: 1 } }])
    const refused = await portal.ask(ALICE, '{ hiddenListings(paging: { skip: 0, take: 101 }) { total } }')
    expect(refused.errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', field: 'take' } }])
    expect((await portal.ask(null, '{ hiddenListings { total } }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })
})

describe('the thousand and first hidden home', () => {
  it('has the one that was hidden first shown again', async () => {
    await portal.database.transaction(async () => {
      await portal.database.exec(`create temporary table more on commit drop as
        select * from listing, generate_series(100001, 101001) as number where listing.id = 1`)
      await portal.database.exec(`update more set id = number, uri = uri || number; alter table more drop column number;
        insert into listing overriding system value select * from more`)
    })
    const ids = Array.from({ length: 1000 }, (_, at) => at + 100_001)
    await change('hideListings', [1])
    later(1)
    expect(await change('hideListings', ids.slice(0, 999))).toHaveLength(1000)
    later(1)
    const hidden = await change('hideListings', [101_000, 101_001])
    expect(hidden).toHaveLength(1000)
    expect(hidden.slice(0, 2)).toEqual([101_001, 101_000])
    expect(hidden).not.toContain(1)
    expect(hidden).not.toContain(100_001)
  })
})
