import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '#src/design/themes/global.css.ts'
import { HideButton } from './hide-button.tsx'
import { hideCards } from './hide-cards.ts'

afterEach(() => {
  cleanup()
  hideCards([])
})

const Cards = ({ ids }: { ids: number[] }) =>
  ids.map((id) => <article key={id} data-listing-id={id}>{`Home ${id}`}</article>)
const seen = () =>
  screen
    .getAllByText(/Home/)
    .filter((card) => card.checkVisibility())
    .map((card) => card.textContent)

it('makes no style before something is hidden', () => {
  hideCards([])
  expect([window.hiddenCards, document.adoptedStyleSheets.length]).toEqual([undefined, 0])
})

it('shows no card of a hidden home, and shows it again', () => {
  render(<Cards ids={[1, 12, 2]} />)
  hideCards(['1', 2])
  expect(seen()).toEqual(['Home 12'])
  expect(document.documentElement.dataset).toHaveProperty('hides')
  hideCards([2])
  expect(seen()).toEqual(['Home 1', 'Home 12'])
  hideCards([])
  expect(seen()).toHaveLength(3)
  expect(document.documentElement.dataset).not.toHaveProperty('hides')
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

it('keeps the place of one that was hidden in this view, and the list of those that are hidden', () => {
  render(
    <>
      <article data-listing-id={1} data-hidden-here="">
        Home 1
      </article>
      <ul data-shows-hidden="">
        <li>
          <Cards ids={[2]} />
        </li>
      </ul>
      <Cards ids={[3]} />
      <p data-listing-id={3}>Home 3, saved</p>
    </>,
  )
  hideCards([1, 2, 3])
  expect(seen()).toEqual(['Home 1', 'Home 2', 'Home 3, saved'])
})

it('is chosen by a button of 24 pixels at least, which takes no room', () => {
  render(
    <div style={{ display: 'flex', flexDirection: 'column', gap: 4 }} data-testid="words">
      <p style={{ margin: 0, height: 30 }}>$1</p>
      <p style={{ margin: 0, height: 30 }}>12 Gore Street</p>
      <HideButton name="12 Gore Street, Fitzroy" />
    </div>,
  )
  const { width, height } = screen.getByRole('button', { name: 'Hide 12 Gore Street, Fitzroy' }).getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  expect(screen.getByTestId('words').getBoundingClientRect().height).toBe(64)
})
