import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { REST_MS, watchLinkIntent } from './link-intent.ts'

const told = vi.fn<(path: string, search: string) => void>()
watchLinkIntent(document, told)

const over = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
const scroll = () => document.querySelector('main')?.dispatchEvent(new Event('scroll'))
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <main>
      <a href="/homes/1?from=list"><b>One</b></a>
      <a href="/homes/2">Two</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="/api/file" download>File</a>
      <p>Words</p>
    </main>`
})
afterEach(() => {
  over('main')
  vi.useRealTimers()
  told.mockClear()
})

it('is told once the pointer rests on a link', () => {
  over('b')
  pass(REST_MS - 1)
  expect(told).not.toHaveBeenCalled()
  pass(1)
  expect(told.mock.calls).toEqual([['/homes/1', 'from=list']])
})

it('is nothing where the pointer goes on, to another link or to words', () => {
  over('b')
  pass(REST_MS / 2)
  over('[href="/homes/2"]')
  pass(REST_MS / 2)
  over('p')
  pass(REST_MS * 2)
  expect(told).not.toHaveBeenCalled()
})

it('waits while links are scrolled past below the pointer', () => {
  over('b')
  for (let times = 0; times < 5; times += 1) {
    pass(REST_MS / 2)
    scroll()
  }
  expect(told).not.toHaveBeenCalled()
  pass(REST_MS)
  expect(told).toHaveBeenCalledTimes(1)
})

it.each(['focusin', 'touchstart'])('is told at once by %s', (event) => {
  document.querySelector('b')?.dispatchEvent(new Event(event, { bubbles: true }))
  expect(told.mock.calls).toEqual([['/homes/1', 'from=list']])
})

it.each(['[href^="https:"]', '[download]', 'p'])('is nothing on %s', (selector) => {
  over(selector)
  pass(REST_MS)
  expect(told).not.toHaveBeenCalled()
})
