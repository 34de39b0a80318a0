import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import { type FeedCounts, noFeedCounts } from '#domain/feeds/feed-upload.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ResultRow } from './upload-record.ts'

/** How many listings of each upload came to what, in the order of the uploads. */
export async function countOutcomes(database: Database, uploadIds: readonly string[]): Promise<FeedCounts[]> {
  const rows = await database.query<{ uploadId: string; outcome: FeedOutcome; count: number }>(
    `select upload_id as "uploadId", outcome, count(*) from feed_result
     where upload_id = any ($1::uuid[]) group by upload_id, outcome`,
    [uploadIds],
  )
  return uploadIds.map((id) => ({
    ...noFeedCounts,
    ...Object.fromEntries(rows.filter(({ uploadId }) => uploadId === id).map(({ outcome, count }) => [outcome, count])),
  }))
}

type Asked = { uploadId: string; outcome: FeedOutcome | null; skip: number; take: number }

/** In the order of the file; of one outcome or of all. */
export const findResults = (database: Database, { uploadId, outcome, skip, take }: Asked): Promise<ResultRow[]> =>
  database.query<ResultRow>(
    `select position, unique_id as "uniqueId", agency_id as "agencyId", outcome, listing_id as "listingId", remarks
     from feed_result
     where upload_id = $1 and ($2::text is null or outcome = $2)
     order by position offset $3 limit $4`,
    [uploadId, outcome, skip, take],
  )
