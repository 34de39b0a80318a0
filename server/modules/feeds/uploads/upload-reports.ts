import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import type { FeedRemark } from '#domain/feeds/feed-remarks.ts'
import type { FeedCounts } from '#domain/feeds/feed-upload.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { findUpload } from './uploads.queries.ts'
import { countOutcomes, findResults } from './upload-report.queries.ts'
import type { ResultRow, UploadRow } from './upload-record.ts'

type ReportedResult = {
  position: number
  uniqueId: string
  agencyId: string
  outcome: FeedOutcome
  /** Null for what has no page, and for what is not there any more. */
  listingUrl: string | null
  remarks: FeedRemark[]
}

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
  upload(id: string): Promise<UploadRow | null>
  summary(row: UploadRow): Promise<UploadSummary>
  results(id: string, asked: ResultsAsked): Promise<ReportedResult[]>
}

type Parts = Pick<PlatformServices, 'database'> &
  Pick<ListingsServices, 'listings' | 'listingView'> & { origin: string }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What became of uploads. Who may read it is decided by the caller. */
export function uploadReports({ database, listings, listingView, origin }: Parts): UploadReports {
  async function urlsOf(rows: readonly ResultRow[]): Promise<ReadonlyMap<number, string>> {
    const ids = [...new Set(rows.flatMap(({ listingId }) => listingId ?? []))]
    const found = ids.length === 0 ? [] : await listings.byIds(ids)
    return new Map(
      found.map(({ row, suburb }) => [
        row.id,
        origin + formatListingUrl({ id: row.id, uri: listingView.uri(row, suburb) }),
      ]),
    )
  }

  return {
    upload: async (id) => (UUID.test(id) ? findUpload(database, id) : null),
    summary: (row) => summaryOf(database, row),
    async results(uploadId, asked) {
      const rows = await findResults(database, { uploadId, ...asked })
      const urls = await urlsOf(rows)
      return rows.map(({ listingId, ...result }) => ({
        ...result,
        listingUrl: listingId === null ? null : (urls.get(listingId) ?? null),
      }))
    },
  }
}

async function summaryOf(database: Database, row: UploadRow): Promise<UploadSummary> {
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
    counts: await countOutcomes(database, uploadId),
  }
}
