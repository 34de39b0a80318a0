import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { documentHash } from '#src/api/graphql/execute-document.ts'

/** What a page shows of a document: its variables and what was read; null where no page shows it. */
export type ActiveQuery<Result, Variables> = { queryKey: QueryKey; variables: Variables; data: Result } | null

/** What the page that is open shows of a document. */
export function activeQuery<Result, Variables>(
  queryClient: QueryClient,
  document: TypedDocumentNode<Result, Variables>,
): ActiveQuery<Result, Variables> {
  const [query] = queryClient.getQueryCache().findAll({ queryKey: [documentHash(document)], type: 'active' })
  if (query?.state.data === undefined) return null
  // documentQuery keeps what a document answers under its hash and variables.
  return { queryKey: query.queryKey, variables: query.queryKey[1] as Variables, data: query.state.data as Result }
}

/** Calls when another page may be open, or what it shows was read anew; once for the changes of one moment. */
export function watchQueries(queryClient: QueryClient, onChange: () => void): void {
  let isWaiting = false
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (isWaiting || (type !== 'observerAdded' && type !== 'observerRemoved' && type !== 'updated')) return
    isWaiting = true
    queueMicrotask(() => {
      isWaiting = false
      onChange()
    })
  })
  onChange()
}
