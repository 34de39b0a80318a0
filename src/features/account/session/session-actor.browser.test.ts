import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from './session-actor.ts'

const DRAFT = 'locationReview:fitzroy-vic-3065'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem(DRAFT, '{}')
  localStorage.setItem('theme', '"dark"')
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

async function signOut() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})))
  const actor = startSession({ announceEnd: () => {} })
  actor.send({ type: 'signOut.requested' })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('signedOut'))
  actor.stop()
}

it('forgets what was typed of posts when somebody signs out, and nothing else', async () => {
  await signOut()
  expect([localStorage.getItem(DRAFT), localStorage.getItem('theme')]).toEqual([null, '"dark"'])
})

it('leaves what a visitor typed since a sign-out that is only repeated', async () => {
  localStorage.setItem('signOutPending', 'true')
  await signOut()
  expect(localStorage.getItem(DRAFT)).toBe('{}')
})
