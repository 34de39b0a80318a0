import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { on } from '#src/shared/runtime/app-events.ts'
import { clearPendingFollow, savePendingFollow, type PendingFollow, takePendingFollows } from './pending-follows.ts'
import { FOLLOWS_LOCK, sendPendingFollows } from './send-pending-follows.ts'

const MIA = 7
const pendingFollow = (username: string, rest: Partial<PendingFollow> = {}): PendingFollow => ({
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
  for (const username of [...takePendingFollows(MIA), ...takePendingFollows(9)].map((each) => each.username))
    clearPendingFollow(username)
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

it('keeps the last pendingFollow of a person, and takes those of nobody and of the member off the device', () => {
  savePendingFollow(pendingFollow('lena'))
  savePendingFollow(pendingFollow('lena', { isFollowing: false }))
  savePendingFollow(pendingFollow('omar', { memberId: 9 }))
  savePendingFollow(pendingFollow('agnes', { agentId: 1, memberId: MIA }))
  expect(takePendingFollows(MIA).map(({ username, isFollowing }) => [username, isFollowing])).toEqual([
    ['lena', false],
    ['agnes', true],
  ])
  expect(takePendingFollows(MIA)).toEqual([])
  expect(stored()).toMatchObject([{ username: 'omar' }])
})

it('passes over what is no pendingFollow', () => {
  localStorage.setItem('pendingFollows', JSON.stringify([{ username: 7 }, null, 'lena', pendingFollow('omar')]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'pendingFollows' }))
  expect(takePendingFollows(MIA)).toEqual([pendingFollow('omar')])
})

it('sends each once, counts agents, and tells that something changed', async () => {
  savePendingFollow(pendingFollow('agnes', { agentId: 1 }))
  savePendingFollow(pendingFollow('lena', { isFollowing: false, memberId: MIA }))
  answers = [answered(), answered()]
  await Promise.all([sendPendingFollows(MIA), sendPendingFollows(MIA)])
  expect(requests).toEqual([
    ['POST', '/api/agent/1/followers'],
    ['DELETE', '/api/user/lena/follower'],
  ])
  expect(told).toEqual(['followed 1', 'changed'])
  expect(stored()).toEqual([])
})

it('leaves to another tab what is sent there meanwhile', async () => {
  savePendingFollow(pendingFollow('agnes', { agentId: 1, memberId: MIA }))
  let sending = Promise.resolve()
  await navigator.locks.request(FOLLOWS_LOCK, async () => {
    sending = sendPendingFollows(MIA)
    clearPendingFollow('agnes')
  })
  await sending
  expect([requests, told, stored()]).toEqual([[], [], []])
})

it('sends what was on its way on a page that has gone', async () => {
  savePendingFollow(pendingFollow('agnes', { agentId: 1, memberId: MIA }))
  answers = [answered()]
  let sending = Promise.resolve()
  await navigator.locks.request(FOLLOWS_LOCK, async () => {
    sending = sendPendingFollows(MIA)
  })
  await sending
  expect(requests).toEqual([['POST', '/api/agent/1/followers']])
  expect(stored()).toEqual([])
})

it('waits for no tab that hangs', async () => {
  savePendingFollow(pendingFollow('agnes', { agentId: 1, memberId: MIA }))
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await navigator.locks.request(FOLLOWS_LOCK, () => sendPendingFollows(MIA))
  expect([requests, told]).toEqual([[], []])
  expect(stored()).toMatchObject([{ username: 'agnes' }])
})

it('keeps for the member what finds no portal, and lets go of what the portal refuses', async () => {
  savePendingFollow(pendingFollow('agnes', { agentId: 1 }))
  savePendingFollow(pendingFollow('nobody-at-all'))
  answers = [null, answered(404)]
  await sendPendingFollows(MIA)
  expect(stored()).toEqual([pendingFollow('agnes', { agentId: 1, memberId: MIA })])
  expect(told).toEqual(['changed'])
})

it('has nothing to tell where nothing was kept', async () => {
  await sendPendingFollows(MIA)
  expect([requests, told]).toEqual([[], []])
  for (const stop of stops) stop()
})
