import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PublicClient } from '#server/platform/http/public-client.ts'
import { ServiceError } from '#server/platform/http/service-client.ts'
import { feedCall } from '#tests/support/feeds-contract.ts'
import { type FeedsUnderTest, feedsUnderTest, feedXml, listingXml } from '#tests/support/feeds-under-test.ts'

const url = 'https://crm.example/homely'

let portal: FeedsUnderTest
let posted: { url: string; body: string; headers: Readonly<Record<string, string>> }[] = []
let answer: () => number
beforeAll(async () => {
  const client: PublicClient = {
    get: () => Promise.reject(new Error('Nothing is fetched')),
    async post(to, { body, headers }) {
      posted.push({ url: to, body: body.toString(), headers })
      return { status: answer(), retryAfter: null }
    },
  }
  portal = await feedsUnderTest({ client })
})
afterAll(() => portal.close())
beforeEach(async () => {
  posted = []
  answer = () => 204
  await portal.forget()
  await portal.database.exec('truncate feed_webhook')
})

const operationOf = { GET: 'getFeedWebhook', PUT: 'setFeedWebhook', DELETE: 'removeFeedWebhook' }
const call = async (method: keyof typeof operationOf, key: string, payload?: object) => {
  const headers = { authorization: `Bearer ${key}` }
  const response = await feedCall(portal.app, operationOf[method], {
    method,
    url: '/rest/feeds/webhook',
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: response.statusCode, json: response.body === '' ? null : response.json() }
}
const upload = async (key: string, xml = feedXml(listingXml('A'))): Promise<string> => {
  const { uploadId } = (await portal.send(key, xml)).json
  await portal.doJobs()
  return uploadId
}

describe('the webhook of an office', () => {
  it('is set, read without its secret, and removed with the key of that office', async () => {
    const [mine, theirs] = [await portal.newKey(), await portal.newKey(2)]
    const set = await call('PUT', mine, { url })
    expect(set).toEqual({ status: 200, json: { url, secret: expect.stringMatching(/^hfw_[\w-]{43}$/) } })
    expect((await call('GET', mine)).json).toEqual({ url, changedAt: portal.now().toISOString() })
    expect((await call('GET', theirs)).json).toEqual({ url: null, changedAt: null })
    expect((await call('DELETE', theirs)).status).toBe(204)
    expect((await call('GET', mine)).json.url).toBe(url)
    expect((await call('DELETE', mine)).status).toBe(204)
    expect((await call('GET', mine)).json.url).toBeNull()
  })

  it.each([[{ url: 'http://crm.example/' }], [{ url: 5 }], [{}]])('is refused as %o', async (payload) => {
    const refused = await call('PUT', await portal.newKey(), payload)
    expect(refused).toMatchObject({ status: 400, json: { errors: [{ code: 'BAD_INPUT', field: 'url' }] } })
  })

  it('is nothing to who has no key', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await call(method, 'hfk_x', { url })).status).toBe(401)
  })
})

describe('an upload that is finished', () => {
  it('is told of once, signed with the secret and the time', async () => {
    const key = await portal.newKey()
    const { secret } = (await call('PUT', key, { url })).json
    const uploadId = await upload(key)
    expect(posted).toHaveLength(1)
    const [{ body, headers } = { body: '', headers: {} as Record<string, string> }] = posted
    expect(JSON.parse(body)).toMatchObject({ uploadId, state: 'done', counts: { accepted: 1, refused: 0 } })
    const time = Math.floor(portal.now().getTime() / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    expect(headers['x-homely-signature']).toBe(`t=${time},v1=${signature}`)
    await portal.doJobs()
    expect(posted).toHaveLength(1)
  })

  it('is told of with the reason where it failed', async () => {
    const key = await portal.newKey()
    await call('PUT', key, { url })
    await upload(key, '<propertyList><residential>')
    expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({ state: 'failed', failure: { line: expect.any(Number) } })
  })

  it.each<[string, () => number]>([
    ['answers with an error', () => 500],
    [
      'cannot be reached',
      () => {
        throw new ServiceError('is not on the public internet')
      },
    ],
  ])('is told of again where the address %s, until a day is over', async (_what, failing) => {
    answer = failing
    const key = await portal.newKey()
    await call('PUT', key, { url })
    await upload(key)
    expect(posted).toHaveLength(1)
    portal.passSeconds(59)
    await portal.doJobs()
    expect(posted).toHaveLength(1)
    for (let tries = 0; tries < 20; tries += 1) {
      portal.passSeconds(3 * 3600)
      await portal.doJobs()
    }
    const tried = posted.length
    expect(tried).toBeGreaterThan(3)
    expect(tried).toBeLessThan(15)
    answer = () => 200
    portal.passSeconds(10 * 24 * 3600)
    await portal.doJobs()
    expect(posted).toHaveLength(tried)
  })

  it('of an office without a webhook, or of another office, is told to nobody', async () => {
    await call('PUT', await portal.newKey(2), { url })
    await upload(await portal.newKey())
    expect(posted).toEqual([])
  })
})
