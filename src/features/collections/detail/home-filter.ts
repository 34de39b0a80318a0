import type { CollectionHome_HomeFragment } from '#src/api/generated/graphql.ts'
import type { HomeFilter } from './view-choice.ts'

export type FilteredHome = Pick<CollectionHome_HomeFragment, 'memberIdWhoAdded' | 'isLikedByAll'> & {
  listing: Pick<CollectionHome_HomeFragment['listing'], 'statusType' | 'inspections'>
}

const SOON = 7 * 24 * 60 * 60 * 1000

/** Whether a home is shown by a filter; soon is within seven days of `now`, in milliseconds. */
export function fitsFilter(
  { memberIdWhoAdded, isLikedByAll, listing }: FilteredHome,
  filter: HomeFilter,
  { memberId, now }: { memberId: number | null; now: number },
): boolean {
  switch (filter) {
    case 'likedByAll':
      return isLikedByAll
    case 'mine':
      return memberId !== null && memberIdWhoAdded === memberId
    case 'inspections':
      return listing.inspections.some(({ startsAt }) => Date.parse(startsAt) - now < SOON)
    case 'offMarket':
      return listing.statusType !== 'available'
    case 'all':
      return true
  }
}
