import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { recordEarlyInput, replayEarlyInput } from './early-input.ts'

const root = document.documentElement
let pressed: string[] = []
recordEarlyInput(document)

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
  replayEarlyInput(root)
  expect(pressed).toEqual(['action'])
  expect(waiting()).toEqual([])
})

it('notes a link that is pressed, by whatever is in it', () => {
  document.body.innerHTML = '<a href="#call"><b>Call</b></a><a href="#write">Write</a><a>Nowhere</a>'
  document.querySelector('b')?.click()
  expect([...document.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent)).toEqual(['Call'])
})

it('leaves a button of a deferred part to that part', () => {
  press('deferred')
  listen()
  replayEarlyInput(root)
  expect(pressed).toEqual([])
  expect(waiting()).toEqual(['deferred'])
  replayEarlyInput(section())
  expect(pressed).toEqual(['deferred'])
})

it('keeps a press on a deferred part after the page works, and none on what is hydrated or works without code', () => {
  replayEarlyInput(root)
  press('page', 'form', 'action')
  expect(waiting()).toEqual([])
  press('deferred')
  expect(waiting()).toEqual(['deferred'])
  replayEarlyInput(section())
  press('deferred')
  expect(waiting()).toEqual([])
})

describe('controls that were changed before their code was there', () => {
  const started = { first: false, second: true, colour: 'red', sort: 'newest', note: 'old' }

  function Form({ told }: { told: (values: typeof started) => void }) {
    const [values, setValues] = useState(started)
    const set = (change: Partial<typeof started>) => setValues((before) => ({ ...before, ...change }))
    told(values)
    return (
      <form>
        {(['first', 'second'] as const).map((name) => (
          <input
            key={name}
            type="checkbox"
            aria-label={name}
            checked={values[name]}
            onChange={({ currentTarget: { checked } }) => set({ [name]: checked })}
          />
        ))}
        {['red', 'green', 'blue'].map((colour) => (
          <input
            key={colour}
            type="radio"
            name="colour"
            aria-label={colour}
            checked={values.colour === colour}
            onChange={() => set({ colour })}
          />
        ))}
        <select
          aria-label="sort"
          value={values.sort}
          onChange={({ currentTarget }) => set({ sort: currentTarget.value })}
        >
          <option>newest</option>
          <option>cheapest</option>
        </select>
        <input
          aria-label="note"
          value={values.note}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        />
        <button type="button" onClick={() => set({})}>
          again
        </button>
      </form>
    )
  }

  /** A region with the form, as the server sends it. */
  function renderedRegion(): HTMLElement {
    const region = document.createElement('section')
    region.dataset['deferred'] = ''
    region.innerHTML = renderToString(<Form told={() => {}} />)
    document.body.replaceChildren(region)
    return region
  }

  /** Hydrates the form after what `early` does to it; answers with what React holds then. */
  async function heldAfter(early: (form: HTMLElement) => Promise<void>) {
    const region = renderedRegion()
    await early(region)
    let held = started
    hydrateRoot(region, <Form told={(values) => (held = values)} />)
    await expect
      .poll(() => Object.keys(region.firstElementChild ?? {}).some((key) => key.startsWith('__react')))
      .toBe(true)
    replayEarlyInput(region)
    region.querySelector('button')?.click()
    return { held, shown: shownBy(region) }
  }

  const labelled = (form: HTMLElement, name: string) => {
    const control = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[aria-label=${name}]`)
    if (!control) throw new Error(`The form has no ${name}`)
    return control
  }
  const isChecked = (form: HTMLElement, name: string) => form.querySelector(`[aria-label=${name}]:checked`) !== null
  const shownBy = (form: HTMLElement): typeof started => ({
    first: isChecked(form, 'first'),
    second: isChecked(form, 'second'),
    colour: ['red', 'green', 'blue'].find((colour) => isChecked(form, colour)) ?? '',
    sort: labelled(form, 'sort').value,
    note: labelled(form, 'note').value,
  })

  it('keeps each of them', async () => {
    const { held, shown } = await heldAfter(async (form) => {
      await userEvent.click(labelled(form, 'first'))
      await userEvent.click(labelled(form, 'second'))
      await userEvent.click(labelled(form, 'blue'))
      await userEvent.click(labelled(form, 'green'))
      await userEvent.selectOptions(labelled(form, 'sort'), 'cheapest')
      await userEvent.fill(labelled(form, 'note'), 'new')
    })
    expect(held).toEqual({ first: true, second: false, colour: 'green', sort: 'cheapest', note: 'new' })
    expect(shown).toEqual(held)
  })

  it('keeps what was changed back, and what was emptied', async () => {
    const { held, shown } = await heldAfter(async (form) => {
      await userEvent.click(labelled(form, 'first'))
      await userEvent.click(labelled(form, 'first'))
      await userEvent.click(labelled(form, 'blue'))
      await userEvent.click(labelled(form, 'red'))
      await userEvent.clear(labelled(form, 'note'))
    })
    expect(held).toEqual({ ...started, note: '' })
    expect(shown).toEqual(held)
  })

  it('leaves those of a region that is hydrated to React', async () => {
    const region = renderedRegion()
    region.dataset['hydrated'] = ''
    await userEvent.click(labelled(region, 'first'))
    expect(document.earlyChanges?.size).toBe(0)
  })
})
