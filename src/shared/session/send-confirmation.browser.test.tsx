import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SendConfirmation } from './send-confirmation.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (answer: Response) => {
  const calls: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { method, url } = new Request(input)
    calls.push(`${method} ${new URL(url).pathname}`)
    return answer
  })
  render(<SendConfirmation username="mia-chen" />)
  screen.getByRole('button', { name: 'Send the link again' }).click()
  return calls
}

it('sends the link of the member again, and says so', async () => {
  const calls = show(new Response(null, { status: 204 }))
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^The email is on its way/)
  expect(calls).toEqual(['POST /api/user/mia-chen/email/confirmation'])
})

it('says why it was not sent', async () => {
  const message = 'Too many attempts. Please try again in 40 minutes.'
  show(Response.json({ detail: message, errors: [{ code: 'TOO_MANY_REQUESTS', message }] }, { status: 429 }))
  await expect.poll(() => screen.getByRole('status').textContent).toBe(message)
})
