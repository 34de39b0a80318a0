/** What the map service answered could not be used; `isPassing` where another try may bring it. */
export class MapServiceError extends Error {
  readonly isPassing: boolean
  /** Milliseconds that the service asks to wait. */
  readonly retryAfterMs: number | null

  constructor(
    message: string,
    { isPassing, retryAfterMs = null }: { isPassing: boolean; retryAfterMs?: number | null },
  ) {
    super(message)
    this.isPassing = isPassing
    this.retryAfterMs = retryAfterMs
  }
}

export type RequestSettings = {
  userAgent: string
  /** Ends everything. */
  signal: AbortSignal
  /** Ends one request that takes too long. */
  deadline: () => AbortSignal
  mostBytes: number
}

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether the portal asks this address: https, or http on this machine, without a name and password. */
export function isServiceAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.has(hostname))
}

const passing = (message: string): MapServiceError => new MapServiceError(message, { isPassing: true })
const final = (message: string): MapServiceError => new MapServiceError(message, { isPassing: false })

/**
 * The object of JSON at an address, and nothing else: no redirect, no HTML, no more than so many bytes, no error in the form of an answer.
 * @throws MapServiceError, or the reason of `signal` once that ended it.
 */
export async function requestJson(address: URL, settings: RequestSettings): Promise<Record<string, unknown>> {
  if (!isServiceAddress(address.href)) throw final('The address is neither https nor on this machine')
  const text = await textAt(address, settings)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw passing('The answer was cut off or is not JSON')
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw final('The answer is no object of JSON')
  const answer: Record<string, unknown> = { ...json }
  throwStatedError(answer['error'])
  return answer
}

async function textAt(address: URL, { userAgent, signal, deadline, mostBytes }: RequestSettings): Promise<string> {
  const headers = { accept: 'application/geo+json, application/json', 'user-agent': userAgent }
  try {
    const ending = AbortSignal.any([signal, deadline()])
    const response = await fetch(address, { headers, redirect: 'manual', signal: ending })
    const refusal = refusalOf(response)
    if (refusal !== null) {
      await response.body?.cancel()
      throw refusal
    }
    return await readText(response, mostBytes)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof MapServiceError) throw error
    throw passing(`The service does not answer (${reasonOf(error)})`)
  }
}

function refusalOf(response: Response): MapServiceError | null {
  const { status, headers } = response
  const isPassing = status === 408 || status === 429 || status >= 500
  if (isPassing) {
    return new MapServiceError(`The service answers ${status}`, { isPassing, retryAfterMs: retryAfter(headers) })
  }
  if (status >= 300 && status < 400) return final(`The service answers ${status}, a redirect, which is not followed`)
  if (status !== 200) return final(`The service answers ${status}`)
  const type = headers.get('content-type') ?? ''
  const isJson = /^(?:application\/(?:geo\+|[\w.]+\+)?json|text\/plain)\b/i.test(type)
  // A page of HTML with 200 is what proxies and maintenance answer.
  return isJson ? null : passing('The answer is not JSON')
}

const LONGEST_WAIT_MS = 3_600_000

function retryAfter(headers: Headers): number | null {
  const seconds = headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(seconds) ? Math.min(LONGEST_WAIT_MS, Number(seconds) * 1000) : null
}

async function readText({ body, headers }: Response, mostBytes: number): Promise<string> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) {
    await body?.cancel()
    throw final(`The answer has more than ${mostBytes} bytes`)
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [bytes, text] = [0, '']
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw final(`The answer has more than ${mostBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** ArcGIS states errors in an answer with 200; its codes are those of HTTP. */
function throwStatedError(error: unknown): void {
  if (error === undefined) return
  const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 0
  throw new MapServiceError(`The service states an error (${code})`, { isPassing: code >= 500 || code === 429 })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
  return code === 'TimeoutError' || code === 'AbortError' ? 'it takes too long' : code
}
