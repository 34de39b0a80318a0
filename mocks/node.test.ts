import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { afterEach, expect, it } from 'vitest'
import { type NodeMocks, startMocks } from './node.ts'

const origin = 'http://portal.test'
let mocks: NodeMocks | null = null

afterEach(() => mocks?.stop())

async function ask(query: string): Promise<unknown> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return response.json()
}

const search = `{ listingSearch(searchParams: {
  searchMode: buy, locationSearchContext: { searchLocations: [{ uri: "newtown-nsw-2042" }], includeSurroundingSuburbs: false }
}) { total results { isUnderOffer } } }`

it('answers every fetch of a test, in the situation it is put into', async () => {
  mocks = startMocks({ now: new Date('2026-11-20T00:30:00Z') })
  const both = { total: 2, results: [{ isUnderOffer: false }, { isUnderOffer: false }] }
  expect(await ask(search)).toEqual({ data: { listingSearch: both } })
  mocks.useScenario('empty-result')
  expect(await ask(search)).toEqual({ data: { listingSearch: { total: 0, results: [] } } })
  mocks.useScenario('under-offer')
  const sold = { total: 2, results: [{ isUnderOffer: true }, { isUnderOffer: true }] }
  expect(await ask(search)).toEqual({ data: { listingSearch: sold } })
  mocks.useScenario('offline')
  await expect(ask(search)).rejects.toThrow('fetch failed')
})

it('shows what was done in the tables of its world, and puts all of it back with a situation', async () => {
  mocks = startMocks({ now: new Date('2026-11-20T00:30:00Z') })
  const { enquiries, members, sessions, refreshTokens } = mocks.world
  const post = (path: string, body: object) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const sender = { name: 'Ada Brown', email: 'ada.brown@mail.example' }
  const idempotencyKey = 'key-of-this-test-0001'
  await post('/rest/agents/enquiries', {
    ...sender,
    agentId: 1,
    reason: 'other',
    message: 'When are you in?',
    idempotencyKey,
  })
  await post('/api/auth/sign-up', { ...sender, password: 'four green parrots', idempotencyKey })
  expect(enquiries.getAll().map(({ message }) => message)).toContain('When are you in?')
  expect(members.getAll().at(-1)).toMatchObject({ username: 'ada-brown', isEmailConfirmed: false })
  expect(sessions.getAll().map(({ memberId, isOver }) => ({ memberId, isOver }))).toEqual([
    { memberId: 5, isOver: false },
  ])
  expect(refreshTokens.getAll().map(({ turn, isUsed }) => ({ turn, isUsed }))).toEqual([{ turn: 1, isUsed: false }])
  mocks.useScenario('default')
  expect([enquiries, members, sessions, refreshTokens].map((table) => table.getAll().length)).toEqual([4, 4, 0, 0])
})

it('knows no situation of another name, and says which it knows', () => {
  const { useScenario } = (mocks = startMocks())
  // As JavaScript, which has no types, would call it.
  const unknownName = 'slwo' as 'slow'
  expect(() => useScenario(unknownName)).toThrow('There is no scenario "slwo". Choose one of: default,')
})

it('draws a picture in the size that is asked for', async () => {
  mocks = startMocks()
  const response = await fetch(`${origin}/images/mock-house-1/1?width=640&height=360`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toContain('width="640" height="360"')
})

it('draws the map with the places of the world where they are', async () => {
  mocks = startMocks()
  const response = await fetch(`${origin}/map/tiles/10/924/628`)
  const { place, suburb } = new VectorTile(new PbfReader(new Uint8Array(await response.arrayBuffer()))).layers
  const names = Array.from({ length: place?.length ?? 0 }, (_, index) => place?.feature(index).properties['name'])
  expect(names).toContain('Fitzroy')
  expect(names).not.toContain('Newtown')
  expect(suburb?.feature(0).properties).toEqual({ settlement: 'city', isApproximate: true })
})

it('has no part of the map beyond its edge', async () => {
  mocks = startMocks()
  for (const address of ['13/0/0', '1/2/0', '1/0/-1', 'a/0/0', '1.5/0/0']) {
    expect((await fetch(`${origin}/map/tiles/${address}`)).status).toBe(404)
  }
})
