import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type GraphqlAnswer, dataOf } from './answer.ts'
import { ApiProblem } from './api-problem.ts'
import { documentHash, type ExecuteDocument } from './execute-document.ts'

/** Runs a document of the contract by its hash, without HTTP. */
export type RunDocument = (hash: string, variables: unknown, options: { signal: AbortSignal }) => Promise<GraphqlAnswer>

/** The way to the API on the server: the same answers and problems as through the transport; TIMED_OUT after the time given. */
export function executeInProcess(runDocument: RunDocument, timeoutMilliseconds: number): ExecuteDocument {
  return async <Result, Variables>(document: TypedDocumentNode<Result, Variables>, variables: Variables) => {
    const timeout = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        timeout.abort()
        reject(new ApiProblem('TIMED_OUT', `No answer within ${timeoutMilliseconds} ms.`))
      }, timeoutMilliseconds)
    })
    try {
      const answer = await Promise.race([
        runDocument(documentHash(document), variables, { signal: timeout.signal }),
        timedOut,
      ])
      // The server answers a document with the type that was generated for it; the contract suite holds it to that.
      return dataOf(answer) as Result
    } finally {
      clearTimeout(timer)
    }
  }
}
