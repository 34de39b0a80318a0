import { expect, it } from 'vitest'
import { type HeldSubscription, renewChanged } from './changed-subscription.ts'

const subscription = (endpoint: string): HeldSubscription => ({
  endpoint,
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
})
const former = subscription('https://push.example/1')
const saved = (endpoint: string) =>
  `PUT /api/user/push/subscriptions Bearer token {"endpoint":"${endpoint}","expirationTime":null,"keys":{"p256dh":"p","auth":"a"}}`
const removed = 'DELETE /api/user/push/subscriptions Bearer token {"endpoint":"https://push.example/1"}'
const TOKEN = 'POST /api/auth/token'
const READ = 'GET /api/user/push Bearer token'
const SUBSCRIBED = 'subscribe with portal-key'

/** A portal and a push service, which write down what they are asked. */
function workerWith({ devices = [former.endpoint], isMember = true, isAway = false } = {}) {
  const asked: string[] = []
  return {
    asked,
    subscribe: async (publicKey: string) => {
      asked.push(`subscribe with ${publicKey}`)
      return subscription('https://push.example/3')
    },
    async fetch(path: string, { method, headers, body }: RequestInit) {
      const sentBody = typeof body === 'string' ? body : null
      asked.push([method, path, new Headers(headers).get('authorization'), sentBody].filter(Boolean).join(' '))
      if (path === '/api/auth/token') return isMember ? Response.json({ accessToken: 'token' }) : status(401)
      if (isAway) return status(503)
      if (method !== 'GET') return status(204)
      return Response.json({ publicKey: 'portal-key', devices: devices.map((endpoint) => ({ endpoint })) })
    },
  }
}
const status = (code: number) => new Response(null, { status: code })

it('the portal is told of the new subscription, and forgets the one that ended', async () => {
  const worker = workerWith()
  await renewChanged({ oldSubscription: former, newSubscription: subscription('https://push.example/2') }, worker)
  expect(worker.asked).toEqual([TOKEN, READ, saved('https://push.example/2'), removed])
})

it('the browser is subscribed anew where it did not do so itself', async () => {
  const worker = workerWith()
  await renewChanged({ oldSubscription: former, newSubscription: null }, worker)
  expect(worker.asked).toEqual([TOKEN, READ, SUBSCRIBED, saved('https://push.example/3'), removed])
})

it('a browser that says nothing is subscribed for a member who is notified somewhere', async () => {
  const worker = workerWith()
  await renewChanged({}, worker)
  expect(worker.asked).toEqual([TOKEN, READ, SUBSCRIBED, saved('https://push.example/3')])
  const other = workerWith({ devices: [] })
  await renewChanged({}, other)
  expect(other.asked).toEqual([TOKEN, READ])
})

it.each([
  ['nobody is logged in', { isMember: false }, [TOKEN]],
  ['another member is logged in', { devices: ['https://push.example/theirs'] }, [TOKEN, READ]],
  ['the portal cannot say', { isAway: true }, [TOKEN, READ]],
])('nothing is subscribed where %s', async (_, portal, asked) => {
  const worker = workerWith(portal)
  await renewChanged({ oldSubscription: former }, worker)
  expect(worker.asked).toEqual(asked)
})
