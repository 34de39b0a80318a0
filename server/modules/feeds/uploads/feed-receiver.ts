import { randomUUID } from 'node:crypto'
import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import {
  FEED_UPLOADS_AT_ONCE,
  FEED_UPLOADS_PER_HOUR,
  type FeedFileKind,
  LARGEST_FEED_BYTES,
} from '#domain/feeds/feed-upload.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { countedBytes, FeedTooLarge } from './counted-bytes.ts'
import { sendImport } from './send-import.ts'
import { sentFileKey } from './sent-file-key.ts'
import type { FeedSender } from './upload-record.ts'
import { countUploadsSince, deleteUpload, findSent, insertUpload, setReceived } from './uploads.queries.ts'

type SentFeed = {
  /** Where the sender knows it by one already; nothing is stored where there is such an upload. */
  id?: string
  kind: FeedFileKind
  fileName: string
  /** The same key of the same sender again is the same upload. */
  idempotencyKey: string | null
  /** What the sender says of its size; 0 for nothing. */
  declaredBytes: number
  bytes: AsyncIterable<Uint8Array>
  /** In the transaction in which it is there whole. */
  onReceived?: (uploadId: string) => Promise<void>
}

export type FeedReceiver = {
  /** Stores a file that is imported later; throws FeedTooLarge. Of one that does not come whole nothing stays. */
  receive(sender: FeedSender, feed: SentFeed): Promise<{ uploadId: string }>
}

const HOUR_MS = 3_600_000

type Parts = Pick<PlatformServices, 'clock' | 'database' | 'jobs' | 'objects'> & { largestBytes?: number }

export function feedReceiver(parts: Parts): FeedReceiver {
  const { database, clock, objects, largestBytes = LARGEST_FEED_BYTES } = parts
  const underWay = new Map<string, number>()

  async function store(id: string, sender: FeedSender, { bytes, onReceived }: SentFeed): Promise<void> {
    const counted = countedBytes(bytes, largestBytes)
    const name = sentFileKey(id)
    await objects.write(name, counted)
    const byteCount = counted.count()
    if (byteCount === 0) throw new PortalError('BAD_INPUT', errors.empty)
    await database.transaction(async () => {
      await setReceived(database, { id, byteCount, fileNames: [name] }, clock())
      await onReceived?.(id)
      await sendImport(parts, sender.officeId)
    })
  }

  async function begin(id: string, sender: FeedSender, { idempotencyKey, fileName, kind }: SentFeed): Promise<string> {
    const now = clock()
    const since = new Date(now.getTime() - HOUR_MS)
    if (await insertUpload(database, { id, sender, idempotencyKey, fileName, kind }, now)) {
      if ((await countUploadsSince(database, sender, since)) <= FEED_UPLOADS_PER_HOUR) return id
      await deleteUpload(database, id)
      throw new PortalError('TOO_MANY_REQUESTS', errors.tooMany(FEED_UPLOADS_PER_HOUR), { retryAfterSeconds: 600 })
    }
    const sent = await findSent(database, sender, idempotencyKey ?? '')
    if (sent?.isWhole !== true) throw new PortalError('CONFLICT', errors.underWay)
    return sent.id
  }

  async function receiveNew(sender: FeedSender, feed: SentFeed): Promise<{ uploadId: string }> {
    const id = feed.id ?? randomUUID()
    const uploadId = await begin(id, sender, feed)
    if (uploadId !== id) return { uploadId }
    try {
      await store(id, sender, feed)
    } catch (error) {
      // The first error says why; what cannot be removed now is cleared later, for the upload is still there.
      await objects
        .remove(sentFileKey(id))
        .then(() => deleteUpload(database, id))
        .catch(() => {})
      throw error
    }
    return { uploadId: id }
  }

  return {
    async receive(sender, feed) {
      if (feed.declaredBytes > largestBytes) throw new FeedTooLarge()
      const name = `${sender.keyId} ${sender.memberId}`
      const count = underWay.get(name) ?? 0
      if (count >= FEED_UPLOADS_AT_ONCE) {
        throw new PortalError('TOO_MANY_REQUESTS', errors.tooManyAtOnce(FEED_UPLOADS_AT_ONCE), {
          retryAfterSeconds: 30,
        })
      }
      underWay.set(name, count + 1)
      try {
        return await receiveNew(sender, feed)
      } finally {
        const left = (underWay.get(name) ?? 1) - 1
        if (left === 0) underWay.delete(name)
        else underWay.set(name, left)
      }
    },
  }
}
