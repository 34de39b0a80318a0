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

/** The query of a document: kept under its hash and variables, the same on the server and in the browser. */
export function documentQuery<Result, Variables>(
  execute: ExecuteDocument,
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
) {
  return queryOptions({
    queryKey: [documentHash(document), variables] as const,
    queryFn: ({ signal }) => execute(document, variables, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: (failures, problem) => failures < REPETITIONS && isPassingProblem(problem),
  })
}

/** Reads a document for a view, from what the server sent along where it did. */
export function useDocumentQuery<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  options: { isEnabled?: boolean; keepsPrevious?: boolean } = {},
) {
  const execute = useExecute()
  return useQuery({
    ...documentQuery(execute, document, variables),
    enabled: options.isEnabled ?? true,
    // What asking again would not change is shown at once, also where the server asked.
    retryOnMount: ({ state }) => isPassingProblem(state.error),
    placeholderData: options.keepsPrevious ? keepPreviousData : undefined,
  })
}
