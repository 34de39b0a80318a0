import { type Caller, callerOf, type Identify } from './caller.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { operations } from '#schema/generated/rest.ts'

export type OperationId = keyof operations

/** Parameters that always have a value: where the request gives none, the validator fills in the contract's default. */
export const filledParameters = ['includeAggregations', 'includeSurrounding', 'radius', 'skip', 'take', 'type'] as const

type Filled = (typeof filledParameters)[number]
type Given<Part> = Exclude<Part, undefined>
type QueryOf<Query> = Omit<Query, Filled> & Required<Pick<Query, Filled & keyof Query>>
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never

/** A request of an operation after it was checked against the contract. */
export type RestRequest<Id extends OperationId> = {
  params: Given<operations[Id]['parameters']['path']>
  query: QueryOf<Given<operations[Id]['parameters']['query']>>
  body: Json<operations[Id]['requestBody']>
}

export type RestAnswer<Id extends OperationId> = Json<operations[Id]['responses'][200]>

/** Answers an operation, or throws a PortalError or RestProblem. */
export type Operation<Id extends OperationId> = (request: RestRequest<Id>, caller: Caller) => Promise<RestAnswer<Id>>

export type Operations<Id extends OperationId = OperationId> = { [Name in Id]: Operation<Name> }

/** Answers that are for one reader and never kept by a cache. */
const privateReads: ReadonlySet<OperationId> = new Set(['getEnquiry', 'getListingEnquiries', 'getListingEvents'])

/** An operation as Fastify calls it. */
export function handlerOf<Id extends OperationId>(operationId: Id, operations: Operations, identify: Identify) {
  const operation: Operations[OperationId] = operations[operationId]
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { params, query, body } = request
    // The validator has just held all three to the contract that the operation's types are generated from.
    const answer = await operation({ params, query, body } as never, await callerOf(request, identify))
    if (privateReads.has(operationId)) reply.header('cache-control', 'no-store')
    return reply.send(answer)
  }
}
