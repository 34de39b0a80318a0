import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  inspectionClashes,
  type OpenTime,
  orderInspections,
  suggestInspections,
  visitInOrder,
  wayMinutes,
} from './inspection-day.ts'

const at = (clock: string): string => `2026-11-28T${clock}:00+11:00`
const clockOf = (moment: number): string => new Date(moment + 11 * 3_600_000).toISOString().slice(11, 16)

/** Homes on one line to the east; a hundredth of a degree is about 880 m, two minutes. */
const open = (listingId: number, from: string, until: string, hundredths = 0): OpenTime => ({
  listingId,
  startsAt: at(from),
  endsAt: at(until),
  latLong: { latitude: -37.8, longitude: 144.9 + hundredths / 100 },
})

const idsOf = (stops: readonly { listingId: number }[]) => stops.map(({ listingId }) => listingId)

describe('a day of inspections', () => {
  it('visits homes one after the other, with time for each and for the way', () => {
    const { visits, leftOut } = suggestInspections([
      open(1, '10:00', '10:30'),
      open(2, '10:30', '11:00', 1),
      open(3, '10:00', '11:30', 2),
    ])
    expect(idsOf(visits)).toEqual([1, 2, 3])
    expect(visits.map(({ arrivesAt, leavesAt }) => [clockOf(arrivesAt), clockOf(leavesAt)])).toEqual([
      ['10:00', '10:20'],
      ['10:30', '10:50'],
      ['10:52', '11:12'],
    ])
    expect(visits.map(({ metres }) => metres)).toEqual([null, 879, 879])
    expect(leftOut).toEqual([])
  })

  it('takes the later open time of a home where the earlier one would cost another home', () => {
    const { visits } = suggestInspections([
      open(1, '10:00', '10:20'),
      open(2, '10:00', '10:20', 1),
      open(1, '11:00', '11:30'),
    ])
    expect(visits.map(({ listingId, startsAt }) => [listingId, startsAt])).toEqual([
      [2, at('10:00')],
      [1, at('11:00')],
    ])
  })

  it('names what a home clashes with that cannot be part of it', () => {
    const { visits, leftOut } = suggestInspections([
      open(1, '10:00', '10:30'),
      open(2, '10:00', '10:30', 1),
      open(3, '14:00', '14:30'),
    ])
    expect(idsOf(visits)).toEqual([1, 3])
    expect(leftOut.map(({ openTime, clashesWith }) => [openTime.listingId, clashesWith])).toEqual([[2, [1]]])
  })

  it('names no clash where there is time', () => {
    const visits = visitInOrder([open(1, '10:00', '10:30')])
    expect(inspectionClashes(visits, open(2, '10:00', '11:00', 1))).toEqual([])
    expect(inspectionClashes(visits, open(2, '10:00', '10:20', 1))).toEqual([1])
  })

  it('keeps every stop that was chosen by hand, and says by how much it comes too late', () => {
    const visits = orderInspections([open(1, '10:00', '10:30'), open(2, '10:00', '10:30', 1)])
    expect(visits.map(({ listingId, minutesLate }) => [listingId, minutesLate])).toEqual([
      [1, 0],
      [2, 12],
    ])
  })

  it('stays less long where a home is open for less', () => {
    expect(clockOf(suggestInspections([open(1, '10:00', '10:15')]).visits[0]?.leavesAt ?? 0)).toBe('10:15')
  })

  it('goes 500 metres a minute, and takes a quarter of an hour where a position is not known', () => {
    expect([0, 1, 500, 501, null].map(wayMinutes)).toEqual([0, 1, 1, 2, 15])
    const [, second] = visitInOrder([open(1, '10:00', '10:30'), { ...open(2, '10:00', '11:30'), latLong: null }])
    expect([second?.metres, clockOf(second?.arrivesAt ?? 0)]).toEqual([null, '10:35'])
  })

  it('sees no home for no homes', () => {
    expect(suggestInspections([])).toEqual({ visits: [], leftOut: [] })
  })
})

const openTimes = (most: number) =>
  fc.array(
    fc
      .record({
        listingId: fc.integer({ min: 1, max: most }),
        start: fc.integer({ min: 0, max: 24 }),
        length: fc.integer({ min: 1, max: 6 }),
      })
      .map(({ listingId, start, length }) => ({
        ...open(listingId, '09:00', '09:00', (listingId * 17) % 60),
        startsAt: new Date(Date.parse(at('09:00')) + start * 600_000).toISOString(),
        endsAt: new Date(Date.parse(at('09:00')) + (start + length) * 600_000).toISOString(),
      })),
    { maxLength: 7 },
  )

describe('of any open times', () => {
  it('the suggested order can be done: each home once, each visit within its open time, and time for the way', () => {
    fc.assert(
      fc.property(openTimes(40), (times) => {
        const { visits, leftOut } = suggestInspections(times)
        expect(new Set(idsOf(visits)).size).toBe(visits.length)
        visits.forEach((visit, index) => {
          const before = visits[index - 1]
          const reached = before ? before.leavesAt + wayMinutes(visit.metres) * 60_000 : 0
          expect(visit.arrivesAt).toBeGreaterThanOrEqual(Date.parse(visit.startsAt))
          expect(visit.leavesAt).toBeLessThanOrEqual(Date.parse(visit.endsAt))
          expect(visit.arrivesAt).toBeGreaterThanOrEqual(reached)
        })
        const all = [...idsOf(visits), ...leftOut.map(({ openTime }) => openTime.listingId)]
        expect(all.toSorted((one, other) => one - other)).toEqual(
          [...new Set(idsOf(times))].toSorted((one, other) => one - other),
        )
      }),
    )
  })

  it('no other order of five homes sees more of them', () => {
    fc.assert(
      fc.property(openTimes(5), (times) => {
        expect(suggestInspections(times).visits).toHaveLength(mostVisits(times))
      }),
      { numRuns: 200 },
    )
  })

  it('a chosen stop is never lost', () => {
    fc.assert(
      fc.property(openTimes(1000), (times) => {
        const one = [...new Map(times.map((each) => [each.listingId, each])).values()]
        expect(idsOf(orderInspections(one)).toSorted()).toEqual(idsOf(one).toSorted())
      }),
    )
  })
})

/** Tries every order. */
function mostVisits(times: readonly OpenTime[], order: readonly OpenTime[] = []): number {
  const rest = times.filter(({ listingId }) => order.every((stop) => stop.listingId !== listingId))
  const further = rest
    .map((stop) => [...order, stop])
    .filter((each) => visitInOrder(each).at(-1)?.minutesLate === 0)
    .map((each) => mostVisits(times, each))
  return Math.max(order.length, ...further)
}
