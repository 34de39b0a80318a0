import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import { Dropdown } from './dropdown.tsx'

afterEach(cleanup)

it('shows its links while it is open, without code of its own', async () => {
  render(
    <Dropdown label="More">
      <a href="/new-apartments">Developments</a>
    </Dropdown>,
  )
  const link = screen.getByText('Developments')
  expect(link.checkVisibility()).toBe(false)
  await userEvent.click(screen.getByText('More'))
  expect(link.checkVisibility()).toBe(true)
  await userEvent.click(screen.getByText('More'))
  expect(link.checkVisibility()).toBe(false)
})
