import { LRUCache } from 'lru-cache'

export type Markup = { head: string; body: Uint8Array }

type Rendered = { state: string; markup: Markup }

const MOST_BYTES = 16 * 1024 * 1024
const BYTES_OF_A_CHARACTER = 2
const timesOfReading = /"(?:dehydratedAt|dataUpdatedAt|errorUpdatedAt)":\d+/g

/** What React leaves where a part of the page could not be rendered on the server. */
const MISSING_PART = '<!--$!-->'

/**
 * Markup that was rendered before. A page is made of its URL and its state alone, so the same state makes the same markup: nothing
 * here is ever older than the data that was read for the visitor (docs/decisions/060-markup-of-the-same-data-once.md).
 */
export function createMarkupCache(mostBytes: number = MOST_BYTES) {
  const cache = new LRUCache<string, Rendered>({
    maxSize: mostBytes,
    sizeCalculation: ({ state, markup }) => state.length * BYTES_OF_A_CHARACTER + markup.body.byteLength,
  })
  return {
    /** The markup of a URL with the state that it is sent with, as JSON; rendered when it is not known. */
    markupOf(url: string, stateText: string, render: () => { head: string; body: string }): Markup {
      const state = stateText.replaceAll(timesOfReading, '')
      const known = cache.get(url)
      if (known?.state === state) return known.markup
      const { head, body } = render()
      const markup = encoded({ head, body })
      if (!body.includes(MISSING_PART)) cache.set(url, { state, markup })
      return markup
    },
  }
}

export const encoded = ({ head, body }: { head: string; body: string }): Markup => ({
  head,
  body: new TextEncoder().encode(body),
})
