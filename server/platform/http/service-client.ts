/** Why a service that the server asks gave nothing that it could use, in words that go on from the name of the service. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  /** Whether another try may bring it. */
  readonly isPassing: boolean
  /** The header `Retry-After`, as it came. */
  readonly retryAfter: string | null

  constructor(
    reason: string,
    { isPassing = false, retryAfter = null }: { isPassing?: boolean; retryAfter?: string | null } = {},
  ) {
    super(reason)
    this.isPassing = isPassing
    this.retryAfter = retryAfter
  }
}

/** It did answer, with more than it was asked for: nothing is wrong with its other answers. */
export class AnswerTooLarge extends ServiceError {
  override name = 'AnswerTooLarge'
}

/** `bytes` is null where the service says that there is nothing; `isGone` where it knows no such address. */
type ServiceAnswer = { bytes: Buffer; type: string } | { bytes: null; isGone: boolean }

export type ServiceClient = {
  /** @throws ServiceError */
  get(url: string, mostBytes: number): Promise<ServiceAnswer>
  /** Gives up what is under way. */
  close(): void
}

export type ServiceClientOptions = {
  /** Its scheme and host are the only ones that are asked. */
  address: string
  userAgent: string
  accept: string
  timeoutMs: number
  fetch?: typeof fetch
  /** A signal that is aborted after so many milliseconds. */
  timeoutSignal?: (milliseconds: number) => AbortSignal
}

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether the server asks this address by itself: https, or http on this machine, without a name and password. */
export function isServiceAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.has(hostname))
}

type Contact = { publicOrigin: string | null; support: { email: string } }

/** How the portal names itself to services, with somebody to turn to. */
export const serviceUserAgent = ({ publicOrigin, support }: Contact): string =>
  `HomelyPortal/1 (${publicOrigin ?? 'no public address'}; ${support.email})`

const nothingThere: ReadonlySet<number> = new Set([204, 404, 410])

/** Asks one host, follows no redirects and reads no more than it is told to, whatever the answer says of its length. */
export function serviceClient(options: ServiceClientOptions): ServiceClient {
  const { address, userAgent, accept, timeoutMs } = options
  const { fetch = globalThis.fetch, timeoutSignal = (milliseconds) => AbortSignal.timeout(milliseconds) } = options
  const { origin } = new URL(address)
  const closing = new AbortController()
  return {
    async get(url, mostBytes) {
      if (!isServiceAddress(url)) throw new ServiceError('is neither asked over https nor on this machine')
      if (new URL(url).origin !== origin) throw new ServiceError('names another host')
      const signal = AbortSignal.any([closing.signal, timeoutSignal(timeoutMs)])
      try {
        const response = await fetch(url, { headers: { 'user-agent': userAgent, accept }, redirect: 'manual', signal })
        return await answerOf(response, mostBytes)
      } catch (error) {
        if (error instanceof ServiceError) throw error
        const reason = signal.aborted
          ? `gave no answer within ${timeoutMs / 1000} seconds`
          : `cannot be reached (${codeOf(error)})`
        throw new ServiceError(reason, { isPassing: true })
      }
    },
    close: () => closing.abort(),
  }
}

async function answerOf(response: Response, mostBytes: number): Promise<ServiceAnswer> {
  const { status, headers } = response
  if (status === 200) {
    return { bytes: await readAtMost(response, mostBytes), type: headers.get('content-type') ?? '' }
  }
  await response.body?.cancel()
  if (nothingThere.has(status)) return { bytes: null, isGone: status !== 204 }
  if (status >= 300 && status < 400) throw new ServiceError('answers with a redirect')
  const isPassing = status === 408 || status === 429 || status >= 500
  throw new ServiceError(`answers with ${status}`, { isPassing, retryAfter: headers.get('retry-after') })
}

/** Counted as it comes and after decompression: a length that is stated may be a lie. */
async function readAtMost(response: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the rest of the answer.
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > mostBytes) throw new AnswerTooLarge(`sends more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** `fetch` says "fetch failed", and why only in the cause. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
