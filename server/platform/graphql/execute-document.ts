import { type DocumentNode, execute, type GraphQLSchema, Kind, parse, validate } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { workUntil } from '#server/platform/work/request-work.ts'
import { graphContext } from './context.ts'
import { isDocumentHash, type PersistedDocuments } from './persisted-documents.ts'
import { causeOf, publicError } from './public-error.ts'

/**
 * Runs one document of the contract in this process, without HTTP: by its hash or its text, for nobody unless it is told for
 * whom. Never rejects for an error inside the document; rejects with the signal's reason when that is aborted.
 */
export type ExecuteDocument = (
  hashOrDocument: string,
  variables: unknown,
  options?: { signal?: AbortSignal; caller?: CallingMember | null },
) => Promise<DocumentAnswer>

/** Data, errors or both, as they would travel; every error has a code of schema/errors.md. */
type DocumentAnswer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: readonly (string | number)[]; extensions: { code: string; field?: string } }[]
}

export type ExecuteOptions = {
  schema: GraphQLSchema
  services: { clock: () => Date }
  documents: PersistedDocuments
  logFailure: (failure: { operation: string; variables: unknown; cause: unknown }) => void
}

const KEPT_DOCUMENTS = 500

/** Makes an ExecuteDocument; each document is parsed and checked against the contract once. */
export function documentExecutor({ schema, services, documents, logFailure }: ExecuteOptions): ExecuteDocument {
  const parsed = new LRUCache<string, DocumentNode>({ max: KEPT_DOCUMENTS })

  function documentOf(hashOrDocument: string): DocumentNode | DocumentAnswer {
    const known = parsed.get(hashOrDocument)
    if (known !== undefined) return known
    const text = isDocumentHash(hashOrDocument) ? documents.textOf(hashOrDocument) : hashOrDocument
    if (text === null) throw new Error(`No document has the hash ${hashOrDocument}: run \`npm run codegen\``)
    const document = parse(text, { maxTokens: 10_000 })
    const errors = validate(schema, document)
    if (errors.length > 0) return { errors: errors.map(answeredError) }
    parsed.set(hashOrDocument, document)
    return document
  }

  return async (hashOrDocument, variables, { signal, caller = null } = {}) => {
    signal?.throwIfAborted()
    const document = documentOf(hashOrDocument)
    if (!('kind' in document)) return document
    const answer = workUntil(signal, () =>
      execute({
        schema,
        document,
        contextValue: graphContext(services, {
          signal,
          takesPlaceholders: false,
          caller: () => Promise.resolve(caller),
          networkAddress: null,
          browser: null,
        }),
        // Checked against the types of the document by execute itself.
        variableValues: variables as Record<string, unknown> | undefined,
      }),
    )
    const result = answer instanceof Promise ? await untilAborted(answer, signal) : answer
    const data = result.data ?? null
    if (result.errors === undefined) return { data }
    for (const error of result.errors) {
      const cause = causeOf(error)
      if (cause !== null) logFailure({ operation: operationName(document), variables, cause })
    }
    return { data, errors: result.errors.map(answeredError) }
  }
}

type AnsweredError = NonNullable<DocumentAnswer['errors']>[number]

function answeredError(error: unknown): AnsweredError {
  const { message, path, extensions } = publicError(error)
  const { code, field } = extensions
  return {
    message,
    ...(path === undefined ? {} : { path }),
    extensions: { code: String(code), ...(typeof field === 'string' ? { field } : {}) },
  }
}

async function untilAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return answer
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([answer, promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** The name of a document's operation for the log, "anonymous" where it has none. */
export function operationName(document: DocumentNode): string {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return operation?.name?.value ?? 'anonymous'
}
