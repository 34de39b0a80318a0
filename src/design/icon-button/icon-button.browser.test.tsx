import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import XIcon from 'lucide-react/icons/x'
import { IconButton } from './icon-button.tsx'

afterEach(cleanup)

it('is a button named by its label that submits no form', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  render(
    <form onSubmit={submit}>
      <IconButton icon={XIcon} label="Close" onClick={press} />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0])
})

it.each(['small', 'medium'] as const)('is at least 24 pixels wide and high when %s', (size) => {
  render(<IconButton icon={XIcon} label="Close" size={size} />)
  const { width, height } = screen.getByRole('button').getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})
