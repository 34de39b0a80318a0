import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALICE, type AlertsUnderTest, alertsUnderTest, BRUNO } from '#tests/support/alerts-under-test.ts'
import { MOST_PLANS } from './inspection-plan-store.ts'

let portal: AlertsUnderTest
beforeAll(async () => {
  portal = await alertsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

type Stop = { listingId: number; startsAt: string; endsAt: string }
const SATURDAY = '2026-11-21'
const smith: Stop = { listingId: 1, startsAt: `${SATURDAY}T10:00:00+11:00`, endsAt: `${SATURDAY}T10:30:00+11:00` }
const maleny: Stop = { listingId: 9, startsAt: `${SATURDAY}T11:45:00+10:00`, endsAt: `${SATURDAY}T12:15:00+10:00` }
const FIELDS = 'date version stops { listingId startsAt endsAt isStillOpen listing { id } }'

async function save(stops: Stop[], rest: object = {}, member: number | null = ALICE) {
  const { data, errors } = await portal.ask(
    member,
    `mutation Save($input: InspectionPlanInput!) { saveInspectionPlan(input: $input) { inspectionPlan { ${FIELDS} } } }`,
    { input: { date: SATURDAY, stops, ...rest } },
  )
  return errors === undefined ? data.saveInspectionPlan.inspectionPlan : errors[0]?.extensions
}

async function plan(date = SATURDAY, member: number | null = ALICE) {
  const { data, errors } = await portal.ask(member, `{ inspectionPlan(date: "${date}") { ${FIELDS} } }`)
  return errors === undefined ? data.inspectionPlan : errors[0]?.extensions
}

describe('a day of inspections', () => {
  it('is empty before it is planned, and then in the order of the visits, each on the clock of its home', async () => {
    expect(await plan()).toEqual({ date: SATURDAY, version: 0, stops: [] })
    const saved = {
      date: SATURDAY,
      version: 1,
      stops: [
        { ...maleny, isStillOpen: true, listing: { id: 9 } },
        { ...smith, isStillOpen: true, listing: { id: 1 } },
      ],
    }
    const inUtc = { listingId: 9, startsAt: `${SATURDAY}T01:45:00Z`, endsAt: `${SATURDAY}T02:15:00Z` }
    expect(await save([inUtc, smith])).toEqual(saved)
    expect(await plan()).toEqual(saved)
    expect(await plan('2026-11-22')).toEqual({ date: '2026-11-22', version: 0, stops: [] })
    expect(await plan(SATURDAY, BRUNO)).toMatchObject({ version: 0, stops: [] })
    expect(await save([])).toEqual({ date: SATURDAY, version: 2, stops: [] })
  })

  it('says which homes are not open any more at their time', async () => {
    const sold: Stop = { listingId: 4, startsAt: '2026-11-28T10:00:00+11:00', endsAt: '2026-11-28T10:30:00+11:00' }
    expect(await save([sold], { date: '2026-11-28' })).toMatchObject({ stops: [{ isStillOpen: false }] })
    const longer = { ...smith, endsAt: `${SATURDAY}T10:31:00+11:00` }
    const within = { ...smith, startsAt: `${SATURDAY}T10:10:00+11:00` }
    expect(await save([longer, within])).toMatchObject({ stops: [{ isStillOpen: false }, { isStillOpen: true }] })
    const withdrawn = { ...smith, listingId: 8 }
    expect(await save([withdrawn])).toMatchObject({ stops: [{ isStillOpen: false, listing: { id: 8 } }] })
  })

  it('keeps the change that was made from what is kept, and no other', async () => {
    expect(await save([smith], { baseVersion: 0 })).toMatchObject({ version: 1 })
    expect(await save([maleny], { baseVersion: 0 })).toMatchObject({ code: 'CONFLICT' })
    expect(await plan()).toMatchObject({ version: 1, stops: [smith] })
    expect(await save([maleny], { baseVersion: 1 })).toMatchObject({ version: 2, stops: [maleny] })
    // A repeat after a lost answer.
    expect(await save([maleny], { baseVersion: 1 })).toMatchObject({ version: 2, stops: [maleny] })
    expect(await save([maleny, smith], { baseVersion: 1 })).toMatchObject({ code: 'CONFLICT' })
    expect(await save([smith])).toMatchObject({ version: 3, stops: [smith] })
    expect(await save([], { baseVersion: 2 })).toMatchObject({ code: 'CONFLICT' })
    expect(await save([], { baseVersion: 3 })).toMatchObject({ version: 4, stops: [] })
    expect(await save([], { baseVersion: 9, date: '2026-11-22' })).toMatchObject({ code: 'CONFLICT' })
  })

  it.each([
    ['a home that does not exist', [{ ...smith, listingId: 999 }]],
    ['an end before the beginning', [{ ...smith, endsAt: smith.startsAt }]],
    ['the day before where the home is', [{ ...smith, startsAt: `${SATURDAY}T23:59:00+14:00` }]],
    ['the day after where the home is', [{ ...maleny, endsAt: '2026-11-22T00:00:01+10:00' }]],
    ['the same visit twice', [smith, maleny, smith]],
    ['more than 30 stops', Array.from({ length: 31 }, (_, at) => ({ ...smith, startsAt: minutesAfterTen(-at) }))],
  ])('refuses %s and keeps what was', async (_what, stops) => {
    await save([smith])
    expect(await save(stops)).toMatchObject({ code: 'BAD_INPUT', field: 'stops' })
    expect(await plan()).toMatchObject({ version: 1, stops: [smith] })
  })

  it('takes 30 stops, and one until midnight', async () => {
    const stops = Array.from({ length: 29 }, (_, at) => ({ ...smith, startsAt: minutesAfterTen(-at) }))
    const last = { ...maleny, endsAt: '2026-11-22T00:00:00+10:00' }
    expect((await save([...stops, last])).stops).toHaveLength(30)
  })

  it('is for members', async () => {
    expect(await save([smith], {}, null)).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await save([smith], {}, 77)).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await plan(SATURDAY, null)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it(`makes room for others after ${MOST_PLANS} days, those that were changed first`, async () => {
    await portal.database.query(
      `insert into inspection_plan select 1, date '2020-01-01' + n, 1, $1::timestamptz - n * interval '1 minute'
       from generate_series(1, $2::int) as n`,
      [portal.now(), MOST_PLANS],
    )
    await save([smith])
    const versions = [(await plan()).version, (await plan('2020-01-02')).version, (await plan('2020-04-10')).version]
    expect(versions).toEqual([1, 1, 0])
  })
})

const minutesAfterTen = (minutes: number): string =>
  new Date(Date.parse(smith.startsAt) + minutes * 60_000).toISOString()
