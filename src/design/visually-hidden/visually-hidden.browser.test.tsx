import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import { SkipLink, VisuallyHidden } from './visually-hidden.tsx'

afterEach(cleanup)

it('takes no room, and is part of the name of what it is in', () => {
  render(
    <button type="button">
      Save<VisuallyHidden> 12 Example Street</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Save 12 Example Street' })).toBeTruthy()
  const { width, height } = screen.getByText('12 Example Street').getBoundingClientRect()
  expect([width, height]).toEqual([1, 1])
})

it('has a link that shows when Tab reaches it, and moves the focus to its target', async () => {
  render(
    <>
      <SkipLink targetId="content" />
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>,
  )
  const link = screen.getByRole('link', { name: 'Skip to content' })
  expect(link.getBoundingClientRect().height).toBe(1)
  await userEvent.tab()
  expect(document.activeElement).toBe(link)
  expect(link.getBoundingClientRect().height).toBeGreaterThan(24)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
