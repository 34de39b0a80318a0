import { Readable } from 'node:stream'
import { S3mini, S3NetworkError, S3ServiceError } from 's3mini'
import { checkObjectKey, type ObjectStore, StorageUnavailable } from './object-store.ts'

export type S3Settings = {
  /** Scheme, host and port. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export type S3Options = {
  /** In which an answer has to begin. */
  timeoutMs?: number
  /** Bytes of a part of a large object; services take no smaller ones than 5 MB. */
  partBytes?: number
}

const TIMEOUT_MS = 60_000
const PART_BYTES = 8 * 1024 * 1024

/** Objects in a bucket of S3 or of a service that speaks as it does. */
export function s3Store(
  { endpoint, bucket, ...credentials }: S3Settings,
  { timeoutMs = TIMEOUT_MS, partBytes = PART_BYTES }: S3Options = {},
): ObjectStore {
  const s3 = new S3mini({ ...credentials, endpoint: `${endpoint}/${bucket}`, fetch: beginsWithin(timeoutMs) })

  async function writeParts(key: string, [first, second]: readonly [Buffer, Buffer], rest: Parts): Promise<void> {
    const uploadId = await s3.getMultipartUploadId(key)
    try {
      const sent = [await s3.uploadPart(key, uploadId, first, 1), await s3.uploadPart(key, uploadId, second, 2)]
      for await (const part of rest) sent.push(await s3.uploadPart(key, uploadId, part, sent.length + 1))
      await s3.completeMultipartUpload(key, uploadId, sent)
    } catch (error) {
      // The first error is the one that counts; services drop what nobody completes after some days.
      await s3.abortMultipartUpload(key, uploadId).catch(() => {})
      throw error
    }
  }

  return {
    write: (key, bytes) =>
      asked(key, async () => {
        if (Buffer.isBuffer(bytes)) return void (await s3.putObject(key, bytes))
        const parts = partsOf(bytes, partBytes)
        try {
          const [first, second] = [await nextOf(parts), await nextOf(parts)]
          if (first === null || second === null) await s3.putObject(key, first ?? Buffer.alloc(0))
          else await writeParts(key, [first, second], parts)
        } finally {
          await parts.return()
        }
      }),
    read: (key) =>
      asked(key, async () => {
        const answer = await s3.getObjectResponse(key)
        return answer === null ? null : Readable.from(bodyOf(answer), { objectMode: false })
      }),
    remove: (key) => asked(key, async () => void (await s3.deleteObject(key))),
  }
}

type Parts = AsyncGenerator<Buffer, void>

/** Parts of one size, the last one smaller. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>, size: number): Parts {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    waiting.push(piece)
    length += piece.byteLength
    if (length < size) continue
    const whole = Buffer.concat(waiting)
    let start = 0
    for (; length - start >= size; start += size) yield whole.subarray(start, start + size)
    waiting = [whole.subarray(start)]
    length -= start
  }
  if (length > 0) yield Buffer.concat(waiting)
}

async function nextOf(parts: Parts): Promise<Buffer | null> {
  const { value, done } = await parts.next()
  return done === true ? null : value
}

/** A fetch that gives up on answers that do not begin; one that has begun may take as long as it is. */
const beginsWithin =
  (milliseconds: number): typeof fetch =>
  async (url, init) => {
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), milliseconds)
    try {
      return await globalThis.fetch(url, { ...init, signal: giveUp.signal })
    } catch (cause) {
      throw away(cause)
    } finally {
      clearTimeout(timer)
    }
  }

async function* bodyOf({ body }: Response): AsyncGenerator<Uint8Array, void> {
  try {
    yield* body ?? []
  } catch (cause) {
    throw away(cause)
  }
}

const away = (cause: unknown) => new StorageUnavailable('The object store is away', { cause })

async function asked<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
  checkObjectKey(key)
  try {
    return await work()
  } catch (error) {
    throw isPassing(error) ? away(error) : error
  }
}

/** What the bytes that are written reject with stays as it is. */
function isPassing(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500 || error.status === 408 || error.status === 429
  return error instanceof S3NetworkError
}
