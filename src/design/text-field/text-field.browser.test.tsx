import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import XIcon from 'lucide-react/icons/x'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

it('is a text box named by its label, which passes the attributes of an input on', async () => {
  render(<TextField label="Email" type="email" name="email" autoComplete="email" required />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  await userEvent.click(screen.getByText('Email'))
  await userEvent.keyboard('alex@example.com')
  expect([input.type, input.name, input.autocomplete, input.required, input.value]).toEqual([
    'email',
    'email',
    'email',
    true,
    'alex@example.com',
  ])
})

it('is described by its error, then its hint, and marked invalid', () => {
  render(<TextField label="Email" hint="For the answer alone." error="Enter an email address." />)
  const input = screen.getByRole('textbox')
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Enter an email address.',
    'For the answer alone.',
  ])
  expect(input.ariaInvalid).toBe('true')
})

it('has room for a button at its end, which Tab reaches after the text', async () => {
  render(<TextField label="Keywords" end={<IconButton icon={XIcon} label="Clear" />} />)
  screen.getByRole('textbox').focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }))
})
