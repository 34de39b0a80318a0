import type { FeedListing } from './feed-listing.ts'
import type { FeedPrice, FeedResult } from './feed-price.ts'

/** What uploads have said of a listing so far. */
export type StatedListing = Omit<FeedListing, 'agencyId' | 'uniqueId' | 'modifiedAt' | 'price'> & {
  price: AskedPrice | undefined
}

type AskedPrice = { [Part in keyof FeedPrice]: Exclude<FeedPrice[Part], undefined> }

export const listingTypeOf = ({ type }: Pick<FeedListing, 'type'>): 'sale' | 'rental' =>
  type === 'rental' ? 'rental' : 'sale'

/** What was said before and is not said now stays; of a home that is let now and was sold before, or the other way round, not its terms. */
export function statedSoFar(earlier: StatedListing | null, listing: FeedListing): StatedListing {
  const { agencyId: _agency, uniqueId: _id, modifiedAt: _time, ...said } = listing
  const isOfOtherMarket = earlier !== null && listingTypeOf(earlier) !== listingTypeOf(listing)
  const before = isOfOtherMarket ? withoutTerms(earlier) : earlier
  // Of the same keys, without those of which nothing is said.
  const kept = { ...before, ...(Object.fromEntries(Object.entries(said).filter(isSaid)) as typeof said) }
  return {
    ...kept,
    price: listing.price === undefined ? before?.price : priceSoFar(before?.price, listing.price),
    result: resultSoFar(before?.result, listing.result),
    isUnderOffer: listing.status === 'current' ? kept.isUnderOffer : undefined,
  }
}

const isSaid = ([, value]: [string, unknown]): boolean => value !== undefined

const withoutTerms = (stated: StatedListing): StatedListing => ({
  ...stated,
  price: undefined,
  bond: undefined,
  availableOn: undefined,
  isByAuction: undefined,
  auctionAt: undefined,
  result: undefined,
  isUnderOffer: undefined,
})

function priceSoFar(before: AskedPrice | undefined, { dollars, text, isHidden }: FeedPrice): AskedPrice {
  if (dollars !== undefined && isHidden !== undefined) return { dollars, text, isHidden }
  const { dollars: asked, isHidden: wasHidden } = before ?? { dollars: null, isHidden: false }
  return { dollars: asked, text: wasHidden ? '' : text, isHidden: wasHidden }
}

/** A home that is on the market again went for nothing. */
function resultSoFar(before: FeedResult | undefined, now: FeedResult | undefined): FeedResult | undefined {
  if (before === undefined || now === undefined) return now
  const day = now.day ?? before.day
  if (now.dollars !== null) return { ...now, day }
  return { dollars: before.dollars, day, display: now.display === 'yes' ? before.display : now.display }
}
