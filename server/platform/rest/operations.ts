import type { CallerOf } from './caller.ts'
import type { operations } from '#schema/generated/rest.ts'
import type { ContractRoutesOptions } from './contract-routes.ts'

type OperationId = keyof operations

/** Parameters that always have a value: where the request gives none, the validator fills in the contract's default. */
export const filledParameters = [
  'includeAggregations',
  'includeSurrounding',
  'radius',
  'skip',
  'status',
  'take',
  'type',
] as const

type Filled = (typeof filledParameters)[number]
type Given<Part> = Exclude<Part, undefined>
type QueryOf<Query> = Omit<Query, Filled> & Required<Pick<Query, Filled & keyof Query>>
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never

/** A request of an operation after it was checked against the contract. */
type RestRequest<Id extends OperationId> = {
  params: Given<operations[Id]['parameters']['path']>
  query: QueryOf<Given<operations[Id]['parameters']['query']>>
  body: Json<operations[Id]['requestBody']>
}

export type RestAnswer<Id extends OperationId> = Json<operations[Id]['responses'][200]>

/** What an operation may say about its answer. */
type AnswerOptions = {
  /** The answer is for one reader: no cache stores it. */
  setPrivate(): void
}

/** Answers an operation, or throws a PortalError or RestProblem. */
type Operation<Id extends OperationId> = (
  request: RestRequest<Id>,
  caller: CallerOf<Id>,
  answer: AnswerOptions,
) => Promise<RestAnswer<Id>>

export type Operations<Id extends OperationId = OperationId> = { [Name in Id]: Operation<Name> }

type Handlers = ContractRoutesOptions['handlers']

/** The operations as routes call them. */
export function handlersOf(operations: Partial<Operations>): Handlers {
  const entries = Object.entries(operations).map(([name, operation]) => [
    name,
    // The contract names each operation, and the validator holds its request to the types that `operation` is written for.
    handlerOf(operation as AnyOperation),
  ])
  return Object.fromEntries(entries)
}

type AnyOperation = (request: unknown, caller: never, answer: AnswerOptions) => Promise<unknown>

const handlerOf =
  (operation: AnyOperation): Handlers[string] =>
  async ({ params, query, body }, reply, caller) => {
    const setPrivate = () => void reply.header('cache-control', 'no-store')
    return reply.send(await operation({ params, query, body }, caller, { setPrivate }))
  }
