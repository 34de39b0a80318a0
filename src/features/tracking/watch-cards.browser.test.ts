import { afterEach, expect, it, vi } from 'vitest'
import { eventOfCard, watchSights } from './watch-cards.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function addCard(id: number, to: HTMLElement = document.body): HTMLElement {
  const card = document.createElement('article')
  card.dataset['listingId'] = String(id)
  card.textContent = `Home ${id}`
  to.append(card)
  return card
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

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

it('observes cards whose contents the browser skips only once they come near', async () => {
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe')
  const near = addCard(1)
  const distance = document.body.appendChild(document.createElement('div'))
  distance.style.height = '20000px'
  const listing = document.body.appendChild(document.createElement('div'))
  listing.style.contentVisibility = 'auto'
  const far = addCard(2, listing)
  const seen: HTMLElement[] = []
  watchSights(document, (card) => seen.push(card))
  await expect.poll(() => seen).toEqual([near])
  expect(observe.mock.calls.flat()).not.toContain(far)

  far.scrollIntoView()
  await expect.poll(() => seen).toEqual([near, far])
  expect(observe.mock.calls.flat()).toContain(far)
})

it('stops observing a card that the browser skips again', async () => {
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe')
  const unobserve = vi.spyOn(IntersectionObserver.prototype, 'unobserve')
  const listing = document.body.appendChild(document.createElement('div'))
  listing.style.contentVisibility = 'auto'
  const distance = listing.appendChild(document.createElement('div'))
  distance.style.height = '20000px'
  const card = addCard(1, listing)
  const seen: HTMLElement[] = []
  watchSights(document, (each) => seen.push(each))
  await expect.poll(() => observe.mock.calls.flat()).toContain(card)
  await nextFrame()

  const before = document.createElement('div')
  before.style.height = '20000px'
  document.body.prepend(before)
  await expect.poll(() => unobserve.mock.calls.flat()).toContain(card)

  card.scrollIntoView()
  await expect.poll(() => seen).toEqual([card])
})

it('tells of a card that is shown after it was hidden', async () => {
  const listing = document.body.appendChild(document.createElement('div'))
  listing.style.display = 'none'
  const card = addCard(1, listing)
  const near = addCard(2)
  const seen: HTMLElement[] = []
  watchSights(document, (each) => seen.push(each))
  await expect.poll(() => seen).toEqual([near])

  listing.style.display = ''
  await expect.poll(() => seen).toEqual([near, card])
})

it.each([
  ['listingDetails', 28],
  ['searchResults', 27],
  ['collections', 27],
])('a card on a page of the kind %s is counted under %i', (pageType, code) => {
  expect(eventOfCard(pageType)).toBe(code)
})
