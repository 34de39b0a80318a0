import type { Database } from '#server/platform/database/database.ts'
import { doAllDue } from '#server/platform/work/do-all-due.ts'
import { claimDueDeliveries, type ClaimedDelivery } from './claim-deliveries.queries.ts'
import { type PushAnswer, postToPushService, type PushRequest } from './post-to-push-service.ts'
import { type EndpointRules, isPushEndpoint } from './push-endpoint.ts'
import { clearNoResponse, recordNoResponse } from './push-hosts.queries.ts'
import { deleteGoneDevice, endDelivery, markAccepted, putOffDelivery } from './push-messages.queries.ts'
import { retryTime } from '#server/platform/http/retry-time.ts'
import type { VapidKeys } from './vapid-keys.ts'

export type PushSender = {
  database: Database
  clock: () => Date
  keys: () => Promise<VapidKeys>
  /** Whom a push service writes to about this portal: a `mailto:` or `https:` URL. */
  subject: string
  endpoints?: EndpointRules
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** A server that has not reported by then is taken for dead. */
const CLAIM_MS = 60_000
const MOST_AT_ONCE = 100
/** With pauses that double up to ten minutes: a push service may be away for about an hour. */
const MOST_ATTEMPTS = 14
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 600_000
const GONE: PushAnswer = { status: 410, retryAfter: null }

/** Sends what is due to devices, many side by side: none waits for a host that does not answer, nor for a member who has many. */
export const deliverDuePushes = (sender: PushSender): Promise<void> =>
  doAllDue({
    places: MOST_AT_ONCE,
    claim: (most) => {
      const now = sender.clock()
      return claimDueDeliveries(sender.database, { now, until: new Date(now.getTime() + CLAIM_MS), most })
    },
    work: (delivery) => deliver(sender, delivery),
  })

/**
 * Sends one message to one device, and never again once its push service took it. A device that is gone (404, 410) is removed; one
 * whose push service names a time waits for it; any other failure is tried again. A server that dies between sending and reporting
 * sends a second time under the same tag, which takes the place of the first.
 */
async function deliver(sender: PushSender, delivery: ClaimedDelivery): Promise<void> {
  const { database, clock } = sender
  const answer = await answerOf(sender, delivery)
  if (answer === null) {
    await recordNoResponse(database, delivery, clock())
    return tryAgain(sender, delivery, null)
  }
  await clearNoResponse(database, delivery.host)
  const { status, retryAfter } = answer
  if (status === 404 || status === 410) {
    return deleteGoneDevice(database, delivery.subscriptionId, delivery.endpoint, delivery.auth)
  }
  if (status >= 200 && status <= 299) return markAccepted(database, delivery, clock())
  return tryAgain(sender, delivery, status === 429 || status === 503 ? retryTime(retryAfter, clock()) : null)
}

/** At a moment, else after a pause; what was tried too often ends. Not wanted any more by then it ends too. */
function tryAgain({ database, clock }: PushSender, delivery: ClaimedDelivery, at: Date | null): Promise<void> {
  const { attempts } = delivery
  if (at === null && attempts > MOST_ATTEMPTS) return endDelivery(database, delivery)
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
  return putOffDelivery(database, delivery, at ?? new Date(clock().getTime() + pause))
}

/** What a push service says; null where nothing answers. */
async function answerOf(sender: PushSender, delivery: ClaimedDelivery): Promise<PushAnswer | null> {
  if (!isPushEndpoint(delivery.endpoint, sender.endpoints)) return GONE
  const request = await encrypted(delivery, sender, await sender.keys())
  return request === null ? GONE : postToPushService(request, sender.timeoutMs ?? TIMEOUT_MS).catch(() => null)
}

/** Null where the device's keys are of no use. */
async function encrypted(
  { endpoint, p256dh, auth, payload, expiresAt }: ClaimedDelivery,
  { clock, subject }: PushSender,
  keys: VapidKeys,
): Promise<PushRequest | null> {
  const { default: webPush } = await import('web-push')
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: Math.max(0, Math.round((expiresAt.getTime() - clock().getTime()) / 1000)),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
    return { endpoint, headers, body }
  } catch {
    return null
  }
}
