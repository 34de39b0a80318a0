import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import { CheckboxField } from './checkbox-field.tsx'

afterEach(cleanup)

it('is a checkbox named by its label, which a click on the label ticks', async () => {
  render(<CheckboxField label="Pool" />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pool' })
  await userEvent.click(screen.getByText('Pool'))
  expect(box.checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(box.checked).toBe(false)
})

it('is described by its hint', () => {
  render(<CheckboxField label="Remember me" hint="Not on a shared computer." />)
  const box = screen.getByRole('checkbox')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Not on a shared computer.',
  )
})

it('is one of several radio buttons when told so', async () => {
  render(
    <>
      <CheckboxField type="radio" name="frequency" label="Daily" defaultChecked />
      <CheckboxField type="radio" name="frequency" label="Weekly" />
    </>,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Daily' }).checked).toBe(false)
})
