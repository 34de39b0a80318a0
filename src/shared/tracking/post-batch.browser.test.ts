import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { postBatch } from './post-batch.ts'

let requests: Request[] = []
let answers: Response[] = []
const batch = { batchId: 'a-000001', groups: [{ type: 27, pageType: 'home', ids: [1, 2] }] }
const post = () => postBatch('listings', batch)
const paths = () => requests.map(({ url }) => new URL(url).pathname)
const setCookie = (text: string) => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the portal reads them
  document.cookie = text
}

beforeEach(() => {
  requests = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    requests.push(new Request(request))
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['auth', 'accessToken']) setCookie(`${name}=; path=/; max-age=0`)
})

it('a visitor’s batch is posted as JSON and outlives the page', async () => {
  answers = [new Response(null, { status: 204 })]
  await post()
  const [request] = requests
  expect([paths(), request?.method, request?.keepalive]).toEqual([['/rest/tracking/listings'], 'POST', true])
  expect(await request?.json()).toEqual({ batchId: 'a-000001', listings: batch.groups })
})

it('a member’s batch goes to the secure variant with the token', async () => {
  setCookie('auth=1; path=/')
  setCookie('accessToken=a.b.c; path=/')
  answers = [new Response(null, { status: 204 })]
  await post()
  expect([paths(), requests[0]?.headers.get('authorization')]).toEqual([
    ['/rest/secure/tracking/listings'],
    'Bearer a.b.c',
  ])
})

it('whose session is over is counted as anybody is, once', async () => {
  setCookie('auth=1; path=/')
  setCookie('accessToken=a.b.c; path=/')
  answers = [new Response('{}', { status: 401 }), new Response(null, { status: 204 })]
  await post()
  expect(paths()).toEqual(['/rest/secure/tracking/listings', '/rest/tracking/listings'])
})

it.each([400, 403, 404, 413, 422])('what is answered %d will never be taken, and counts as gone', async (status) => {
  answers = [new Response('{}', { status })]
  await expect(post()).resolves.toBeUndefined()
})

it.each([408, 429, 500, 502, 503])('what is answered %d is posted again later', async (status) => {
  answers = [new Response('{}', { status })]
  await expect(post()).rejects.toThrow(`Tracking answered ${status}`)
})

it('what is not answered is posted again later', async () => {
  answers = []
  await expect(post()).rejects.toThrow('Failed to fetch')
})
