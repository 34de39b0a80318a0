import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { mayChangeAgent } from '#domain/permissions/agent-settings.ts'
import { pastSaleErrors as errors } from '#domain/transactions/past-sale-errors.copy.ts'
import type { components, operations } from '#schema/generated/legacy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallerOf, CallingMember, Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import type { PastSaleView } from './transaction-record.ts'
import { pastSaleAnswer, transactionAnswer } from './transaction-answer.ts'
import type { TransactionsParts } from './transactions-services.ts'

type Schemas = components['schemas']

export type TransactionRoutesOptions = { services: TransactionsParts; identify: Identify }

const REQUESTS_PER_MINUTE = 3000

/** The operations of schema/openapi/legacy.yaml that are about what agents sold and leased. */
export const transactionRoutes = (options: TransactionRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract((path) => /^\/agent\/(?:[^/]+\/transactions|transaction\/[^/]+)$/.test(path)),
    prefix: '/api',
    handlers: transactionHandlers(options.services),
    identify: options.identify,
    clock: options.services.clock,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
  })

type Change = 'addAgentTransaction' | 'removeAgentTransaction' | 'updateAgentTransaction'

function transactionHandlers(
  services: TransactionsParts,
): LegacyHandlers<Change | 'getAgentTransaction' | 'getAgentTransactions'> {
  const { pastSales, pastSaleReader, offices } = services

  const change =
    (work: (member: CallingMember, request: FastifyRequest) => Promise<PastSaleView>) =>
    async (request: FastifyRequest, reply: FastifyReply, { member }: CallerOf<Change>) =>
      reply.send(await pastSaleAnswer(await work(member, request), services))

  return {
    getAgentTransactions: async (request, reply, { member }) => {
      // Held to its schema by the validator.
      const { currentUserId, skip = 0, take = 5 } = request.query as ListQuery
      const agentId = idOf(request)
      if ((await offices.agent(agentId)) === null) throw notFound(`agent ${agentId}`)
      if (currentUserId !== undefined && currentUserId !== member?.memberId) {
        throw new PortalError(member === null ? 'UNAUTHENTICATED' : 'FORBIDDEN', errors.notYourself)
      }
      const isOwn = currentUserId !== undefined && mayChangeAgent(member, agentId)
      const { total, results } = await pastSaleReader.all(agentId, { isOwn, skip, take })
      const answers = await Promise.all(results.map((each) => transactionAnswer(each, agentId, services)))
      return reply.send({ total, paging: { skip, take }, results: answers } satisfies Schemas['TransactionList'])
    },
    getAgentTransaction: async (request, reply, { member }) => {
      const found = await pastSaleReader.find(idOf(request), member)
      if (found === null) throw new PortalError('NOT_FOUND', errors.noSale)
      return reply.send(await pastSaleAnswer(found, services))
    },
    addAgentTransaction: change((member, request) =>
      // Held to its schema by the validator, here and below.
      pastSales.add(member, idOf(request), request.body as Schemas['NewTransaction']),
    ),
    updateAgentTransaction: change((member, request) =>
      // As above.
      pastSales.change(member, idOf(request), request.body as Schemas['ChangedTransaction']),
    ),
    removeAgentTransaction: change((member, request) => {
      // As above.
      const { reason = '' } = request.query as { reason?: string }
      return pastSales.remove(member, idOf(request), reason)
    }),
  }
}

type ListQuery = NonNullable<operations['getAgentTransactions']['parameters']['query']>

/** The validator has just held the path to the contract. */
const idOf = ({ params }: FastifyRequest): number =>
  // As above.
  Number((params as { id: number | string }).id)
