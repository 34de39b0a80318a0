import type { LogEntry_EntryFragment } from '#src/api/generated/graphql.ts'
import { listingLogCopy as copy } from './listing-log.copy.ts'

type Entry = Pick<LogEntry_EntryFragment, 'kind' | 'before' | 'after' | 'isExpired' | 'outcome' | 'remarks'>

/** What there is to say of an entry beside its kind; empty for nothing. */
export function detailsOf({ kind, before, after, isExpired, outcome, remarks }: Entry): string {
  if (kind === 'feed') return [outcome == null ? '' : copy.outcomes[outcome], ...remarks].filter(Boolean).join('. ')
  if (kind === 'priceChanged') return before == null ? '' : copy.priceBefore(before)
  if (kind !== 'statusChanged' || before == null || after == null) return ''
  const change = copy.changed(stateText(before), stateText(after))
  return isExpired ? `${change}. ${copy.expired}` : change
}

const stateText = (state: string): string =>
  // A name that is none of these is shown as it is.
  Object.hasOwn(copy.states, state) ? copy.states[state as keyof typeof copy.states] : state
