import { afterEach, expect, it, vi } from 'vitest'
import { watchSights } from './watch-cards.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function addCard(id: number): HTMLElement {
  const card = document.createElement('article')
  card.dataset['listingId'] = String(id)
  card.textContent = `Home ${id}`
  document.body.append(card)
  return card
}

it('tells of each card once, whenever it came, and looks at none that it told of', async () => {
  const unobserve = vi.spyOn(IntersectionObserver.prototype, 'unobserve')
  const first = addCard(1)
  const seen: HTMLElement[] = []
  const sights = watchSights(document, (card) => seen.push(card))
  await expect.poll(() => seen).toEqual([first])
  expect(unobserve).toHaveBeenCalledExactlyOnceWith(first)

  const second = addCard(2)
  await expect.poll(() => seen).toEqual([first, second])

  sights.restart()
  await expect.poll(() => seen).toEqual([first, second, first, second])
})
