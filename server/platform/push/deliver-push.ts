import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { type PushAnswer, postToPushService, type PushRequest } from './post-to-push-service.ts'
import { type EndpointRules, isPushEndpoint } from './push-endpoint.ts'
import {
  claimDelivery,
  type ClaimedDelivery,
  deleteGoneDevice,
  isClaimed,
  markAccepted,
  type PushDelivery,
  releaseDelivery,
} from './push-messages.queries.ts'
import { DELIVER_PUSH } from './push-queue.ts'
import { retryTime } from './retry-time.ts'
import type { VapidKeys } from './vapid-keys.ts'

export type PushSender = {
  database: Database
  clock: () => Date
  jobs: JobQueue
  keys: () => Promise<VapidKeys>
  /** Whom a push service writes to about this portal: a `mailto:` or `https:` URL. */
  subject: string
  endpoints?: EndpointRules
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** A server that has not reported by then is taken for dead. */
const CLAIM_MS = 60_000
const GONE: PushAnswer = { status: 410, retryAfter: null }

/**
 * Sends one message to one device, and never again once its push service took it. A device that is gone (404, 410) is removed; one
 * whose push service names a time waits for it; any other failure throws, so that the job is tried again. A server that dies between sending and reporting sends a second time under the same tag, which
 * takes the place of the first.
 */
export async function deliverPush(sender: PushSender, delivery: PushDelivery): Promise<void> {
  const { database, clock, endpoints } = sender
  const now = clock()
  const claimed = await claimDelivery(database, delivery, { now, until: new Date(now.getTime() + CLAIM_MS) })
  if (claimed === null) {
    if (await isClaimed(database, delivery, now)) throw new Error('Another server is sending this notification')
    return
  }
  try {
    const isAllowed = isPushEndpoint(claimed.endpoint, endpoints)
    const { status, retryAfter } = isAllowed ? await send(claimed, sender) : GONE
    if (status === 404 || status === 410) {
      return await deleteGoneDevice(database, delivery.subscriptionId, claimed.endpoint, claimed.auth)
    }
    const next = status === 429 || status === 503 ? retryTime(retryAfter, clock()) : null
    if (next !== null) return await putOff(delivery, next, sender)
    if (status < 200 || status > 299) throw new Error(`A push service answered ${status}`)
  } catch (error) {
    await releaseDelivery(database, delivery)
    throw error
  }
  await markAccepted(database, delivery, clock())
}

/** Not wanted any more by then, it ends: `claimDelivery` takes nothing that is past its time. */
const putOff = (delivery: PushDelivery, startAfter: Date, { database, jobs }: PushSender): Promise<void> =>
  database.transaction(async () => {
    await releaseDelivery(database, delivery)
    await jobs.send(DELIVER_PUSH, delivery, { startAfter })
  })

async function send(claimed: ClaimedDelivery, { timeoutMs = TIMEOUT_MS, ...sender }: PushSender): Promise<PushAnswer> {
  return postToPushService(await encrypted(claimed, sender), timeoutMs)
}

async function encrypted(
  { endpoint, p256dh, auth, payload, expiresAt }: ClaimedDelivery,
  { clock, keys, subject }: PushSender,
): Promise<PushRequest> {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...(await keys()) },
    TTL: Math.max(0, Math.round((expiresAt.getTime() - clock().getTime()) / 1000)),
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  })
  return { endpoint, headers, body }
}
