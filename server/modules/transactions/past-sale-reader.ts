import { mayChangeAgent, type SettingsReader } from '#domain/permissions/agent-settings.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { Paging, PastSaleRow, PastSalesPage, PastSaleView } from './transaction-record.ts'
import {
  countPastSalesOf,
  countPastSalesToCheck,
  countTransactions,
  findPastSale,
  pastSalesByIds,
  pastSalesOf,
  pastSalesToCheck,
  transactionLines,
} from './transactions.queries.ts'
import type { TransactionsSupport } from './transactions-support.ts'

type Reader = SettingsReader | null

/** What an agent sold or leased: as it was entered, or as the portal has it. */
export type Transaction = { pastSale: PastSaleView } | { listing: ListingRecord }

/** Reads past sales; those that are not completed only for their agent and staff (docs/product.md, section 26). */
export type PastSaleReader = {
  ofAgent(agentId: number, page: Paging & { isOwn: boolean }): Promise<PastSalesPage>
  /** Of the portal's own records and what was entered, the latest first. */
  all(agentId: number, page: Paging & { isOwn: boolean }): Promise<{ total: number; results: Transaction[] }>
  toCheck(page: Paging): Promise<PastSalesPage>
  /** Null where there is none that this reader may see. */
  find(id: number, reader: Reader): Promise<PastSaleView | null>
}

/** Reads past sales from the database. */
export function pastSaleReader({ database, listings }: TransactionsSupport): PastSaleReader {
  return {
    async ofAgent(agentId, { isOwn, skip, take }) {
      const rows = await pastSalesOf(database, { agentId, isOwn, skip, take })
      const total = await countPastSalesOf(database, { agentId, isOwn })
      return { total, paging: { skip, take }, results: rows.map((row) => ({ row, mayChange: isOwn })) }
    },
    async all(agentId, { isOwn, skip, take }) {
      const lines = await transactionLines(database, { agentId, isOwn, skip, take })
      const entered = await pastSalesByIds(database, numbers(lines.map(({ pastSaleId }) => pastSaleId)))
      const recorded = await listings.byIds(numbers(lines.map(({ listingId }) => listingId)))
      const results = lines.flatMap(({ pastSaleId, listingId }): Transaction[] => {
        const row = entered.find(({ id }) => id === pastSaleId)
        const listing = recorded.find((each) => each.row.id === listingId)
        if (row !== undefined) return [{ pastSale: { row, mayChange: isOwn } }]
        return listing === undefined ? [] : [{ listing }]
      })
      return { total: await countTransactions(database, agentId, isOwn), results }
    },
    async toCheck(paging) {
      const rows = await pastSalesToCheck(database, paging)
      const total = await countPastSalesToCheck(database)
      return { total, paging, results: rows.map((row) => ({ row, mayChange: true })) }
    },
    async find(id, reader) {
      const row = await findPastSale(database, id)
      return row === null ? null : seenBy(row, reader)
    },
  }
}

function seenBy(row: PastSaleRow, reader: Reader): PastSaleView | null {
  const mayChange = mayChangeAgent(reader, row.agentId)
  return mayChange || row.status === 'completed' ? { row, mayChange } : null
}

const numbers = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null)
