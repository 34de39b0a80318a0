export const activityKinds = ['buy', 'leased', 'rent', 'sold'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What an agent did with a home (docs/product.md, section 25.31); null of an activity that is about no home. */
export function activityKindOf(activityType: string, listingType: 'sale' | 'rental'): ActivityKind | null {
  const isRental = listingType === 'rental'
  if (activityType === 'ListedAProperty') return isRental ? 'rent' : 'buy'
  if (activityType === 'SoldOrLeasedAProperty') return isRental ? 'leased' : 'sold'
  return null
}
