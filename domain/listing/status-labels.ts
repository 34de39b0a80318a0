type LabelledListing = {
  statusType: 'available' | 'completed' | 'removed'
  listingType: 'sale' | 'rental'
  isUnderOffer: boolean
  isExclusive: boolean
}

/** Labels for the state of a listing, the most important first. */
export function statusLabels(
  { statusType, listingType, isUnderOffer, isExclusive }: LabelledListing,
  { hasAuction, isNew }: { hasAuction: boolean; isNew: boolean },
) {
  const isSale = listingType === 'sale'
  if (statusType === 'removed') return [{ text: 'Withdrawn', tone: 'removed' } as const]
  if (statusType === 'completed') {
    return [isSale ? ({ text: 'Sold', tone: 'sold' } as const) : ({ text: 'Leased', tone: 'leased' } as const)]
  }
  const labels = [
    { isShown: isUnderOffer, text: isSale ? 'Under offer' : 'Deposit taken', tone: 'underOffer' },
    { isShown: hasAuction, text: 'Auction', tone: 'auction' },
    { isShown: isNew, text: 'New', tone: 'new' },
    { isShown: isExclusive, text: 'Exclusive', tone: 'exclusive' },
  ] as const
  return labels.filter(({ isShown }) => isShown).map(({ text, tone }) => ({ text, tone }))
}

/** What has become of a home, in words. */
export function marketStatusText({
  statusType,
  listingType,
  isUnderOffer,
}: Omit<LabelledListing, 'isExclusive'>): string {
  if (statusType === 'removed') return 'Withdrawn'
  if (statusType === 'completed') return listingType === 'sale' ? 'Sold' : 'Leased'
  return isUnderOffer ? 'Under offer' : 'On the market'
}
