import { createECDH } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { type EndpointRules, isPushEndpoint } from './push-endpoint.ts'
import {
  deleteOldestSubscriptions,
  deleteSubscription,
  devicesOfMember,
  lockSubscriber,
  type NewSubscription,
  type PushDevice,
  replaceSubscription,
} from './push-subscriptions.queries.ts'

/** How many devices notifications of one member go to. */
export const MOST_PUSH_DEVICES = 20

/** The browsers that members want to be notified in. */
export type PushSubscriptions = {
  /** The newest first. */
  ofMember(memberId: number): Promise<PushDevice[]>
  /**
   * Saves a browser, or changes what it said before. Throws BAD_INPUT for an endpoint or a key that is none, and UNAUTHENTICATED
   * where the account is gone.
   */
  save(memberId: number, subscription: NewSubscription): Promise<void>
  /** A browser of another member, or one that is not known, stays as it is. */
  remove(memberId: number, endpoint: string): Promise<void>
}

type Parts = { database: Database; clock: () => Date; endpoints?: EndpointRules }

/** The browsers in the database; at most 20 of a member, the oldest make room. */
export const pushSubscriptions = ({ database, clock, endpoints }: Parts): PushSubscriptions => ({
  ofMember: (memberId) => devicesOfMember(database, memberId),
  async save(memberId, subscription) {
    if (!isPushEndpoint(subscription.endpoint, endpoints)) {
      throw new PortalError('BAD_INPUT', 'This is no URL of a push service.', { field: 'endpoint' })
    }
    if (!isPublicKey(subscription.p256dh)) {
      throw new PortalError('BAD_INPUT', 'This is no public key.', { field: 'keys.p256dh' })
    }
    await database.transaction(async () => {
      if (!(await lockSubscriber(database, memberId))) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
      await replaceSubscription(database, memberId, subscription, clock())
      await deleteOldestSubscriptions(database, memberId, MOST_PUSH_DEVICES)
    })
  },
  remove: (memberId, endpoint) => deleteSubscription(database, memberId, endpoint),
})

/** Whether a text is a point of P-256: encrypting for anything else would fail at every try. */
function isPublicKey(text: string): boolean {
  try {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    ecdh.computeSecret(Buffer.from(text, 'base64url'))
    return true
  } catch {
    return false
  }
}
