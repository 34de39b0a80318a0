import { TileServiceError, TileTooLarge } from './tile-service-error.ts'

/** `bytes` is null where the service says that there is nothing; `isGone` where it knows no such address. */
type ServiceAnswer = { bytes: Buffer; type: string } | { bytes: null; isGone: boolean }

export type TileServiceClient = {
  /** @throws TileServiceError */
  get(url: string, mostBytes: number): Promise<ServiceAnswer>
  /** Gives up what is under way. */
  close(): void
}

export type ClientOptions = {
  /** The only scheme and host that is asked. */
  origin: string
  userAgent: string
  fetch: typeof fetch
  /** A signal that is aborted after so many milliseconds. */
  timeoutSignal: (milliseconds: number) => AbortSignal
}

const TIMEOUT_MS = 8000
const nothingThere: ReadonlySet<number> = new Set([204, 404, 410])

/** Asks one host, follows no redirects and reads no more than it is told to, whatever the answer says of its length. */
export function tileServiceClient({ origin, userAgent, fetch, timeoutSignal }: ClientOptions): TileServiceClient {
  const closing = new AbortController()
  return {
    async get(url, mostBytes) {
      if (new URL(url).origin !== origin) throw new TileServiceError('names another host')
      const signal = AbortSignal.any([closing.signal, timeoutSignal(TIMEOUT_MS)])
      const headers = { 'user-agent': userAgent, accept: 'application/x-protobuf, application/json, */*;q=0.1' }
      try {
        const response = await fetch(url, { headers, redirect: 'manual', signal })
        return await answerOf(response, mostBytes)
      } catch (error) {
        if (error instanceof TileServiceError) throw error
        if (signal.aborted) throw new TileServiceError(`gave no answer within ${TIMEOUT_MS / 1000} seconds`)
        throw new TileServiceError(`cannot be reached (${codeOf(error)})`)
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
  if (status >= 300 && status < 400) throw new TileServiceError('answers with a redirect')
  throw new TileServiceError(`answers with ${status}`, headers.get('retry-after'))
}

/** Counted as it comes and after decompression: a length that is stated may be a lie. */
async function readAtMost(response: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the rest of the answer.
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > mostBytes) throw new TileTooLarge(`sends more than ${mostBytes} bytes`)
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
