import type { Database } from '#server/platform/database/database.ts'
import { sharedSecret } from '#server/platform/database/shared-secret.ts'

/** The pair of keys by which push services know this portal (RFC 8292), in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** The keys of this database, made when they are first asked for; every subscription is bound to them. */
export function vapidKeys(database: Database): () => Promise<VapidKeys> {
  const secret = sharedSecret(database, 'push-vapid-keys', async () => {
    const { default: webPush } = await import('web-push')
    return JSON.stringify(webPush.generateVAPIDKeys())
  })
  return async () => {
    const keys: unknown = JSON.parse(await secret())
    if (!isVapidKeys(keys)) throw new Error('The database holds no keys of push notifications')
    return keys
  }
}

const isVapidKeys = (found: unknown): found is VapidKeys =>
  typeof found === 'object' &&
  found !== null &&
  'publicKey' in found &&
  'privateKey' in found &&
  typeof found.publicKey === 'string' &&
  typeof found.privateKey === 'string'
