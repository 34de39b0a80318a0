import type { AlertFrequency } from '#src/api/generated/graphql.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'

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
  const alert = (id: number, memberId: number, name: string, search: SearchParameters): AlertRecord => ({
    id,
    memberId,
    name,
    search,
    frequency: 'immediately',
    isByEmail: true,
    isByPush: false,
    isPartlyInRange: true,
    isPaused: false,
    idempotencyKey: `seeded-alert-${id}`,
    createdAt: ago(24 * (10 - id)),
    deletedAt: null,
  })
  const at = (mode: 'buy' | 'rent' | 'sold', locationUri: string) => defaultSearchParameters(mode, { locationUri })
  const terraces = { propertyTypes: ['Terrace' as const], price: { min: null, max: 2_000_000 } }
  return [
    alert(1, 1, 'A terrace in Fitzroy', { ...at('buy', 'fitzroy-vic-3065'), ...terraces }),
    {
      ...alert(2, 1, 'Flats to rent in Carlton', { ...at('rent', 'carlton-vic-3053'), bedrooms: [1, 2] }),
      frequency: 'weekly',
      isPaused: true,
    },
    { ...alert(4, 2, 'Deleted by mistake', at('rent', 'newtown-nsw-2042')), deletedAt: ago(1) },
    { ...alert(5, 2, 'Deleted for good', at('buy', 'richmond-vic-3121')), deletedAt: ago(48) },
    alert(6, 3, 'Sold in Richmond', at('sold', 'richmond-vic-3121')),
    alert(3, 2, 'Newtown', at('buy', 'newtown-nsw-2042')),
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
