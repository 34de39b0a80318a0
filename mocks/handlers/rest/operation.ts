import type { restAccess } from '#schema/generated/access.ts'
import type { operations } from '#schema/generated/rest.ts'
import type { MemberRecord } from '../../world/members.ts'
import type { OperationId } from './contract.ts'

/** Parameters for which the contract states a default. */
type Filled = 'includeAggregations' | 'includeSurrounding' | 'radius' | 'skip' | 'status' | 'take' | 'type'
type Given<Part> = Exclude<Part, undefined>
type Query<Asked> = Omit<Asked, Filled> & Required<Pick<Asked, Filled & keyof Asked>>
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never

export type RestRequest<Id extends OperationId> = {
  params: Given<operations[Id]['parameters']['path']>
  query: Query<Given<operations[Id]['parameters']['query']>>
  body: Json<operations[Id]['requestBody']>
}

/** Who asks, as `x-access` allows. */
type MockCaller<Id extends OperationId> = {
  member: (typeof restAccess)[Id]['for'] extends 'everyone' | 'secretHolder' ? MemberRecord | null : MemberRecord
}

/** Answers with a view that holds at least what the contract's schema asks for. */
export type RestOperations<Id extends OperationId = OperationId> = {
  [Name in Id]: (request: RestRequest<Name>, caller: MockCaller<Name>) => object
}
