import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PastSales } from './past-sales.ts'
import type { PastSaleReader } from './past-sale-reader.ts'
import type { TransactionsSupport } from './transactions-support.ts'

export type TransactionsServices = { pastSales: PastSales; pastSaleReader: PastSaleReader }

export const transactions = moduleNamed<TransactionsServices>('transactions')

/** What the code of this module may use. */
export type TransactionsParts = TransactionsSupport & TransactionsServices
export type TransactionsContext = GraphContext<TransactionsParts>
