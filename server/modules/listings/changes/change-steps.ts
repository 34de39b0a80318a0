import type { Database } from '#server/platform/database/database.ts'
import type { ChangingListing, NewContent, NewPrice, NewState } from './listing-change.ts'
import {
  forgetPrice,
  recordPrice,
  replaceAgents,
  updateContent,
  updatePrice,
  updateState,
} from './listing-changes.queries.ts'
import type { ListingEvent } from './listing-events.ts'

/** Single changes of a listing that is held; each answers what happened, and null where nothing did. */

/** On the market, under offer or withdrawn. */
export async function stateChanged(
  database: Database,
  listingId: number,
  change: Exclude<NewState, { state: 'completed' }>,
  { state: before, price, isPriceWithheld }: ChangingListing,
): Promise<ListingEvent | null> {
  const { state: after } = change
  if (before === after) return null
  const isUnderOffer = after === 'underOffer'
  const statusType = isUnderOffer ? 'available' : after
  await updateState(database, listingId, { statusType, isUnderOffer, completedOn: null })
  // What was kept back is what the home went for.
  if (before === 'completed' && isPriceWithheld)
    await updatePrice(database, listingId, { ...price, isPriceWithheld: false })
  const reason = 'reason' in change ? { reason: change.reason } : {}
  return { kind: 'listing.statusChanged', subjectId: listingId, details: { before, after, ...reason } }
}

/** Sold or leased, or what of that is corrected. */
export async function completed(
  database: Database,
  listingId: number,
  { completedOn, price, isPriceWithheld }: Extract<NewState, { state: 'completed' }>,
  listing: ChangingListing,
): Promise<ListingEvent | null> {
  const stated = { ...price, ...(isPriceWithheld ? { from: null, to: null } : {}), isPriceWithheld }
  const isCorrection = listing.state === 'completed'
  if (isCorrection && listing.completedOn === completedOn && isSamePrice(listing, stated)) return null
  const kind = listing.listingType === 'sale' ? 'sold' : 'leased'
  if (isCorrection && listing.completedOn !== null)
    await forgetPrice(database, listingId, { day: listing.completedOn, kind })
  await updatePrice(database, listingId, stated)
  await updateState(database, listingId, { statusType: 'completed', isUnderOffer: false, completedOn })
  await recordPrice(database, listingId, { day: completedOn, kind, text: stated.text, price: stated.to })
  return isCorrection
    ? { kind: 'listing.priceChanged', subjectId: listingId, details: { before: listing.price } }
    : {
        kind: 'listing.statusChanged',
        subjectId: listingId,
        details: { before: listing.state, after: 'completed' },
      }
}

export async function contentChanged(
  database: Database,
  listingId: number,
  content: NewContent,
): Promise<ListingEvent | null> {
  const isChanged = await updateContent(database, listingId, content)
  const formerAgentIds =
    content.agentIds === undefined ? null : await replaceAgents(database, listingId, content.agentIds)
  if (!isChanged && formerAgentIds === null) return null
  const details = formerAgentIds === null ? {} : { formerAgentIds }
  return { kind: 'listing.contentChanged', subjectId: listingId, details }
}

export const isSamePrice = ({ price, isPriceWithheld }: ChangingListing, other: NewPrice): boolean =>
  price.text === other.text &&
  price.from === other.from &&
  price.to === other.to &&
  isPriceWithheld === other.isPriceWithheld
