import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import '#src/design/themes/global.css.ts'
import { NotificationBadge } from './notification-badge.tsx'

afterEach(cleanup)

const show = (count: number) =>
  render(
    <a href="/alerts">
      My Alerts <NotificationBadge count={count} what="new listings" />
    </a>,
  )

describe('the notification badge', () => {
  it.each([
    [1, 'My Alerts 1 new listings'],
    [50, 'My Alerts 50 new listings'],
    [51, 'My Alerts 50+ new listings'],
  ])('of %d is part of what the link is called', (count, name) => {
    show(count)
    expect(screen.getByRole('link', { name })).toBeTruthy()
  })

  it('is not there at 0', () => {
    show(0)
    expect(screen.getByRole('link', { name: 'My Alerts' }).children).toHaveLength(0)
  })

  it('is round for one digit and keeps its height for more', () => {
    show(7)
    const one = screen.getByText('7').getBoundingClientRect()
    expect(one.width).toBe(one.height)
    cleanup()
    show(51)
    const more = screen.getByText('50+').getBoundingClientRect()
    expect([more.height, more.width > more.height]).toEqual([one.height, true])
  })
})
