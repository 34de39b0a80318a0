import type { operations } from '#schema/generated/rest.ts'
import type { OperationId } from './contract.ts'

/** Parameters for which the contract states a default. */
type Filled = 'includeAggregations' | 'includeSurrounding' | 'radius' | 'skip' | 'take'
type Given<Part> = Exclude<Part, undefined>
type Query<Asked> = Omit<Asked, Filled> & Required<Pick<Asked, Filled & keyof Asked>>
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never

export type RestRequest<Id extends OperationId> = {
  params: Given<operations[Id]['parameters']['path']>
  query: Query<Given<operations[Id]['parameters']['query']>>
  body: Json<operations[Id]['requestBody']>
}

/** Answers with a view that holds at least what the contract's schema asks for. */
export type RestOperations<Id extends OperationId = OperationId> = {
  [Name in Id]: (request: RestRequest<Name>) => object
}
