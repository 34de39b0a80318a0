import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { now, onIdle } from './later-code.ts'
import { region as regionClass } from './view-of.css.ts'
import { viewOf } from './view-of.tsx'

const told = vi.fn<(event: string) => void>()
function Part({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    told(`mounted ${name}`)
    return () => told(`unmounted ${name}`)
  }, [name])
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  )
}

let root: Root | null = null
const element = document.createElement('div')
document.body.append(element)
afterEach(() => {
  root?.unmount()
  root = null
  element.replaceChildren()
  told.mockClear()
  failures.length = 0
})

const failures: unknown[] = []
const options = {
  onUncaughtError: (error: unknown) => void failures.push(error),
  onRecoverableError: (error: unknown) => void failures.push(error),
}
const shown = () => element.textContent

/** Code that is there some microtasks after it was asked for, between an attempt to render and React's next look at it. */
const codeAfter = (turns: number) => async () => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
  return { Part }
}

it.each([0, 1, 2, 3, 4, 5, 6, 8, 10])(
  'is shown, updated and taken away when its code comes %i microtasks after it was asked for',
  async (turns) => {
    const View = viewOf(now(codeAfter(turns)), (module) => module.Part)
    root = createRoot(element, options)
    startTransition(() => root?.render(<View name="schools" />))
    await expect.poll(shown).toBe('schools 0')
    element.querySelector('button')?.click()
    await expect.poll(shown).toBe('schools 1')
    startTransition(() => root?.render(<View name="agents" />))
    await expect.poll(shown).toBe('agents 1')
    startTransition(() => root?.render(null))
    await expect.poll(shown).toBe('')
    expect(failures).toEqual([])
    await expect
      .poll(() => told.mock.calls.flat())
      .toEqual(['mounted schools', 'unmounted schools', 'mounted agents', 'unmounted agents'])
  },
)

it('that waits for something keeps what the server rendered until then, and hydrates it once', async () => {
  const pause = Promise.withResolvers<void>()
  const code = now(async () => (await Promise.all([codeAfter(2)(), pause.promise]))[0])
  const View = viewOf(code, (module) => module.Part)
  element.innerHTML = '<!--$--><button type="button">schools 0</button><!--/$-->'
  const button = element.querySelector('button')
  startTransition(() => {
    root = hydrateRoot(element, <View name="schools" />, options)
  })
  await expect.poll(() => element.querySelector('button')).toBe(button)
  expect(told).not.toHaveBeenCalled()
  pause.resolve()
  await expect.poll(() => told.mock.calls.flat()).toEqual(['mounted schools'])
  expect(element.querySelector('button')).toBe(button)
  expect(failures).toEqual([])
})

it.each([now, onIdle])('that comes $name keeps what the server rendered, and hydrates it once', async (when) => {
  const View = viewOf(when(codeAfter(2)), (module) => module.Part)
  const markup = '<!--$--><button type="button">schools 0</button><!--/$-->'
  element.innerHTML = when === onIdle ? `<div class="${regionClass}" data-deferred="true">${markup}</div>` : markup
  const button = element.querySelector('button')
  startTransition(() => {
    root = hydrateRoot(element, <View name="schools" />, options)
  })
  await expect.poll(() => told.mock.calls.flat(), { timeout: 10_000 }).toEqual(['mounted schools'])
  expect(element.querySelector('button')).toBe(button)
  startTransition(() => root?.render(null))
  await expect.poll(shown).toBe('')
  expect(failures).toEqual([])
})

it.each([now, onIdle])(
  'that comes $name keeps what the server rendered though what is around it renders anew before its code is there',
  async (when) => {
    const arrival = Promise.withResolvers<{ Part: typeof Part }>()
    const View = viewOf(
      when(() => arrival.promise),
      (module) => module.Part,
    )
    const working = Promise.withResolvers<(rounds: number) => void>()
    function Page() {
      const [rounds, setRounds] = useState(0)
      useEffect(() => working.resolve(setRounds), [])
      return (
        <main title={String(rounds)}>
          <View name="schools" />
        </main>
      )
    }
    const markup = '<!--$--><button type="button">schools 0</button><!--/$-->'
    const region = when === onIdle ? `<div class="${regionClass}" data-deferred="true">${markup}</div>` : markup
    element.innerHTML = `<main title="0">${region}</main>`
    const button = element.querySelector('button')
    startTransition(() => {
      root = hydrateRoot(element, <Page />, options)
    })
    const setRounds = await working.promise
    flushSync(() => setRounds(1))
    expect(element.querySelector('main')?.title).toBe('1')
    expect(element.querySelector('button')).toBe(button)
    expect(button?.checkVisibility()).toBe(true)
    arrival.resolve({ Part })
    await expect.poll(() => told.mock.calls.flat(), { timeout: 10_000 }).toEqual(['mounted schools'])
    expect(element.querySelector('button')).toBe(button)
    expect(failures).toEqual([])
  },
)
