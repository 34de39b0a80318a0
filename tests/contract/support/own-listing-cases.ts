import type { DocumentCase } from './document-cases.ts'
import { foundEverywhere, searches } from './document-outcomes.ts'

const everywhere = {
  ...foundEverywhere,
  'empty-result': 'FOUND',
  withdrawn: 'FOUND',
  'unknown-location': 'FOUND',
} as const
const onMarket = { ...everywhere, 'empty-result': 'EMPTY', withdrawn: 'EMPTY' } as const

const inFitzroy = { searchMode: 'buy', locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] } }
const DAY = '2026-11-22'
const stop = (from: string, to: string, rest: object = {}) => ({
  listingId: 1001,
  startsAt: `${DAY}T${from}:00+11:00`,
  endsAt: `${DAY}T${to}:00+11:00`,
  ...rest,
})
const plan = (rest: object = {}) => ({ input: { date: DAY, stops: [stop('10:00', '10:30')], ...rest } })

/** Homes that a member hides, and days on which they look at some. */
export const ownListingCases: Record<string, DocumentCase> = {
  HiddenListingIds: {
    variables: {},
    as: 'lena',
    outcomes: { ...everywhere, 'empty-result': 'EMPTY' },
    more: [
      ['of a member without any', {}, 'EMPTY', 'stella'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  HideListings: {
    variables: { listingIds: [1002] },
    as: 'lena',
    outcomes: everywhere,
    more: [
      ['two, one of which is hidden', { listingIds: [1005, 1002] }, 'FOUND'],
      ['one that does not exist', { listingIds: [7, -1] }, 'FOUND'],
      ['none', { listingIds: [] }, 'FOUND'],
      ['too many', { listingIds: Array.from({ length: 1001 }, (_, at) => at) }, 'BAD_INPUT'],
      ['by nobody', { listingIds: [1002] }, 'UNAUTHENTICATED', null],
    ],
  },
  ShowListings: {
    variables: { listingIds: [1005] },
    as: 'lena',
    outcomes: everywhere,
    more: [
      ['one', { listingIds: [1005] }, 'FOUND'],
      ['the same again', { listingIds: [1005] }, 'FOUND'],
      ['too many', { listingIds: Array.from({ length: 1001 }, (_, at) => at) }, 'BAD_INPUT'],
      ['by nobody', { listingIds: [1005] }, 'UNAUTHENTICATED', null],
    ],
  },
  HiddenHomes: {
    variables: { listingIds: [1005, 1012] },
    outcomes: onMarket,
    more: [['a withdrawn home', { listingIds: [1026] }, 'EMPTY']],
  },
  LeftOutCount: {
    variables: { searchParams: { ...inFitzroy, withoutListingIds: [1001, 1005, 2001] } },
    outcomes: { ...searches, withdrawn: 'EMPTY' },
    more: [
      ['none left out', { searchParams: inFitzroy }, 'FOUND'],
      ['homes that do not match', { searchParams: { ...inFitzroy, withoutListingIds: [2001, 7] } }, 'FOUND'],
      [
        'too many',
        { searchParams: { ...inFitzroy, withoutListingIds: Array.from({ length: 1001 }, (_, at) => at) } },
        'BAD_SEARCH',
      ],
    ],
  },
  OpenHomes: {
    variables: { listingIds: [1001, 1002], take: 100 },
    outcomes: onMarket,
    more: [['too many', { listingIds: [1001], take: 101 }, 'BAD_INPUT']],
  },
  InspectionDayPlan: {
    variables: { date: '2026-11-21' },
    as: 'lena',
    outcomes: everywhere,
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
    outcomes: { ...everywhere, 'empty-result': 'BAD_INPUT' },
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
    outcomes: everywhere,
    more: [
      ['of a member who has one', {}, 'FOUND', 'omar'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
    differsIn: ['url'],
  },
  ResetCalendarFeed: {
    variables: {},
    as: 'lena',
    outcomes: everywhere,
    more: [
      ['the first one', {}, 'FOUND'],
      ['another one', {}, 'FOUND'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
    differsIn: ['url'],
  },
}
