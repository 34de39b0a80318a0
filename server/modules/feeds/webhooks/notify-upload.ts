import { createHmac } from 'node:crypto'
import { nextNotice } from '#domain/feeds/feed-webhook.ts'
import type { PublicClient } from '#server/platform/http/public-client.ts'
import { ServiceError } from '#server/platform/http/service-client.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { FeedsServices } from '../feeds-services.ts'
import { setNotified, webhookOfUpload } from './feed-webhooks.queries.ts'

const NOTIFY_JOB = 'feeds.notifyUpload'

/** Has an office told of an upload, once the transaction around has committed. */
export const sendNotice = (
  { jobs }: Pick<PlatformServices, 'jobs'>,
  uploadId: string,
  startAfter?: Date,
): Promise<void> => jobs.send(NOTIFY_JOB, { uploadId }, startAfter === undefined ? {} : { startAfter })

type Parts = Pick<PlatformServices, 'clock' | 'database' | 'jobs'> &
  Pick<FeedsServices, 'uploadReports'> & { publicClient: PublicClient }

export const noticeJobs = (parts: Parts): JobHandler[] => [
  {
    name: NOTIFY_JOB,
    async handle(data) {
      const uploadId: unknown = Reflect.get(data, 'uploadId')
      if (typeof uploadId === 'string') await notify(parts, uploadId)
    },
  },
]

async function notify(parts: Parts, uploadId: string): Promise<void> {
  const { database, clock, uploadReports } = parts
  const webhook = await webhookOfUpload(database, uploadId)
  const row = webhook === null ? null : await uploadReports.upload(uploadId)
  if (webhook === null || row === null || row.finishedAt === null) return
  const body = Buffer.from(JSON.stringify(await uploadReports.summary(row)))
  if (await isTaken(parts, webhook, body)) return setNotified(database, uploadId, clock())
  const again = nextNotice(row.finishedAt, clock())
  if (again !== null) await sendNotice(parts, uploadId, again)
}

/** What fails there is theirs: it is tried again, and no error of the portal. */
async function isTaken(
  { clock, publicClient }: Parts,
  { url, secret }: { url: string; secret: string },
  body: Buffer,
): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-homely-signature': signatureOf(body, secret, clock()) }
  try {
    const { status } = await publicClient.post(url, { body, headers })
    return status >= 200 && status < 300
  } catch (error) {
    if (error instanceof ServiceError) return false
    throw error
  }
}

/** `t` is in seconds since 1970 and signed with the body, so that nothing can be sent again later. */
function signatureOf(body: Buffer, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  return `t=${time},v1=${signature}`
}
