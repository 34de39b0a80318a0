import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { isPassingProblem } from './api-problem.ts'
import { documentHash, type ExecuteDocument } from './execute-document.ts'

const ExecuteContext = createContext<ExecuteDocument | null>(null)

/** Hands the way to the API to the views below it. */
export const ExecuteProvider = ExecuteContext.Provider

/** The way to the API; throws where no provider stands above. */
export function useExecute(): ExecuteDocument {
  const execute = use(ExecuteContext)
  if (!execute) throw new Error('useExecute needs an ExecuteProvider above it')
  return execute
}

const FRESH_FOR_MILLISECONDS = 60_000
const REPETITIONS = 1

/** A document with its variables, to be asked of whoever executes it. */
export type DocumentRequest<Result> = (execute: ExecuteDocument) => {
  queryKey: readonly [string, unknown]
  queryFn: (context: { signal: AbortSignal }) => Promise<Result>
  staleTime: number
  retry: (failures: number, problem: Error) => boolean
}

/** Kept under the hash and the variables, the same on the server and in the browser. */
export const ask =
  <Result, Variables>(document: TypedDocumentNode<Result, Variables>, variables: Variables): DocumentRequest<Result> =>
  (execute) => ({
    queryKey: [documentHash(document), variables],
    queryFn: ({ signal }) => execute(document, variables, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: (failures, problem) => failures < REPETITIONS && isPassingProblem(problem),
  })

/** The query of a document, whose key tells what is kept under it. */
export const documentQuery = <Result, Variables>(
  execute: ExecuteDocument,
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
) => queryOptions(ask(document, variables)(execute))

/** A query as a view reads it, from what the server sent along where it did. */
export function viewOptions<Options extends object>(query: Options, keepsPrevious = false) {
  return {
    ...query,
    // What asking again would not change is shown at once, also where the server asked.
    retryOnMount: ({ state }: { state: { error: Error | null } }) => isPassingProblem(state.error),
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
  }
}

/** Reads a document for a view. */
export function useDocumentQuery<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  options: { isEnabled?: boolean; keepsPrevious?: boolean } = {},
) {
  return useQuery({
    ...viewOptions(documentQuery(useExecute(), document, variables), options.keepsPrevious),
    enabled: options.isEnabled ?? true,
  })
}
