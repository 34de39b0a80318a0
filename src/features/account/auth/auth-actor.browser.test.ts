import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { on } from '#src/shared/runtime/app-events.ts'
import { startAuth } from './auth-actor.ts'

const request = { form: 'signIn', position: 'other' } as const
let abandonings = 0
let stop: () => void

beforeEach(() => {
  abandonings = 0
  stop = on('auth.abandoned', () => void (abandonings += 1))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

it('tells each time that the window was closed before somebody has signed in', () => {
  const { actor, open } = startAuth({ onAuthenticated: () => {} })
  open(request)
  expect(abandonings).toBe(0)
  actor.send({ type: 'modal.closed' })
  actor.send({ type: 'modal.closed' })
  expect(abandonings).toBe(1)
  open(request)
  actor.send({ type: 'modal.closed' })
  expect(abandonings).toBe(2)
})

it('tells nothing where somebody has', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('auth=1; __Host-auth=1')
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({}, { headers: { location: '/api/user/lena' } })),
  )
  const { actor, open } = startAuth({ onAuthenticated: () => {} })
  open(request)
  const draft = { name: '', email: 'lena@homely.example', password: 'three brown wombats', code: '' }
  actor.send({ type: 'draft.changed', draft })
  actor.send({ type: 'form.submitted' })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ open: 'succeeded' }))
  actor.send({ type: 'modal.closed' })
  expect(abandonings).toBe(0)
})
