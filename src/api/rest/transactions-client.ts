import createClient from 'openapi-fetch'
import type { components, paths } from '#schema/generated/legacy.ts'
import { type RestResult, resultOf } from './rest-result.ts'

type Schemas = components['schemas']
export type Transaction = Schemas['Transaction']
export type NewTransaction = Schemas['NewTransaction']
export type ChangedTransaction = Schemas['ChangedTransaction']

export type TransactionsClientOptions = {
  fetch: (request: Request) => Promise<Response>
  timeoutMilliseconds?: number
}

/** The calls by which past sales are entered, changed and removed. */
export type TransactionsClient = {
  /** The same key again answers the same. */
  add(agentId: number, sale: NewTransaction): Promise<RestResult<Transaction>>
  change(id: number, sale: ChangedTransaction): Promise<RestResult<Transaction>>
  remove(id: number): Promise<RestResult<Transaction>>
}

const DEFAULT_TIMEOUT_MILLISECONDS = 18_000

/** The calls of schema/openapi/legacy.yaml about past sales, for the member who is there. Each gives data or a problem. */
export function createTransactionsClient({
  fetch,
  timeoutMilliseconds = DEFAULT_TIMEOUT_MILLISECONDS,
}: TransactionsClientOptions): TransactionsClient {
  const api = createClient<paths>({ baseUrl: '/api', fetch })
  const options = { signal: undefined, timeoutMilliseconds }
  return {
    add: (id, body) =>
      resultOf((signal) => api.POST('/agent/{id}/transactions', { params: { path: { id } }, body, signal }), options),
    change: (id, body) =>
      resultOf((signal) => api.PUT('/agent/transaction/{id}', { params: { path: { id } }, body, signal }), options),
    remove: (id) =>
      resultOf((signal) => api.DELETE('/agent/transaction/{id}', { params: { path: { id } }, signal }), options),
  }
}
