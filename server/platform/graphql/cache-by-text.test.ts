import { expect, it } from 'vitest'
import { generatedDocuments } from './persisted-documents.ts'
import persisted from '#src/api/generated/persisted-documents.json' with { type: 'json' }
import { cacheByText } from './cache-by-text.ts'

it('all documents of the portal have room at once', () => {
  const texts = Object.keys(persisted).map((hash) => generatedDocuments().textOf(hash) ?? '')
  const cache = cacheByText()
  for (const text of texts) cache.set(text, {})
  expect(texts.filter((text) => !cache.has(text))).toEqual([])
})

it('of long texts few are cached, those used last, and of one that is longer than all nothing', () => {
  const cache = cacheByText()
  const texts = Array.from({ length: 1000 }, (_, number) => `${number} `.padEnd(8000, 'a'))
  for (const text of texts) cache.set(text, {})
  expect([cache.size, cache.has(texts.at(-1) ?? '')]).toEqual([16, true])
  cache.set('a'.repeat(130_000), {})
  expect(cache.size).toBe(16)
})
