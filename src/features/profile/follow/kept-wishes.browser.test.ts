import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { on } from '#src/shared/runtime/app-events.ts'
import { dropWish, keepWish, type KeptWish, takeWishes } from './kept-wishes.ts'
import { FOLLOWS_LOCK, sendKeptWishes } from './send-kept-wishes.ts'

const MIA = 7
const wish = (username: string, rest: Partial<KeptWish> = {}): KeptWish => ({
  agentId: null,
  username,
  isFollowing: true,
  memberId: null,
  ...rest,
})
const stored = () => JSON.parse(localStorage.getItem('pendingFollows') ?? 'null')

let requests: [string, string][] = []
let answers: (Response | null)[] = []
const told: string[] = []
const stops = [
  on('agent.followed', ({ agentId }) => void told.push(`followed ${agentId}`)),
  on('follows.changed', () => void told.push('changed')),
]
const answered = (status = 200) =>
  new Response(JSON.stringify({ isFollowing: true, followerCount: 1 }), {
    status,
    headers: { 'content-type': 'application/json' },
  })

beforeEach(() => {
  for (const username of [...takeWishes(MIA), ...takeWishes(9)].map((each) => each.username)) dropWish(username)
  requests = []
  answers = []
  told.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { method, url } = new Request(input)
    requests.push([method, new URL(url).pathname])
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('keeps the last wish of a person, and takes those of nobody and of the member off the device', () => {
  keepWish(wish('lena'))
  keepWish(wish('lena', { isFollowing: false }))
  keepWish(wish('omar', { memberId: 9 }))
  keepWish(wish('agnes', { agentId: 1, memberId: MIA }))
  expect(takeWishes(MIA).map(({ username, isFollowing }) => [username, isFollowing])).toEqual([
    ['lena', false],
    ['agnes', true],
  ])
  expect(takeWishes(MIA)).toEqual([])
  expect(stored()).toMatchObject([{ username: 'omar' }])
})

it('passes over what is no wish', () => {
  localStorage.setItem('pendingFollows', JSON.stringify([{ username: 7 }, null, 'lena', wish('omar')]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'pendingFollows' }))
  expect(takeWishes(MIA)).toEqual([wish('omar')])
})

it('sends each once, counts agents, and tells that something changed', async () => {
  keepWish(wish('agnes', { agentId: 1 }))
  keepWish(wish('lena', { isFollowing: false, memberId: MIA }))
  answers = [answered(), answered()]
  await Promise.all([sendKeptWishes(MIA), sendKeptWishes(MIA)])
  expect(requests).toEqual([
    ['POST', '/api/agent/1/followers'],
    ['DELETE', '/api/user/lena/follower'],
  ])
  expect(told).toEqual(['followed 1', 'changed'])
  expect(stored()).toEqual([])
})

it('leaves to another tab what is sent there meanwhile', async () => {
  keepWish(wish('agnes', { agentId: 1, memberId: MIA }))
  let sending = Promise.resolve()
  await navigator.locks.request(FOLLOWS_LOCK, async () => {
    sending = sendKeptWishes(MIA)
    dropWish('agnes')
  })
  await sending
  expect([requests, told, stored()]).toEqual([[], [], []])
})

it('sends what was on its way on a page that has gone', async () => {
  keepWish(wish('agnes', { agentId: 1, memberId: MIA }))
  answers = [answered()]
  let sending = Promise.resolve()
  await navigator.locks.request(FOLLOWS_LOCK, async () => {
    sending = sendKeptWishes(MIA)
  })
  await sending
  expect(requests).toEqual([['POST', '/api/agent/1/followers']])
  expect(stored()).toEqual([])
})

it('waits for no tab that hangs', async () => {
  keepWish(wish('agnes', { agentId: 1, memberId: MIA }))
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await navigator.locks.request(FOLLOWS_LOCK, () => sendKeptWishes(MIA))
  expect([requests, told]).toEqual([[], []])
  expect(stored()).toMatchObject([{ username: 'agnes' }])
})

it('keeps for the member what finds no portal, and lets go of what the portal refuses', async () => {
  keepWish(wish('agnes', { agentId: 1 }))
  keepWish(wish('nobody-at-all'))
  answers = [null, answered(404)]
  await sendKeptWishes(MIA)
  expect(stored()).toEqual([wish('agnes', { agentId: 1, memberId: MIA })])
  expect(told).toEqual(['changed'])
})

it('has nothing to tell where nothing was kept', async () => {
  await sendKeptWishes(MIA)
  expect([requests, told]).toEqual([[], []])
  for (const stop of stops) stop()
})
