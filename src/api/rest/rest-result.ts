import type { components } from '#schema/generated/rest.ts'
import { askToSignIn } from '../session/sign-in-again.ts'

type Problem = components['schemas']['Problem']
type ProblemCode = components['schemas']['ProblemCode']

/** Why a call gave no data: the codes of schema/errors.md, and those of the way to the server. */
export type RestProblem = {
  code: ProblemCode | 'UNREACHABLE' | 'TIMED_OUT' | 'BAD_ANSWER'
  /** Fit to be shown. */
  message: string
  /** The status of the answer; null when there was none. */
  status: number | null
  /** Every cause, with the value at fault where one is. */
  errors: Problem['errors']
}

export type RestResult<Data> = { ok: true; data: Data } | { ok: false; problem: RestProblem }

const NO_CONTENT = 204

type Fetched<Data> = { data?: Data; error?: unknown; response: Response }

const DEFAULT_TIMEOUT_MILLISECONDS = 18_000

/** What a call of a typed client ended in. Rejects only when the caller's own signal was aborted. */
export async function resultOf<Data>(
  call: (signal: AbortSignal) => Promise<Fetched<Data>>,
  signal?: AbortSignal,
  timeoutMilliseconds: number = DEFAULT_TIMEOUT_MILLISECONDS,
): Promise<RestResult<Data>> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  try {
    const { data, error, response } = await call(signal === undefined ? timeout : AbortSignal.any([signal, timeout]))
    if (!response.ok) return refused(problemOf(error, response.status))
    // The client gives data wherever the contract says that the answer has a body.
    if (response.status === NO_CONTENT) return { ok: true, data: data as Data }
    return data === undefined ? badAnswer('The answer holds no data.', response.status) : { ok: true, data }
  } catch (failure) {
    signal?.throwIfAborted()
    if (timeout.aborted) return unanswered('TIMED_OUT', `No answer within ${timeoutMilliseconds} ms.`)
    if (failure instanceof SyntaxError) return badAnswer('The answer cannot be read.')
    return unanswered('UNREACHABLE', 'The portal cannot be reached.')
  }
}

/** A header of the answer, where the body says nothing. */
export async function headerOf(
  name: string,
  call: (signal: AbortSignal) => Promise<Fetched<unknown>>,
  asked?: AbortSignal,
): Promise<RestResult<string>> {
  const result = await resultOf(async (signal) => {
    const { error, response } = await call(signal)
    return { data: response.headers.get(name) ?? '', error, response }
  }, asked)
  return result.ok && result.data === '' ? badAnswer(`The answer has no header ${name}.`) : result
}

/** An answer that breaks the contract. */
const badAnswer = (message: string, status: number | null = null): { ok: false; problem: RestProblem } =>
  refused({ code: 'BAD_ANSWER', message, status, errors: [] })

const unanswered = (code: 'UNREACHABLE' | 'TIMED_OUT', message: string): { ok: false; problem: RestProblem } =>
  refused({ code, message, status: null, errors: [] })

const refused = (problem: RestProblem): { ok: false; problem: RestProblem } => ({ ok: false, problem })

function problemOf(error: unknown, status: number): RestProblem {
  if (isProblem(error)) {
    const [first] = error.errors
    if (first !== undefined) {
      askToSignIn(first.code)
      return { code: first.code, message: error.detail, status, errors: error.errors }
    }
  }
  // Something between here and the portal answered, such as a proxy.
  const code = status >= 500 ? 'UNAVAILABLE' : 'BAD_ANSWER'
  return { code, message: `The portal answered ${status}.`, status, errors: [] }
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' &&
  error !== null &&
  'detail' in error &&
  'errors' in error &&
  typeof error.detail === 'string' &&
  Array.isArray(error.errors)
