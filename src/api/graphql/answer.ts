import { ApiProblem } from './api-problem.ts'

export type GraphqlAnswer = {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
}

const missingQueryCodes = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED'])
const missingQueryMessages = new Set(['PersistedQueryNotFound', 'PersistedQueryNotSupported'])

/** Whether the server asks for the full text of the document (docs/product.md, section 17.6). */
export const asksForFullText = (answer: GraphqlAnswer): boolean =>
  answer.errors?.some(
    (error) => missingQueryCodes.has(error.extensions?.code ?? '') || missingQueryMessages.has(error.message),
  ) ?? false

/** Whether the server keeps no hashes at all, so that sending them is of no use. */
export const refusesHashes = (answer: GraphqlAnswer): boolean =>
  answer.errors?.some(
    (error) =>
      error.extensions?.code === 'PERSISTED_QUERY_NOT_SUPPORTED' || error.message === 'PersistedQueryNotSupported',
  ) ?? false

/** The data of an answer; throws an ApiProblem with the code of its first error. */
export function dataOf(answer: GraphqlAnswer): unknown {
  const error = answer.errors?.[0]
  if (error) throw new ApiProblem(error.extensions?.code ?? 'INTERNAL', error.message)
  if (answer.data === undefined || answer.data === null) throw new ApiProblem('BAD_ANSWER', 'The answer holds no data.')
  return answer.data
}
