import { enteredTransaction, recordedTransaction } from '#domain/transactions/transaction-answer.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { Transaction } from './past-sale-reader.ts'
import type { PastSaleView } from './transaction-record.ts'
import type { TransactionsParts } from './transactions-services.ts'

type Answer = components['schemas']['Transaction']
type Parts = Pick<TransactionsParts, 'listingView' | 'places'>

/** A past sale as REST tells it. */
export async function pastSaleAnswer({ row, mayChange }: PastSaleView, { places }: Parts): Promise<Answer> {
  const suburb = await places.byId(row.suburbId)
  if (suburb === null) throw new Error(`The past sale ${row.id} is nowhere`)
  return enteredTransaction(row, suburb, mayChange)
}

/** A sale or lease of an agent, entered or on record, as REST tells it. */
export const transactionAnswer = (transaction: Transaction, agentId: number, parts: Parts): Promise<Answer> =>
  'pastSale' in transaction
    ? pastSaleAnswer(transaction.pastSale, parts)
    : Promise.resolve(recordAnswer(transaction.listing, agentId, parts))

const recordAnswer = ({ row, suburb }: ListingRecord, agentId: number, { listingView }: Parts): Answer =>
  recordedTransaction(
    // The database holds it to the table.
    { ...row, propertyType: row.propertyType as Answer['propertyType'] },
    { agentId, suburb, street: listingView.street(row) },
  )
