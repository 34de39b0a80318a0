import { SHORTEST_ADDRESS, type StaffListingState } from '#domain/staff/listing-acts.ts'
import { numberInPath } from '#domain/staff/number-in-path.ts'
import type { StaffListingFilter, StaffListingOrder } from '#src/api/generated/graphql.ts'
import type { TableView } from '../table/table-view.ts'
import { listingsCopy as copy } from './listings.copy.ts'

export const staffListingStates: readonly StaffListingState[] = [
  'available',
  'underOffer',
  'completed',
  'removed',
  'hidden',
]

/** What the server is asked for by the filters of the table; a text where it cannot be asked so. */
export function filterOf({ filters }: Pick<TableView, 'filters'>): StaffListingFilter | string {
  const { address, number, state, office, agents, promoted } = filters
  const numbers = [number, office, agents].filter((text) => text !== undefined)
  if (numbers.some((text) => numberInPath(text) === null)) return copy.noNumber
  if (address !== undefined && address.trim().length < SHORTEST_ADDRESS) return copy.shortAddress
  return {
    ...(number !== undefined && { id: Number(number) }),
    ...(address !== undefined && { address }),
    ...(office !== undefined && { officeId: Number(office) }),
    ...(agents !== undefined && { agentId: Number(agents) }),
    ...(state !== undefined && { states: staffListingStates.filter((each) => each === state) }),
    isBoosted: promoted !== undefined,
  }
}

/** What came on the market last first, unless the table is sorted the other way. */
export const orderOf = ({ sort }: Pick<TableView, 'sort'>): StaffListingOrder =>
  sort?.column === 'listed' && !sort.isDescending ? 'oldest' : 'newest'
