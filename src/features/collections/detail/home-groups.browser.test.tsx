import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { HomeGroups } from './home-groups.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Home = Parameters<typeof HomeGroups>[0]['homes'][number]

// The groups read no more of a home than this.
const homesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ listingId: index + 1 }) as Home)

const view = (count: number) => (
  <HomeGroups homes={homesOf(count)} view="grid" isStale={false}>
    {({ listingId }, index) => (
      <li key={listingId}>
        <p data-home={listingId}>{`${index + 1}.`}</p>
      </li>
    )}
  </HomeGroups>
)
const shown = () => screen.getAllByRole('list').map((list) => [list.getAttribute('aria-label'), list.childElementCount])

it('is one list of up to twelve homes, and says of further ones which they are', () => {
  const { rerender } = render(view(12))
  expect(shown()).toEqual([['Homes', 12]])
  rerender(view(25))
  expect(shown()).toEqual([
    ['Homes 1 to 12', 12],
    ['Homes 13 to 24', 12],
    ['Home 25', 1],
  ])
  expect(screen.getAllByText(/^\d+\.$/).map(({ textContent }) => textContent)).toEqual(
    homesOf(25).map(({ listingId }) => `${listingId}.`),
  )
})

it('has the homes of a group laid out again once it is whole', async () => {
  const laidOut = new Set<string | null>()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    laidOut.add(this.getAttribute('data-home'))
    return new DOMRect()
  })
  const { rerender } = render(view(23))
  await expect.poll(() => laidOut.size).toBe(12)
  expect(laidOut).not.toContain('13')
  rerender(view(24))
  await expect.poll(() => laidOut.size).toBe(24)
  expect(laidOut).toContain('13')
})
