import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { type AddressRules, isPublicAddress, NotPublic, publicLookup } from './public-address.ts'
import { AnswerTooLarge, ServiceError } from './service-client.ts'

/** Asks addresses that strangers state. Each rejects with a ServiceError, whose words go on from the name of the host. */
export type PublicClient = {
  /** Follows up to three redirects, each checked as the first address was. */
  get(url: string, wanted: { accept: string; mostBytes: number }): Promise<Buffer>
  /** Follows no redirect and reads nothing of the answer. */
  post(url: string, sent: { body: Buffer; headers: Readonly<Record<string, string>> }): Promise<PostAnswer>
}

/** `retryAfter`: the header, as it came. */
type PostAnswer = { status: number; retryAfter: string | null }

export type PublicClientOptions = AddressRules & {
  userAgent: string
  /** In which the head of an answer has to be there, and the whole of it, redirects included. */
  headMs?: number
  wholeMs?: number
  /** Any port in tests. */
  isPortAllowed?: (port: string) => boolean
}

const HEAD_MS = 10_000
const WHOLE_MS = 30_000
const MOST_REDIRECTS = 3

type Call = { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body?: Buffer }

/**
 * Only the public internet is asked, whatever a name leads to at the moment of the connection, over http or https on their own ports,
 * without credentials, for as long and as many bytes as it is told.
 */
export function publicClient(options: PublicClientOptions): PublicClient {
  const { userAgent, headMs = HEAD_MS, wholeMs = WHOLE_MS, isAllowed = isPublicAddress } = options
  const { isPortAllowed = (port) => port === '' } = options
  const lookup = publicLookup(options)

  function checked(text: string, base?: URL): URL {
    const url = URL.parse(text, base)
    if (url === null || !/^https?:$/.test(url.protocol)) throw new ServiceError('is not asked over http or https')
    if (url.username !== '' || url.password !== '') throw new ServiceError('is named with a user or a password')
    if (!isPortAllowed(url.port)) throw new ServiceError(`is named with port ${url.port}`)
    // For these there is no lookup.
    const address = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(address) !== 0 && !isAllowed(address)) throw new ServiceError(NOT_PUBLIC)
    return url
  }

  const send = (url: URL, { method, headers, body }: Call, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { request } = url.protocol === 'https:' ? https : http
      const sent = request(url, {
        method,
        headers: { 'user-agent': userAgent, ...headers },
        lookup,
        signal,
        agent: false,
      })
      const timer = setTimeout(() => sent.destroy(noAnswer(headMs)), headMs)
      sent.on('response', (response) => {
        clearTimeout(timer)
        resolve(response)
      })
      sent.on('error', (error) => {
        clearTimeout(timer)
        reject(error)
      })
      sent.end(body)
    })

  async function within<Answer>(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const signal = AbortSignal.timeout(wholeMs)
    try {
      return await work(signal)
    } catch (error) {
      if (error instanceof ServiceError) throw error
      if (error instanceof NotPublic) throw new ServiceError(NOT_PUBLIC)
      throw signal.aborted ? noAnswer(wholeMs) : new ServiceError(`cannot be reached (${codeOf(error)})`, PASSING)
    }
  }

  return {
    get: (text, { accept, mostBytes }) =>
      within(async (signal) => {
        const call: Call = { method: 'GET', headers: { accept, 'accept-encoding': 'identity' } }
        let url = checked(text)
        for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
          const response = await send(url, call, signal)
          const { location } = response.headers
          if (!isRedirect(response) || location === undefined) return bytesOf(response, mostBytes)
          response.destroy()
          url = checked(location, url)
        }
        throw new ServiceError(`redirects more than ${MOST_REDIRECTS} times`)
      }),
    post: (text, { body, headers }) =>
      within(async (signal) => {
        const length = { 'content-length': String(body.length) }
        const response = await send(checked(text), { method: 'POST', headers: { ...headers, ...length }, body }, signal)
        response.destroy()
        return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null }
      }),
  }
}

const NOT_PUBLIC = 'is no address of the public internet'
const PASSING = { isPassing: true }

const noAnswer = (milliseconds: number) =>
  new ServiceError(`gave no whole answer within ${milliseconds / 1000} seconds`, PASSING)

const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])
const isRedirect = ({ statusCode }: IncomingMessage): boolean => redirects.has(statusCode)

/** Counted as they come: a length that is stated may be a lie. An answer that is shorter than it says rejects by itself. */
async function bytesOf(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { statusCode: status = 0, headers } = response
  try {
    if (status !== 200) {
      const isPassing = status === 408 || status === 429 || status >= 500
      throw new ServiceError(`answers with ${status}`, { isPassing, retryAfter: headers['retry-after'] ?? null })
    }
    const parts: Buffer[] = []
    let length = 0
    for await (const part of response) {
      length += part.length
      if (length > mostBytes) throw new AnswerTooLarge(`sends more than ${mostBytes} bytes`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    response.destroy()
  }
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
