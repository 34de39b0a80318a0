import type { components } from '#schema/generated/legacy.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import { placeLabel } from '#server/modules/locations/place-record.ts'
import type { Transaction } from './past-sale-reader.ts'
import type { PastSaleView } from './transaction-record.ts'
import type { TransactionsParts } from './transactions-services.ts'

type Answer = components['schemas']['Transaction']
type Parts = Pick<TransactionsParts, 'listingView' | 'places'>

/** A past sale as REST tells it. */
export async function pastSaleAnswer({ row, mayChange }: PastSaleView, { places }: Parts): Promise<Answer> {
  const suburb = await places.byId(row.suburbId)
  if (suburb === null) throw new Error(`The past sale ${row.id} is nowhere`)
  const { id, agentId, status, type, streetAddress, price, completedOn, propertyType, bedrooms } = row
  const { proofKind, proofReference, reason, version } = row
  return {
    id,
    agentId,
    source: 'agent',
    listingId: null,
    status,
    type,
    streetAddress,
    suburbUri: suburb.uri,
    suburbLabel: placeLabel(suburb),
    price,
    completedOn,
    propertyType,
    bedrooms,
    check: mayChange ? { proofKind, proofReference, reason, version } : null,
  }
}

/** A sale or lease of an agent, entered or on record, as REST tells it. */
export const transactionAnswer = (transaction: Transaction, agentId: number, parts: Parts): Promise<Answer> =>
  'pastSale' in transaction
    ? pastSaleAnswer(transaction.pastSale, parts)
    : Promise.resolve(recordAnswer(transaction.listing, agentId, parts))

function recordAnswer({ row, suburb }: ListingRecord, agentId: number, { listingView }: Parts): Answer {
  const { id, listingType, priceFrom, priceTo, completedOn, propertyType, bedrooms } = row
  return {
    id: null,
    agentId,
    source: 'portal',
    listingId: id,
    status: 'completed',
    type: listingType,
    streetAddress: listingView.street(row),
    suburbUri: suburb.uri,
    suburbLabel: placeLabel(suburb),
    price: priceFrom === priceTo ? priceFrom : null,
    completedOn: completedOn ?? '',
    // The database holds it to the table.
    propertyType: propertyType as Answer['propertyType'],
    bedrooms,
    check: null,
  }
}
