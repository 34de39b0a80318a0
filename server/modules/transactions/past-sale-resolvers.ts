import { mayChangeAgent } from '#domain/permissions/agent-settings.ts'
import { pastSaleErrors as errors } from '#domain/transactions/past-sale-errors.copy.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { checksPastSales } from './past-sales.ts'
import type { TransactionsContext } from './transactions-services.ts'

export const pastSaleResolvers: Pick<Resolvers<TransactionsContext>, 'PastSale'> = {
  PastSale: {
    id: ({ row }) => row.id,
    agent: async ({ row }, _arguments, { services }) => {
      const agent = await services.offices.agent(row.agentId)
      if (agent === null) throw new PortalError('NOT_FOUND', errors.noAgent)
      return agent
    },
    status: ({ row }) => row.status,
    type: ({ row }) => row.type,
    streetAddress: ({ row }) => row.streetAddress,
    suburb: async ({ row }, _arguments, { services }) => {
      const suburb = await services.places.byId(row.suburbId)
      if (suburb === null) throw new Error(`The past sale ${row.id} is nowhere`)
      return suburb
    },
    price: ({ row }) => row.price,
    completedOn: ({ row }) => row.completedOn,
    propertyType: ({ row }) => row.propertyType,
    bedrooms: ({ row }) => row.bedrooms,
    check: ({ row, mayChange }) => {
      const { proofKind, proofReference, reason, version } = row
      return mayChange ? { proofKind, proofReference, reason, version } : null
    },
  },
}

export const pastSaleQueries: Pick<QueryResolvers<TransactionsContext>, 'pastSales' | 'pastSalesToCheck'> = {
  pastSales: async (_parent, { username, isOwn, paging }, context) => {
    const { services } = context
    const member = isOwn ? await requireMember(context) : null
    const person = await services.people.byUsername(username)
    if (person === null || person.agent === null) return null
    const { agent } = person
    if (isOwn && !mayChangeAgent(member, agent.id)) throw new PortalError('FORBIDDEN', errors.notYours)
    const { skip, take } = paging
    return { agent, ...(await services.pastSaleReader.ofAgent(agent.id, { isOwn, skip, take })) }
  },
  pastSalesToCheck: async (_parent, { paging }, context) => {
    if (!checksPastSales(await requireMember(context))) throw new PortalError('FORBIDDEN', errors.staffOnly)
    return context.services.pastSaleReader.toCheck({ skip: paging.skip, take: paging.take })
  },
}

export const pastSaleMutations: Pick<MutationResolvers<TransactionsContext>, 'decidePastSale'> = {
  decidePastSale: async (_parent, decision, context) => {
    const member = await requireMember(context)
    return { pastSale: await context.services.pastSales.decide(member, decision) }
  },
}
