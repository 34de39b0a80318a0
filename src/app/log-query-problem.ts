import documents from '#src/api/generated/persisted-documents.json'
import type { TransportOptions } from '#src/api/graphql/transport.ts'

type QueryProblem = Parameters<TransportOptions['logProblem']>[0]

/** Writes into the browser's console which query the server could not answer, with what (docs/product.md, section 17.4). */
export function logQueryProblem({ hash, ...problem }: QueryProblem): void {
  const text = new Map(Object.entries(documents)).get(hash) ?? ''
  const operation = /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? hash
  globalThis.console.warn('A query failed', { operation, ...problem })
}
