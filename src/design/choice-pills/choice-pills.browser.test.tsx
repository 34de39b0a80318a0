import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import { ChoicePills } from './choice-pills.tsx'

afterEach(cleanup)

const options = [
  { value: 1, label: 'Saturday' },
  { value: 2, label: 'Sunday' },
  { value: 3, label: 'Monday', isDisabled: true },
]
const pill = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('is a group of checkboxes named by its label, of which any number can be selected', async () => {
  render(<ChoicePills label="Days" name="days" options={options} defaultValues={[2]} />)
  expect(screen.getByRole('group', { name: 'Days' }).contains(pill('Saturday'))).toBe(true)
  await userEvent.click(pill('Saturday'))
  expect([pill('Saturday').checked, pill('Sunday').checked]).toEqual([true, true])
  expect(pill('Monday').disabled).toBe(true)
})

it('gives the selected values in the order of the options', async () => {
  const change = vi.fn<(values: number[]) => void>()
  render(<ChoicePills label="Days" name="days" options={options} values={[2]} onChange={change} />)
  await userEvent.click(pill('Saturday'))
  await userEvent.click(pill('Sunday'))
  expect(change.mock.calls).toEqual([[[1, 2]], [[]]])
})
