import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { FeedImporter } from './feed-importer.ts'
import { lanesThatWait } from './import.queries.ts'
import { IMPORT_JOB, sendImport } from './send-import.ts'

const BUSY_PAUSE_MS = 5000

type Parts = Pick<PlatformServices, 'clock' | 'database' | 'jobs'>

export const importJobs = (parts: Parts & { feedImporter: FeedImporter }): JobHandler[] => [
  {
    name: IMPORT_JOB,
    async handle(data) {
      const officeId = officeOf(data)
      const left = await parts.feedImporter.importOf(officeId)
      if (left === 'nothing') return
      const startAfter = new Date(parts.clock().getTime() + BUSY_PAUSE_MS)
      await sendImport(parts, officeId, left === 'busy' ? { startAfter } : {})
    },
  },
  {
    // For what a job did not come to, as when its last retry failed.
    name: 'feeds.waitingUploads',
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    async handle() {
      for (const officeId of await lanesThatWait(parts.database, parts.clock())) await sendImport(parts, officeId)
    },
  },
]

function officeOf(data: object): number | null {
  const officeId: unknown = Reflect.get(data, 'officeId')
  return typeof officeId === 'number' ? officeId : null
}
