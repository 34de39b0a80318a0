import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

export type ExecuteOptions = {
  signal?: AbortSignal
  /** Whether nobody waits for it; it renews no session and rejects where there is no token. */
  isBackground?: boolean
}

/**
 * Runs one document of the contract and gives its data; rejects with an ApiProblem.
 * In the browser it is the batching transport, on the server the schema itself.
 */
export type ExecuteDocument = <Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  options?: ExecuteOptions,
) => Promise<Result>

/** The same for what nobody waits for. */
export const inBackground =
  (execute: ExecuteDocument): ExecuteDocument =>
  (document, variables, options) =>
    execute(document, variables, { ...options, isBackground: true })

/** The name under which the document is known to the server: the sha-256 of its text. */
export function documentHash(document: TypedDocumentNode<unknown, never>): string {
  // The generated documents carry `__meta__.hash`, which the type of the node does not know.
  const { __meta__: meta } = document as unknown as { __meta__: { hash: string } }
  return meta.hash
}
