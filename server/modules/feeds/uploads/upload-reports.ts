import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import type { FeedRemark } from '#domain/feeds/feed-remarks.ts'
import type { FeedCounts } from '#domain/feeds/feed-upload.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { unconfirmedAmong } from '#server/gazetteer/suburbs-of-feeds.queries.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { batched } from '#server/platform/work/batched.ts'
import type { FeedPictures } from '../pictures/feed-pictures.ts'
import type { PictureFailure } from '../pictures/feed-pictures.queries.ts'
import { findUpload } from './uploads.queries.ts'
import { countOutcomes, findResults } from './upload-report.queries.ts'
import type { SentUploadRow, ShownResult, UploadRow } from './upload-record.ts'

/** What software is told of an upload, beside its results. */
type UploadSummary = {
  uploadId: string
  state: UploadRow['state']
  fileName: string
  receivedAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  failure: { reason: string; line: number | null } | null
  progress: { bytes: number; bytesRead: number; listings: number }
  counts: FeedCounts
}

type ResultsAsked = { outcome: FeedOutcome | null; skip: number; take: number }

export type UploadReports = {
  upload(id: string): Promise<SentUploadRow | null>
  summary(row: UploadRow): Promise<UploadSummary>
  counts(id: string): Promise<FeedCounts>
  results(id: string, asked: ResultsAsked): Promise<ShownResult[]>
}

type Parts = Pick<PlatformServices, 'database'> &
  Pick<ListingsServices, 'listings'> & { feedPictures: Pick<FeedPictures, 'failures'> }

/** What became of uploads. Who may read it is decided by the caller. */
export function uploadReports({ database, listings, feedPictures }: Parts): UploadReports {
  const counts = batched<string, FeedCounts>((ids) => countOutcomes(database, ids))
  return {
    upload: async (id) => (isUuid(id) ? findUpload(database, id) : null),
    counts: (id) => counts.load(id),
    summary: async (row) => summaryOf(row, await counts.load(row.id)),
    async results(uploadId, asked) {
      const rows = await findResults(database, { uploadId, ...asked })
      const ids = [...new Set(rows.flatMap(({ listingId }) => listingId ?? []))]
      const found = new Map((await listings.byIds(ids)).map((listing) => [listing.row.id, listing]))
      const lacking = await whatIsLacking([...found.values()])
      return rows.map((row) => {
        const listing = found.get(row.listingId ?? 0) ?? null
        return { ...row, listing, remarks: listing === null ? row.remarks : [...row.remarks, ...lacking(listing)] }
      })
    },
  }

  /** What listings still lack, for their agency: it is known or over after their upload alone. */
  async function whatIsLacking(found: readonly ListingRecord[]): Promise<(listing: ListingRecord) => FeedRemark[]> {
    const unknown = await unconfirmedAmong(
      database,
      found.map(({ suburb }) => suburb.id),
    )
    const failures = await feedPictures.failures(found.map(({ row }) => row.id))
    return ({ row, suburb }) => [
      ...(unknown.has(suburb.id) ? [UNKNOWN_SUBURB] : []),
      ...failures.filter(({ listingId }) => listingId === row.id).map(remarkOf),
    ]
  }
}

const UNKNOWN_SUBURB: FeedRemark = {
  line: 0,
  element: 'suburb',
  reason: 'The portal didn’t know this suburb. Please check its name, state and postcode; staff check it too.',
}

const remarkOf = ({ kind, id, stated, failure, isTriedAgain }: PictureFailure): FeedRemark => ({
  line: 0,
  element: kind === 'photo' ? 'img' : 'floorplan',
  reason: `“${id}”, ${stated}: ${failure}${isTriedAgain ? ' It is tried again.' : ''}`,
})

function summaryOf(row: UploadRow, counts: FeedCounts): UploadSummary {
  const { id: uploadId, state, fileName, receivedAt, startedAt, finishedAt, reason, failedLine } = row
  const { byteCount: bytes, bytesRead, listingCount } = row
  return {
    uploadId,
    state,
    fileName,
    receivedAt,
    startedAt,
    finishedAt,
    failure: state === 'failed' ? { reason, line: failedLine } : null,
    progress: { bytes, bytesRead, listings: listingCount },
    counts,
  }
}
