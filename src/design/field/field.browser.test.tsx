import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '#src/design/themes/global.css.ts'
import { Field, FieldGroup } from './field.tsx'

afterEach(cleanup)

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

it('names its control by the label', () => {
  render(<Field label="Message">{(wiring) => <textarea {...wiring} />}</Field>)
  const control = screen.getByRole('textbox', { name: 'Message' })
  expect([control.getAttribute('aria-describedby'), control.ariaInvalid]).toEqual([null, null])
})

it('describes its control by the error, then the hint, and marks it invalid', () => {
  render(
    <Field label="Message" hint="At most 500 characters." error="Write a message.">
      {(wiring) => <textarea {...wiring} />}
    </Field>,
  )
  const control = screen.getByRole('textbox')
  expect(described(control)).toEqual(['Write a message.', 'At most 500 characters.'])
  expect(control.ariaInvalid).toBe('true')
})

it('says that it is optional, and keeps a hidden label for assistive technology', () => {
  render(
    <Field label="Phone" isOptional isLabelHidden>
      {(wiring) => <input {...wiring} />}
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: /^Phone ?\(optional\)$/ })).toBeTruthy()
  expect(screen.getByText(/^Phone/).getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

it('takes an id of its own for the control', () => {
  render(
    <Field id="message" label="Message">
      {(wiring) => <textarea {...wiring} />}
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'Message' }).id).toBe('message')
})

it('groups controls under a legend, and disables all of them', () => {
  render(
    <FieldGroup label="Features" hint="Choose any number." isDisabled>
      <input type="checkbox" aria-label="Pool" />
    </FieldGroup>,
  )
  const group = screen.getByRole('group', { name: 'Features' })
  expect(described(group)).toEqual(['Choose any number.'])
  expect(screen.getByRole('checkbox').matches(':disabled')).toBe(true)
})
