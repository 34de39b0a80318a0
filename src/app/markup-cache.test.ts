import { describe, expect, it } from 'vitest'
import { createMarkupCache } from './markup-cache.ts'

const stateAt = (time: number, listings: number) =>
  JSON.stringify({
    queries: [{ dehydratedAt: time, state: { data: { listings }, dataUpdatedAt: time, errorUpdatedAt: 0 } }],
  })

function rendering(cache = createMarkupCache()) {
  let renders = 0
  const textOf = (url: string, state: string, body = `<p>${url}</p>`) => {
    const { body: bytes } = cache.markupOf(url, state, () => {
      renders += 1
      return { head: '', body }
    })
    return new TextDecoder().decode(bytes)
  }
  return { textOf, renders: () => renders }
}

describe('the markup of pages that were rendered before', () => {
  it('is rendered once for the same data, whenever that was read', () => {
    const { textOf, renders } = rendering()
    expect(textOf('/a', stateAt(1, 11))).toBe('<p>/a</p>')
    expect(textOf('/a', stateAt(2, 11))).toBe('<p>/a</p>')
    expect(renders()).toBe(1)
  })

  it('is rendered again when a figure of the data is another, and when it is that of before once more', () => {
    const { textOf, renders } = rendering()
    for (const listings of [11, 12, 11]) textOf('/a', stateAt(1, listings))
    expect(renders()).toBe(3)
  })

  it('belongs to its URL alone', () => {
    const { textOf } = rendering()
    textOf('/a', stateAt(1, 11))
    expect(textOf('/b', stateAt(1, 11))).toBe('<p>/b</p>')
  })

  it('reads a text of the data that looks like a time of reading as data', () => {
    const { textOf, renders } = rendering()
    const said = (text: string) => JSON.stringify({ title: text })
    textOf('/a', said('"dataUpdatedAt":1'))
    textOf('/a', said('"dataUpdatedAt":2'))
    expect(renders()).toBe(2)
  })

  it('is not kept where a part of the page could not be rendered', () => {
    const { textOf, renders } = rendering()
    for (const _ of [1, 2]) textOf('/a', stateAt(1, 11), '<!--$!--><template></template><!--/$-->')
    expect(renders()).toBe(2)
  })

  it('gives way to later pages beyond its size', () => {
    const { textOf, renders } = rendering(createMarkupCache(1000))
    for (const url of ['/a', '/b', '/c', '/d', '/a']) textOf(url, stateAt(1, 11), 'x'.repeat(400))
    expect(renders()).toBe(5)
  })
})
