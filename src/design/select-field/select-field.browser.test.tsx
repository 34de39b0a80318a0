import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '#src/design/themes/global.css.ts'
import { SelectField } from './select-field.tsx'

afterEach(cleanup)

const options = [
  { value: 'newest', label: 'Newest' },
  { value: 'lowest', label: 'Lowest price', shownAs: 'Cheapest' },
  { value: 'nearest', label: 'Nearest', isDisabled: true },
]

it('is a select named by its label, with the options in order', () => {
  render(<SelectField label="Order" name="order" options={options} defaultValue="lowest" />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' })
  expect([...select.options].map(({ value, label, disabled }) => [value, label, disabled])).toEqual([
    ['newest', 'Newest', false],
    ['lowest', 'Cheapest', false],
    ['nearest', 'Nearest', true],
  ])
  expect(select.value).toBe('lowest')
})

it('is described by its error and marked invalid', () => {
  render(<SelectField label="Order" options={options} error="Choose an order." />)
  const select = screen.getByRole('combobox')
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose an order.')
  expect(select.ariaInvalid).toBe('true')
})
