import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SendConfirmation } from './send-confirmation.tsx'

afterEach(cleanup)

it('sends the link of the member again, and says so', async () => {
  const send = vi.fn<(username: string) => Promise<{ readonly ok: true; readonly data: true }>>(async () => ({
    ok: true,
    data: true,
  }))
  render(<SendConfirmation username="mia-chen" send={send} />)
  screen.getByRole('button', { name: 'Send the link again' }).click()
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^The email is on its way/)
  expect(send).toHaveBeenCalledExactlyOnceWith('mia-chen')
})

it('says why it was not sent', async () => {
  const message = 'Too many attempts. Please try again in 40 minutes.'
  const send = async () => ({
    ok: false as const,
    problem: { status: 429, code: 'TOO_MANY_REQUESTS' as const, message, errors: [] },
  })
  render(<SendConfirmation username="mia-chen" send={send} />)
  screen.getByRole('button', { name: 'Send the link again' }).click()
  await expect.poll(() => screen.getByRole('status').textContent).toBe(message)
})
