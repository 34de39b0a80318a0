import { agents } from '#server/modules/agents/agents-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { profiles } from '#server/modules/profiles/profiles-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { pastSaleReader } from './past-sale-reader.ts'
import { pastSaleMutations, pastSaleQueries, pastSaleResolvers } from './past-sale-resolvers.ts'
import { pastSales } from './past-sales.ts'
import { transactionRoutes } from './transaction-routes.ts'
import { transactions } from './transactions-services.ts'

/** What agents sold and leased: the portal's own records, and what they enter from before. */
export const transactionsModule = defineModule({
  name: transactions,
  dependsOn: [offices, locations, listings, profiles, agents, staff],
  services: (support) => ({ pastSales: pastSales(support), pastSaleReader: pastSaleReader(support) }),
  resolvers: { ...pastSaleResolvers, Query: pastSaleQueries, Mutation: pastSaleMutations },
  routes: (services, _executeDocument, identify) => transactionRoutes({ services, identify }),
})
