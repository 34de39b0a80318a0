import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const DAY = '2026-11-22'

const stop = (from: string, to: string, rest: object = {}) => ({
  listingId: 1001,
  startsAt: `${DAY}T${from}:00+11:00`,
  endsAt: `${DAY}T${to}:00+11:00`,
  ...rest,
})

const plan = (rest: object = {}) => ({ input: { date: DAY, stops: [stop('10:00', '10:30')], ...rest } })

const own = (field: string, operation: string): MemberRow => ({
  field,
  operation: `mutation { ${field}${operation} }`,
  outcomes: 'who yes yes yes yes yes yes',
})

export const queries: QueryCases = {
  inspectionPlan: { variables: { date: '2026-11-21' } },
  calendarFeed: { variables: {} },
}

export const documents: DocumentCases = {
  InspectionDayPlan: {
    variables: { date: '2026-11-21' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['a day without one', { date: '2026-11-30' }, 'FOUND'],
      ['of another member', { date: '2026-11-21' }, 'FOUND', 'omar'],
      ['a day that does not exist', { date: '2026-02-30' }, 'BAD_INPUT'],
      ['of a collection', { date: '2026-11-21', collectionId: '1' }, 'FOUND'],
      ['of a collection that is somebody else’s', { date: '2026-11-21', collectionId: '1' }, 'NOT_FOUND', 'stella'],
      ['of no collection', { date: '2026-11-21', collectionId: 'x' }, 'NOT_FOUND'],
      ['by nobody', { date: '2026-11-21' }, 'UNAUTHENTICATED', null],
    ],
  },
  SaveInspectionPlan: {
    variables: plan(),
    as: 'lena',
    outcomes: { ...foundInAll, 'empty-result': 'BAD_INPUT' },
    more: [
      ['a new one', plan({ baseVersion: 0 }), 'FOUND'],
      ['the same again, from an old version', plan({ baseVersion: 0 }), 'FOUND'],
      ['from an old version', plan({ stops: [], baseVersion: 0 }), 'CONFLICT'],
      ['two stops', plan({ stops: [stop('11:00', '11:30'), stop('10:00', '10:30', { listingId: 1002 })] }), 'FOUND'],
      ['none any more', plan({ stops: [], baseVersion: 2 }), 'FOUND'],
      ['the same visit twice', plan({ stops: [stop('10:00', '10:30'), stop('10:00', '10:45')] }), 'BAD_INPUT'],
      ['an end before the beginning', plan({ stops: [stop('10:30', '10:00')] }), 'BAD_INPUT'],
      ['another day where the home is', plan({ stops: [stop('23:30', '23:59', { listingId: 1024 })] }), 'FOUND'],
      ['a day before', plan({ stops: [stop('00:30', '01:00', { listingId: 1024 })] }), 'BAD_INPUT'],
      ['a home that does not exist', plan({ stops: [stop('10:00', '10:30', { listingId: 7 })] }), 'BAD_INPUT'],
      ['too many stops', plan({ stops: Array.from({ length: 31 }, () => stop('10:00', '10:30')) }), 'BAD_INPUT'],
      ['no time', plan({ stops: [stop('10:00', '10:30', { startsAt: 'today' })] }), 'BAD_INPUT'],
      ['of a collection', plan({ collectionId: '1', baseVersion: 0 }), 'FOUND'],
      ['of a collection that is somebody else’s', plan({ collectionId: '1' }), 'NOT_FOUND', 'stella'],
      ['by nobody', plan(), 'UNAUTHENTICATED', null],
    ],
  },
  CalendarFeed: {
    variables: {},
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['of a member who has one', {}, 'FOUND', 'omar'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
    differsIn: ['url'],
  },
  ResetCalendarFeed: {
    variables: {},
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['the first one', {}, 'FOUND'],
      ['another one', {}, 'FOUND'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
    differsIn: ['url'],
  },
}

export const memberFields: readonly MemberRow[] = [
  own(
    'saveInspectionPlan',
    '(input: { date: "2026-11-22", stops: [{ listingId: 1001, startsAt: "2026-11-22T10:00:00+11:00", endsAt: "2026-11-22T10:30:00+11:00" }] }) { inspectionPlan { version } }',
  ),
  own('resetCalendarFeed', ' { calendarFeed { url } }'),
  {
    field: 'inspectionPlan',
    operation: '{ inspectionPlan(date: "2026-11-21") { stops { listingId } } }',
    outcomes: '                                                               who yes part part part part part',
    secret: '1002',
  },
  {
    field: 'inspectionPlan',
    about: 'of a collection',
    operation: '{ inspectionPlan(date: "2026-11-21", collectionId: "1") { date } }',
    outcomes: '                                                               who yes yes none none none none',
    secret: '2026-11-21',
  },
  {
    field: 'calendarFeed',
    operation: '{ calendarFeed { url } }',
    outcomes: '                                                               who part yes part part part part',
    secret: '/api/calendar/',
  },
]
