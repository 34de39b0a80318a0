import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { clearFileNames, filesToClear } from './clearing.queries.ts'
import { sentFileKey } from './sent-file-key.ts'
import { deleteUpload } from './uploads.queries.ts'

/** Longer than a file takes to come: what began before was cut off with its server. */
const LONGEST_RECEIVING_MS = 7_200_000
/** Until then pictures can be fetched from beside the feed. */
const FILES_STAY_MS = 7 * 86_400_000
const AT_ONCE = 100

/** Removes the files of uploads that ended a week ago, and what is left of those that never came whole. */
export async function clearUploads({
  database,
  clock,
  objects,
}: Pick<PlatformServices, 'clock' | 'database' | 'objects'>): Promise<void> {
  const now = clock().getTime()
  const [receivingSince, finishedUntil] = [new Date(now - LONGEST_RECEIVING_MS), new Date(now - FILES_STAY_MS)]
  for (const { id, isWhole, fileNames } of await filesToClear(database, { receivingSince, finishedUntil }, AT_ONCE)) {
    for (const name of isWhole ? fileNames : [sentFileKey(id)]) await objects.remove(name)
    await (isWhole ? clearFileNames(database, id) : deleteUpload(database, id))
  }
}

export const clearingJob = (parts: Parameters<typeof clearUploads>[0]): JobHandler => ({
  name: 'feeds.clearUploads',
  isForAll: true,
  schedule: { cron: '40 * * * *', timeZone: 'UTC' },
  handle: () => clearUploads(parts),
})
