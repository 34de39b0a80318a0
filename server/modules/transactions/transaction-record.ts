import type { PastSale } from '#domain/transactions/past-sale.ts'
import type { TransactionStatus } from '#domain/lookups/transactions.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'

/** A past sale as it is stored; its suburb by number. */
export type PastSaleRow = Omit<PastSale, 'suburbUri'> & {
  id: number
  agentId: number
  suburbId: number
  status: TransactionStatus
  /** Why staff removed it; empty where they did not. */
  reason: string
  version: number
}

/** A past sale for somebody who may see its proof, or may not. */
export type PastSaleView = { row: PastSaleRow; mayChange: boolean }

export type Paging = { skip: number; take: number }

export type PastSalesPage = { total: number; paging: Paging; results: PastSaleView[] }

export type PastSalesOfOne = PastSalesPage & { agent: AgentRecord }

/** One line of all that an agent sold or leased: entered, or on record with the portal. */
export type TransactionLine = { pastSaleId: number | null; listingId: number | null }
