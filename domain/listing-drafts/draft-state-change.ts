import type { MarketState } from '../listing/market-state.ts'
import { formatDollars } from '../price/dollars.ts'
import { PRICE_WITHHELD } from '../price/price-display.ts'
import { calendarDateOf } from '../time/zoned-date.ts'
import type { DraftPrice } from './draft-price.ts'
import type { DraftState } from './draft-state.ts'
import { draftLimits } from './listing-draft.ts'
import { listingDraftErrors as errors } from './listing-draft-errors.copy.ts'
import { typedDay, typedDollars } from './typed-values.ts'

/** What became of a listing, as it was typed. */
export type TypedState = {
  state: DraftState
  completedOn?: string | null | undefined
  completedPrice?: string | null | undefined
}

export type StateChange =
  | { state: Exclude<MarketState, 'completed'> }
  | { state: 'completed'; completedOn: string; price: DraftPrice; isPriceWithheld: boolean }

export type StateProblem = { field: keyof TypedState; message: string }

/** What a listing comes to (docs/product.md, section 31.7): sold or leased today where no day is given, its price withheld where none is. */
export function stateChangeOf(
  { state, completedOn, completedPrice }: TypedState,
  { listingType, timeZone }: { listingType: 'rental' | 'sale'; timeZone: string },
  now: Date,
): StateChange | StateProblem {
  if (state === 'draft') return { field: 'state', message: errors.noState }
  if (state !== 'completed') return { state: marketStates[state] }
  const today = calendarDateOf(now, timeZone)
  const day = completedOn?.trim() ? typedDay(completedOn) : today
  if (day === null || day > today) return { field: 'completedOn', message: errors.completedOn[listingType] }
  if (!completedPrice?.trim())
    return { state, completedOn: day, price: { text: PRICE_WITHHELD, from: null, to: null }, isPriceWithheld: true }
  const dollars = typedDollars(completedPrice, draftLimits.dollars)
  if (dollars === null) return { field: 'completedPrice', message: errors.completedPrice }
  const text = listingType === 'rental' ? `${formatDollars(dollars)} per week` : formatDollars(dollars)
  return { state, completedOn: day, price: { text, from: dollars, to: dollars }, isPriceWithheld: false }
}

export const isStateProblem = (change: StateChange | StateProblem): change is StateProblem => 'field' in change

const marketStates = { published: 'available', underOffer: 'underOffer', withdrawn: 'removed' } as const
