import { afterEach, beforeEach, expect, it } from 'vitest'
import { markEarlyPresses, replayEarlyPress } from './event-replay.ts'

const root = document.documentElement
let pressed: string[] = []
markEarlyPresses(document)

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <button type="button">page</button>
      <button type="submit">form</button>
      <section data-deferred>
        <button type="button">deferred</button>
        <button type="button" data-action="gallery">action</button>
      </section>
    </main>`
})
afterEach(() => {
  delete root.dataset['hydrated']
  document.body.replaceChildren()
})

const section = () => document.querySelector<HTMLElement>('section') ?? root
const press = (...names: string[]) => {
  for (const button of document.querySelectorAll('button')) {
    if (names.includes(button.textContent)) button.click()
  }
}
/** From here on every button says that it was pressed. */
const listen = () => {
  pressed = []
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => void pressed.push(button.textContent))
  }
}
const waiting = () => [...document.querySelectorAll('[data-waiting]')].map(({ textContent }) => textContent)

it('presses the last button again once the page works', () => {
  press('page', 'action')
  expect(waiting()).toEqual(['action'])
  listen()
  replayEarlyPress(root)
  expect(pressed).toEqual(['action'])
  expect(waiting()).toEqual([])
})

it('leaves a button of a deferred part to that part', () => {
  press('deferred')
  listen()
  replayEarlyPress(root)
  expect(pressed).toEqual([])
  expect(waiting()).toEqual(['deferred'])
  replayEarlyPress(section())
  expect(pressed).toEqual(['deferred'])
})

it('keeps a press on a deferred part after the page works, and none on what is hydrated or works without code', () => {
  replayEarlyPress(root)
  press('page', 'form', 'action')
  expect(waiting()).toEqual([])
  press('deferred')
  expect(waiting()).toEqual(['deferred'])
  replayEarlyPress(section())
  press('deferred')
  expect(waiting()).toEqual([])
})
