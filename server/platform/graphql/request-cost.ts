import { createHash } from 'node:crypto'
import { type DocumentNode, type GraphQLSchema, parse } from 'graphql'
import { cacheByText } from './cache-by-text.ts'
import { documentCosts } from './document-cost.ts'
import type { PersistedDocuments } from './persisted-documents.ts'

export type RequestCost = {
  /** Of reading the operations alone, which a request pays that asks for too much. */
  readingPoints: number
  /** Of all operations together, charged to the allowance of the caller. */
  points: number
  /** The points of documents that are not the portal's own, which alone have a limit: a page is never refused its data. */
  foreignPoints: number
}

/** Reading, checking and answering an operation, whatever it asks for. */
const COST_OF_OPERATION = 2000

/** Computes what the operations of a request cost, before any of them runs. */
export function requestCosts(
  schema: GraphQLSchema,
  documents: PersistedDocuments,
  mostTokens: number,
): (operations: readonly unknown[]) => RequestCost {
  const costOf = documentCosts(schema)
  const parsed = cacheByText<{ document: DocumentNode; isOurs: boolean }>()

  function documentOf(text: string) {
    const known = parsed.get(text)
    if (known !== undefined) return known
    const document = parsedOrNull(text, mostTokens)
    if (document === null) return null
    const isOurs = documents.textOf(createHash('sha256').update(text).digest('hex')) !== null
    const read = { document, isOurs }
    parsed.set(text, read)
    return read
  }

  return (operations) => {
    const readingPoints = operations.length * COST_OF_OPERATION
    let points = readingPoints
    let foreignPoints = 0
    for (const operation of operations) {
      const { text, variables } = askedBy(operation, documents)
      const read = text === null ? null : documentOf(text)
      if (read === null) continue
      const cost = costOf(read.document, variables)
      points += cost
      if (!read.isOurs) foreignPoints += cost
    }
    return { readingPoints, points, foreignPoints }
  }
}

/** What cannot be read is refused by the server itself, and costs no more. */
function parsedOrNull(text: string, maxTokens: number): DocumentNode | null {
  try {
    return parse(text, { maxTokens, noLocation: true })
  } catch {
    return null
  }
}

type Asked = { text: string | null; variables: Readonly<Record<string, unknown>> }

/** The document and the variables of an operation as it came, of which nothing is certain. */
function askedBy(operation: unknown, documents: PersistedDocuments): Asked {
  const query = at(operation, 'query')
  const hash = at(at(at(operation, 'extensions'), 'persistedQuery'), 'sha256Hash')
  const persisted = typeof hash === 'string' ? documents.textOf(hash) : null
  const variables = at(operation, 'variables')
  return {
    text: typeof query === 'string' ? query : persisted,
    variables: variables !== null && typeof variables === 'object' ? { ...variables } : {},
  }
}

const at = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name) ? Reflect.get(value, name) : null
