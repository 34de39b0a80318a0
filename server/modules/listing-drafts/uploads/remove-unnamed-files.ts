import { UNNAMED_FILE_TERM } from '#domain/listing-drafts/draft-upload-limits.ts'
import { listingDocumentKey } from '#domain/listing/listing-document.ts'
import { listingPictureKey } from '#domain/listing/listing-picture.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { deleteRow, unnamedDocuments, unnamedPictures } from './draft-files.queries.ts'

type Parts = Pick<PlatformServices, 'clock' | 'database' | 'objects'>

const MOST_AT_ONCE = 200

const kinds = [
  { table: 'listing_picture', find: unnamedPictures, keyOf: listingPictureKey },
  { table: 'listing_document', find: unnamedDocuments, keyOf: listingDocumentKey },
] as const

/** Removes files that their draft has not named for 30 days, and the documents of drafts that are gone. */
export async function removeUnnamedFiles({ database, clock, objects }: Parts): Promise<void> {
  const before = new Date(clock().getTime() - UNNAMED_FILE_TERM)
  for (const { table, find, keyOf } of kinds) {
    let found = await find(database, before, MOST_AT_ONCE)
    while (found.length > 0) {
      for (const { identifier } of found) {
        await objects.remove(keyOf(identifier))
        await deleteRow(database, table, identifier)
      }
      found = await find(database, before, MOST_AT_ONCE)
    }
  }
}

export const removingJob = (parts: Parts): JobHandler => ({
  name: 'listing-drafts.removeFiles',
  handle: () => removeUnnamedFiles(parts),
  isForAll: true,
  schedule: { cron: '45 3 * * *', timeZone: 'UTC' },
})
