import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { BATCH_INTERVAL, LARGEST_BATCH } from '#domain/lookups/limits.ts'
import { type GraphqlAnswer, asksForFullText, dataOf, refusesHashes } from './answer.ts'
import { askToSignIn } from '../session/sign-in-again.ts'
import { ApiProblem, type ApiProblemCode, UnreadAnswer } from './api-problem.ts'
import { documentHash, type ExecuteDocument, type ExecuteOptions } from './execute-document.ts'

export type TransportOptions = {
  url: string
  fetch: (request: Request, isBackground: boolean) => Promise<Response>
  /** The texts of all documents by their hash, loaded only when the server asks for one. */
  loadDocuments: () => Promise<Record<string, string>>
  logProblem: (problem: { hash: string; variables: unknown; answer: string }) => void
  setTimer?: (run: () => void, milliseconds: number) => unknown
  timeoutMilliseconds?: number
}

type Operation = {
  hash: string
  variables: unknown
  signal: AbortSignal | undefined
  isBackground: boolean
  resolve: (data: unknown) => void
  reject: (problem: unknown) => void
}

const LOGGED_CHARACTERS = 512
const DEFAULT_TIMEOUT_MILLISECONDS = 15_000

/**
 * The one way from the browser to GraphQL (docs/product.md, section 18.3): waits 10 ms for company, sends at most 10 operations
 * in one POST, by hash first and once more in full when the server does not know a hash. A batch whose answer has another
 * length rejects all its operations.
 */
export function createTransport(options: TransportOptions): ExecuteDocument {
  const setTimer = options.setTimer ?? setTimeout
  let waiting: Operation[] = []
  let sendsHashes = true

  const sendWaiting = () => {
    const operations = waiting.filter((operation) => !operation.signal?.aborted)
    waiting = []
    for (let start = 0; start < operations.length; start += LARGEST_BATCH) {
      void settle(operations.slice(start, start + LARGEST_BATCH))
    }
  }

  const settle = async (batch: Operation[]) => {
    try {
      const answers = await exchange(batch, !sendsHashes)
      if (answers.some(refusesHashes)) sendsHashes = false
      const unknown = batch.filter((_, index) => asksForFullText(answers[index] ?? {}))
      batch.forEach((operation, index) => {
        if (!unknown.includes(operation)) settleOne(operation, answers[index] ?? {})
      })
      if (unknown.length > 0) {
        const fullAnswers = await exchange(unknown, true)
        unknown.forEach((operation, index) => settleOne(operation, fullAnswers[index] ?? {}))
      }
    } catch (problem) {
      const answer = problem instanceof UnreadAnswer ? problem.answer : String(problem)
      for (const operation of batch) fail(operation, problem, answer)
    }
  }

  const fail = ({ hash, variables, signal, reject }: Operation, problem: unknown, answer: string) => {
    if (!isOfSession(problem) && !signal?.aborted) {
      options.logProblem({ hash, variables, answer: answer.slice(0, LOGGED_CHARACTERS) })
    }
    if (problem instanceof ApiProblem) askToSignIn(problem.code)
    reject(problem)
  }

  const settleOne = (operation: Operation, answer: GraphqlAnswer) => {
    try {
      operation.resolve(dataOf(answer))
    } catch (problem) {
      fail(operation, problem, JSON.stringify(answer))
    }
  }

  const exchange = async (batch: Operation[], inFull: boolean): Promise<GraphqlAnswer[]> => {
    const texts = inFull ? await options.loadDocuments() : null
    const body = batch.map(({ hash, variables }) => ({
      variables,
      ...(texts ? { query: texts[hash] } : {}),
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }))
    const isBackground = batch.every((operation) => operation.isBackground)
    const answers = await post(options, body.length === 1 ? body[0] : body, isBackground)
    const list = Array.isArray(answers) ? answers : [answers]
    if (list.length !== batch.length) {
      const message = `${list.length} answers came for ${batch.length} operations.`
      throw new UnreadAnswer('BAD_ANSWER', message, JSON.stringify(answers))
    }
    // The shape of an answer is the GraphQL protocol's; what is inside is read with care in answer.ts.
    return list as GraphqlAnswer[]
  }

  return <Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
    { signal, isBackground = false }: ExecuteOptions = {},
  ) =>
    new Promise<Result>((resolve, reject) => {
      // One that was given up before tells nobody any more.
      if (signal?.aborted) return reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      if (waiting.length === 0) setTimer(sendWaiting, BATCH_INTERVAL)
      // The server answers a document with the type that was generated for it; the contract suite holds it to that.
      const resolveData = resolve as (data: unknown) => void
      waiting.push({ hash: documentHash(document), variables, signal, isBackground, resolve: resolveData, reject })
    })
}

/** That nobody is logged in (any more) is no error of the portal (docs/product.md, section 17.3). */
const isOfSession = (problem: unknown): boolean =>
  problem instanceof ApiProblem && (problem.code === 'UNAUTHENTICATED' || problem.code === 'SESSION_ENDED')

async function post(options: TransportOptions, body: unknown, isBackground: boolean): Promise<unknown> {
  const request = new Request(options.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-no-placeholder-images': '1' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(options.timeoutMilliseconds ?? DEFAULT_TIMEOUT_MILLISECONDS),
  })
  let response: Response
  try {
    response = await options.fetch(request, isBackground)
  } catch (cause) {
    if (cause instanceof ApiProblem) throw cause
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new ApiProblem(isTimeout ? 'TIMED_OUT' : 'UNREACHABLE', 'The server could not be reached.')
  }
  const text = await response.text().catch(() => '')
  if (!isGraphqlAnswer(response)) {
    throw new UnreadAnswer(codeOfStatus(response.status), `The server answered ${response.status}.`, text)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadAnswer('BAD_ANSWER', 'The answer is no JSON.', text)
  }
}

/** Other answers came from before GraphQL: too many requests, a batch too long, a server that waits for its data. */
const isGraphqlAnswer = (response: Response): boolean =>
  /^application\/(?:graphql-response\+)?json\b/.test(response.headers.get('content-type') ?? '')

function codeOfStatus(status: number): ApiProblemCode {
  if (status === 429) return 'TOO_MANY_REQUESTS'
  return status >= 500 ? 'UNAVAILABLE' : 'BAD_ANSWER'
}
