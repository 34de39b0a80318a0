import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import { Disclosure } from './disclosure.tsx'

afterEach(cleanup)

it('opens and closes at its summary, with the keyboard too', async () => {
  render(<Disclosure summary="Indoor features">Study</Disclosure>)
  const content = screen.getByText('Study')
  expect(content.checkVisibility()).toBe(false)
  await userEvent.click(screen.getByText('Indoor features'))
  expect(content.checkVisibility()).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(content.checkVisibility()).toBe(false)
})

it('is open from the start when told so', () => {
  render(
    <Disclosure summary="Indoor features" open>
      Study
    </Disclosure>,
  )
  expect(screen.getByText('Study').checkVisibility()).toBe(true)
})

it('counts no summaries, for which a browser would walk through the whole page', () => {
  render(<Disclosure summary="Schools">Three nearby</Disclosure>)
  const summary = screen.getByText('Schools').closest('summary')
  expect(summary && getComputedStyle(summary).counterIncrement).toBe('none')
})
