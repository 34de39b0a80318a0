import type { ChargeDocument } from '#server/platform/graphql/document-charge.ts'
import type { ExecuteDocument } from '#server/platform/graphql/execute-document.ts'
import { PortalError, type PortalErrorCode } from '#server/platform/http/portal-error.ts'
import { readRestContract } from './contract.ts'
import { selectionOf } from './selection.ts'

/** A document that REST asks of the graph; `Answer` is what its only field holds. */
export type GraphDocument<Answer> = {
  text: string
  /** Never there: it carries the type. */
  answer?: Answer
}

export type AskGraph = <Answer>(document: GraphDocument<Answer>, variables: object) => Promise<Answer>

/**
 * Asks the graph in this process, so that what may be seen is decided in one place for both contracts.
 * Rejects with the PortalError of the first error, never with half an answer.
 */
export function askGraphWith(executeDocument: ExecuteDocument, charge: ChargeDocument): AskGraph {
  return async <Answer>({ text }: GraphDocument<Answer>, variables: object) => {
    charge(text, variables)
    const { data, errors } = await executeDocument(text, variables)
    const [error] = errors ?? []
    if (error !== undefined) {
      const { code, field } = error.extensions
      throw new PortalError(
        // Errors that leave the graph carry a code of schema/errors.md.
        typeof code === 'string' ? (code as PortalErrorCode) : 'INTERNAL',
        error.message,
        typeof field === 'string' ? { field } : {},
      )
    }
    // The document asks for exactly the fields of the schema; the tests hold every answer to it.
    return data?.answer as Answer
  }
}

const contract = readRestContract()

/** The document that asks a field of the graph for what a schema of the REST contract holds. */
export const graphDocument = <Answer>(
  variables: string,
  field: string,
  schemaName: string,
  options?: Parameters<typeof selectionOf>[2],
): GraphDocument<Answer> => ({
  text: `query Rest${variables} { answer: ${field} { ${selectionOf(contract, schemaName, options)} } }`,
})
