import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ReasonForm } from './reason-form.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const REASON = 'Its photos are of another home.'
const show = (label: string, onSubmit: (reason: string, onDone: () => void) => void = vi.fn<() => void>()) =>
  render(<ReasonForm label={label} isBusy={false} failure={null} onSubmit={onSubmit} />)
const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Why' })

it('a reason outlives a reload, for what it was typed for, until that is done', () => {
  show('Hide it')
  fireEvent.change(reason(), { target: { value: REASON } })
  cleanup()
  show('Withdraw it')
  expect(reason().value).toBe('')
  cleanup()
  show('Hide it', (_reason, onDone) => onDone())
  expect(reason().value).toBe(REASON)
  fireEvent.click(screen.getByRole('button', { name: 'Hide it' }))
  expect([reason().value, screen.getByRole('status').textContent]).toEqual(['', 'Saved.'])
})
