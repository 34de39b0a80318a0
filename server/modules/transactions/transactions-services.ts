import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { ProfilesServices } from '#server/modules/profiles/profiles-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { PastSales } from './past-sales.ts'
import type { PastSaleReader } from './past-sale-reader.ts'

export type TransactionsServices = { pastSales: PastSales; pastSaleReader: PastSaleReader }

export const transactions = moduleNamed<TransactionsServices>('transactions')

/** What the services of this module stand on. */
export type TransactionsSupport = PlatformServices &
  OfficesServices &
  LocationsServices &
  ListingsServices &
  ProfilesServices &
  AgentsServices

/** What the code of this module may use. */
export type TransactionsParts = TransactionsSupport & TransactionsServices
export type TransactionsContext = GraphContext<TransactionsParts>
