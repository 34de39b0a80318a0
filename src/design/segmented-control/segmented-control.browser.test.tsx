import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import { SegmentedControl } from './segmented-control.tsx'

afterEach(cleanup)

const options = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
  { value: 'sold', label: 'Sold', isDisabled: true },
]
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

it('is a group of radio buttons named by its label, and the arrow keys select the next one', async () => {
  render(<SegmentedControl label="Mode" name="mode" options={options} defaultValue="buy" />)
  expect(screen.getByRole('group', { name: 'Mode' }).contains(radio('Buy'))).toBe(true)
  radio('Buy').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect([radio('Buy').checked, radio('Rent').checked]).toEqual([false, true])
  expect(radio('Sold').disabled).toBe(true)
})

it('keeps a hidden label for assistive technology', () => {
  render(<SegmentedControl label="Mode" isLabelHidden name="mode" options={options} />)
  expect(screen.getByRole('group', { name: 'Mode' })).toBeTruthy()
  expect(screen.getByText('Mode').getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

it('leaves the selection to its parent when it has a value', async () => {
  const change = vi.fn<(value: string) => void>()
  render(<SegmentedControl label="Mode" name="mode" options={options} value="buy" onChange={change} />)
  await userEvent.click(radio('Rent'))
  expect(change.mock.calls).toEqual([['rent']])
  expect(radio('Buy').checked).toBe(true)
})
