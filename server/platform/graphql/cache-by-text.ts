import { LRUCache } from 'lru-cache'

/** Twice the portal's own documents. What is parsed takes up to 500 times the bytes of its text. */
const MOST_CHARACTERS = 128_000

/** Caches what was made of texts that anybody may send: limited by their length, for a number of them limits no memory. */
export const cacheByText = <Value extends object>() =>
  new LRUCache<string, Value>({ maxSize: MOST_CHARACTERS, sizeCalculation: (_value, text) => Math.max(1, text.length) })
