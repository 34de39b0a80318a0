import type { components } from '#schema/generated/legacy.ts'

type Schemas = components['schemas']

/** A subscription as a browser holds it. */
export type HeldSubscription = Pick<PushSubscription, 'endpoint' | 'toJSON'>

/** What browsers say of a subscription that has ended; some say nothing of either. */
export type SubscriptionChange = {
  oldSubscription?: HeldSubscription | null
  newSubscription?: HeldSubscription | null
}

/** What a service worker needs of its surroundings to keep notifications coming. */
export type SubscriptionWorker = {
  subscribe: (publicKey: string) => Promise<HeldSubscription>
  fetch: (path: string, init: RequestInit) => Promise<Response>
}

const SUBSCRIPTIONS = '/api/user/push/subscriptions'

/**
 * A push service has ended the subscription of this browser: the portal is told of the new one. Only for the member who had turned
 * notifications on; whoever else is logged in, or nobody, is not notified here. What fails is left to the next login.
 */
export async function renewChanged(
  { oldSubscription = null, newSubscription = null }: SubscriptionChange,
  { subscribe, fetch }: SubscriptionWorker,
): Promise<void> {
  const token = await accessToken(fetch)
  if (token === null) return
  const asMember = async (method: string, path: string, body?: object): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' }
    return fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  }
  const answer = await asMember('GET', '/api/user/push')
  if (!answer.ok) return
  const { publicKey, devices }: Schemas['Push'] = await answer.json()
  const isTheirs =
    oldSubscription === null
      ? devices.length > 0
      : devices.some(({ endpoint }) => endpoint === oldSubscription.endpoint)
  if (!isTheirs) return
  const { endpoint, expirationTime = null, keys } = (newSubscription ?? (await subscribe(publicKey))).toJSON()
  await asMember('PUT', SUBSCRIPTIONS, { endpoint, expirationTime, keys })
  if (oldSubscription === null || oldSubscription.endpoint === endpoint) return
  await asMember('DELETE', SUBSCRIPTIONS, { endpoint: oldSubscription.endpoint })
}

/** A service worker sees no cookies, but they go with what it asks. */
async function accessToken(fetch: SubscriptionWorker['fetch']): Promise<string | null> {
  const answer = await fetch('/api/auth/token', { method: 'POST', headers: { accept: 'application/json' } })
  if (!answer.ok) return null
  const { accessToken: token }: { accessToken: string } = await answer.json()
  return token
}
