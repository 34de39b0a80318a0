import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { REST_MS, watchLinkIntent } from './link-intent.ts'

const told = vi.fn<(path: string, search: string) => void>()
watchLinkIntent(document, told)

const move = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
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
  move('main')
  vi.useRealTimers()
  told.mockClear()
})

it('is told once the pointer rests on a link', () => {
  move('b')
  pass(REST_MS - 1)
  expect(told).not.toHaveBeenCalled()
  pass(1)
  expect(told.mock.calls).toEqual([['/homes/1', 'from=list']])
})

it('is nothing where the pointer goes on, to another link or to words', () => {
  move('b')
  pass(REST_MS / 2)
  move('[href="/homes/2"]')
  pass(REST_MS / 2)
  move('p')
  pass(REST_MS * 2)
  expect(told).not.toHaveBeenCalled()
})

it('is nothing where the page is scrolled before, until the pointer is moved again', () => {
  move('b')
  pass(REST_MS / 2)
  scroll()
  document.querySelector('[href="/homes/2"]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  pass(REST_MS * 2)
  expect(told).not.toHaveBeenCalled()
  move('b')
  pass(REST_MS)
  expect(told).toHaveBeenCalledTimes(1)
})

it('is told once, however the pointer moves on the link', () => {
  move('b')
  pass(REST_MS / 2)
  move('[href^="/homes/1"]')
  pass(REST_MS / 2)
  move('b')
  pass(REST_MS)
  expect(told).toHaveBeenCalledTimes(1)
})

it.each(['focusin', 'touchstart'])('is told at once by %s', (event) => {
  document.querySelector('b')?.dispatchEvent(new Event(event, { bubbles: true }))
  expect(told.mock.calls).toEqual([['/homes/1', 'from=list']])
})

it.each(['[href^="https:"]', '[download]', 'p'])('is nothing on %s', (selector) => {
  move(selector)
  pass(REST_MS)
  expect(told).not.toHaveBeenCalled()
})
