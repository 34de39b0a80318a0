import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import { readFeedListing, type ReadListing } from '#domain/feeds/feed-listing.ts'
import type { FeedElement } from '#domain/feeds/feed-element.ts'
import type { FeedApplier, FeedResult, FeedSource } from '#server/modules/feeds/applying/feed-result.ts'
import { FeedRefused } from '#server/modules/feeds/reading/feed-refused.ts'
import { readFeed } from '#server/modules/feeds/reading/read-feed.ts'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { StorageUnavailable } from '#server/platform/storage/object-store.ts'
import { countedBytes } from './counted-bytes.ts'
import { sendNotice } from '../webhooks/notify-upload.ts'
import { sentFileKey } from './sent-file-key.ts'
import { unpackFeed } from './unpack-feed.ts'
import {
  claimUpload,
  countAttempt,
  finishUpload,
  hasUnfinished,
  recordResult,
  releaseClaim,
  renewClaim,
  setUnpacking,
} from './import.queries.ts'
import type { ClaimedUpload } from './upload-record.ts'

export type FeedImporter = {
  /**
   * Imports the uploads of an office, the oldest first, for a while. `busy`: another process does so; `more`: there are some left.
   * It goes on where a process before was killed: what became of a listing is recorded in the transaction of its change.
   */
  importOf(officeId: number | null): Promise<'busy' | 'more' | 'nothing'>
}

class ClaimLost extends Error {
  override name = 'ClaimLost'

  constructor() {
    super('Another server imports the upload now')
  }
}

const CLAIM_MS = 30_000
const RENEWED_AFTER_MS = 10_000
/** Jobs have 15 minutes. */
const LONGEST_MS = 600_000
/** Then a listing is left out on which the portal itself fails. */
const MOST_ATTEMPTS = 3

type Parts = Pick<PlatformServices, 'clock' | 'database' | 'jobs' | 'objects'> & { feedApplier: FeedApplier }

export function feedImporter(parts: Parts): FeedImporter {
  const { database, clock } = parts
  return {
    async importOf(officeId) {
      const end = clock().getTime() + LONGEST_MS
      for (;;) {
        const now = clock()
        const claim = { officeId, claimId: randomUUID(), now, until: new Date(now.getTime() + CLAIM_MS) }
        const upload = await claimUpload(database, claim)
        if (upload === null) return (await hasUnfinished(database, officeId)) ? 'busy' : 'nothing'
        const isFinished = await importUpload(parts, upload, end)
        if (!isFinished) return 'more'
      }
    },
  }
}

/** False where its time was over before the end. */
async function importUpload(parts: Parts, upload: ClaimedUpload, end: number): Promise<boolean> {
  try {
    const isWhole = await importListings(parts, upload, end)
    if (isWhole) await finish(parts, upload, { state: 'done', reason: '', line: null })
    else await releaseClaim(parts.database, upload)
    return isWhole
  } catch (error) {
    if (error instanceof FeedRefused) {
      await finish(parts, upload, { state: 'failed', reason: error.message, line: error.line })
      return true
    }
    // Another try goes on from here at once, where the database still answers.
    if (!(error instanceof ClaimLost)) await releaseClaim(parts.database, upload).catch(() => {})
    throw error
  }
}

type Finish = { state: 'done' | 'failed'; reason: string; line: number | null }

async function finish(parts: Parts, { id, claimId }: ClaimedUpload, end: Finish): Promise<void> {
  await parts.database.transaction(async () => {
    if (!(await finishUpload(parts.database, { id, claimId, ...end, now: parts.clock() }))) throw new ClaimLost()
    await sendNotice(parts, id)
  })
}

async function importListings(parts: Parts, upload: ClaimedUpload, end: number): Promise<boolean> {
  const { clock, objects } = parts
  const bytes = await (upload.kind === 'zip' ? unpackedFeed(parts, upload) : objects.read(sentFileKey(upload.id)))
  if (bytes === null) throw new FeedRefused(errors.fileGone)
  const counted = countedBytes(bytes)
  const listings = listingTaker(parts, upload)
  try {
    for await (const element of readFeed(counted)) {
      if (clock().getTime() > end) return false
      await listings.take(element, counted.count())
    }
    return true
  } finally {
    bytes.destroy()
  }
}

/** The feed of a zip, which is unpacked once: it is stored after all that was beside it. */
async function unpackedFeed(parts: Parts, upload: ClaimedUpload): Promise<Readable | null> {
  const { database, clock, objects } = parts
  const feed = `feed-uploads/${upload.id}/feed`
  const known = await objects.read(feed)
  if (known !== null) return known
  const until = () => new Date(clock().getTime() + CLAIM_MS)
  const held = async (isMine: Promise<boolean>) => {
    if (!(await isMine)) throw new ClaimLost()
  }
  await unpackFeed({
    objects,
    uploadId: upload.id,
    keys: { zip: sentFileKey(upload.id), feed },
    onKeys: (keys, feedBytes) => held(setUnpacking(database, upload, { keys, feedBytes })),
    onFile: () => held(renewClaim(database, upload, until())),
  })
  return objects.read(feed)
}

/** Takes the listings of a file one by one; those that are recorded already are passed over. */
function listingTaker(parts: Parts, upload: ClaimedUpload) {
  const { database, clock, feedApplier } = parts
  const { id, claimId } = upload
  const source: FeedSource = {
    officeId: upload.officeId,
    pictures: upload.kind === 'zip' ? { uploadId: id } : 'addresses',
  }
  let position = 0
  let renewedAt = clock().getTime()
  const until = () => new Date(clock().getTime() + CLAIM_MS)

  async function apply(read: ReadListing, record: (result: FeedResult) => Promise<void>): Promise<void> {
    // Of the first one that is not recorded.
    if (position === upload.listingCount + 1 && upload.attemptCount >= MOST_ATTEMPTS) {
      return database.transaction(() => record(failedResult(read)))
    }
    try {
      await feedApplier.apply(read, source, record)
    } catch (error) {
      const isOfTheMoment = error instanceof DatabaseUnavailable || error instanceof StorageUnavailable
      if (!isOfTheMoment && !(error instanceof ClaimLost)) await countAttempt(database, upload)
      throw error
    }
  }

  return {
    async take(element: FeedElement, bytesRead: number): Promise<void> {
      position += 1
      const now = clock().getTime()
      if (now - renewedAt > RENEWED_AFTER_MS) {
        if (!(await renewClaim(database, upload, until()))) throw new ClaimLost()
        renewedAt = now
      }
      if (position <= upload.listingCount) return
      await apply(readFeedListing(element), async (result) => {
        const progress = { id, claimId, position, bytesRead, until: until() }
        if (!(await recordResult(database, progress, result))) throw new ClaimLost()
      })
      renewedAt = now
    },
  }
}

function failedResult(read: ReadListing): FeedResult {
  const agencyId = read.outcome === 'read' ? read.listing.agencyId : ''
  const remark = { line: 0, element: '', reason: errors.ourFault }
  return { uniqueId: read.uniqueId, agencyId, outcome: 'refused', listingId: null, remarks: [remark] }
}
