import type { AlertFrequency } from '#src/api/generated/graphql.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'

/** A saved search of a member. */
export type AlertRecord = {
  id: number
  memberId: number
  name: string
  /** Of an alert: on its first page, in the default order. */
  search: SearchParameters
  frequency: AlertFrequency
  isByEmail: boolean
  isByPush: boolean
  isPartlyInRange: boolean
  isPaused: boolean
  idempotencyKey: string
  createdAt: Date
  /** Until a day later it can be brought back. */
  deletedAt: Date | null
}

/** A home that began to fit an alert. */
export type AlertMatchRecord = {
  id: number
  alertId: number
  listingId: number
  kind: 'listed' | 'priceChanged' | 'relisted' | 'changed' | 'completed'
  reason: string
  isSeen: boolean
  matchedAt: Date
}

const HOUR = 3_600_000

/** Lena looks for a terrace in Fitzroy and rents meanwhile in Carlton; Omar has one alert that found nothing yet, and deleted two; Agnes wants to know what was sold. */
export const alertsOf = (now: Date): AlertRecord[] => {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const alert = (id: number, memberId: number, rest: Pick<AlertRecord, 'name' | 'search'>): AlertRecord => ({
    id,
    memberId,
    frequency: 'immediately',
    isByEmail: true,
    isByPush: false,
    isPartlyInRange: true,
    isPaused: false,
    idempotencyKey: `seeded-alert-${id}`,
    createdAt: ago(24 * (10 - id)),
    deletedAt: null,
    ...rest,
  })
  return [
    alert(1, 1, {
      name: 'A terrace in Fitzroy',
      search: {
        ...defaultSearchParameters('buy', { locationUri: 'fitzroy-vic-3065' }),
        propertyTypes: ['Terrace'],
        price: { min: null, max: 2_000_000 },
      },
    }),
    {
      ...alert(2, 1, {
        name: 'Flats to rent in Carlton',
        search: { ...defaultSearchParameters('rent', { locationUri: 'carlton-vic-3053' }), bedrooms: [1, 2] },
      }),
      frequency: 'weekly',
      isPaused: true,
    },
    {
      ...alert(4, 2, {
        name: 'Deleted by mistake',
        search: defaultSearchParameters('rent', { locationUri: 'newtown-nsw-2042' }),
      }),
      deletedAt: ago(1),
    },
    {
      ...alert(5, 2, {
        name: 'Deleted for good',
        search: defaultSearchParameters('buy', { locationUri: 'richmond-vic-3121' }),
      }),
      deletedAt: ago(48),
    },
    alert(6, 3, {
      name: 'Sold in Richmond',
      search: defaultSearchParameters('sold', { locationUri: 'richmond-vic-3121' }),
    }),
    alert(3, 2, { name: 'Newtown', search: defaultSearchParameters('buy', { locationUri: 'newtown-nsw-2042' }) }),
  ]
}

export const alertMatchesOf = (now: Date): AlertMatchRecord[] => {
  const match = (id: number, listingId: number, rest: Partial<AlertMatchRecord>): AlertMatchRecord => ({
    id,
    alertId: 1,
    listingId,
    kind: 'listed',
    reason: '3 bedrooms in Fitzroy; new on the market',
    isSeen: false,
    matchedAt: new Date(now.getTime() - id * HOUR),
    ...rest,
  })
  return [
    match(1, 1001, {
      kind: 'priceChanged',
      reason: '3 bedrooms in Fitzroy; dropped from $2.1M to $1.95M, into your range',
    }),
    match(2, 1002, {}),
    match(3, 1003, { kind: 'relisted', reason: '2 bedrooms in Fitzroy; back on the market', isSeen: true }),
    match(4, 2001, { alertId: 2, reason: '2 bedrooms in Carlton; new on the market', isSeen: true }),
  ]
}
