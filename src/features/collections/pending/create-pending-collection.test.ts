import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddCollectionsDocument } from '#src/api/generated/documents/add-collections.ts'
import { SavedListingsDocument } from '#src/api/generated/documents/saved-listings.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { dropPending, savePending, readPending } from '#src/shared/member-list/collections/pending-collection.ts'
import { createPendingCollection } from './create-pending-collection.ts'

const member = { id: 1, username: 'alice-lee' }
const place = { id: '7', name: 'My homes', canonicalUri: '/collections/x/my-homes' }
const nothing = { collections: { results: [], shared: [], lastUsedId: null }, savedListings: [] }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

/** A portal that notes which homes it was given; `meanwhile` happens while the collections are read. */
function portal(meanwhile: () => void) {
  const given: number[] = []
  const execute = async (document: unknown, variables: { items?: { listingIds: number[] }[]; listingId?: number }) => {
    if (document === SavedListingsDocument) {
      meanwhile()
      return nothing
    }
    if (document === AddCollectionsDocument) {
      given.push(...(variables.items ?? []).flatMap(({ listingIds }) => listingIds))
      return { addCollections: { items: [place] } }
    }
    given.push(variables.listingId ?? 0)
    return {}
  }
  // Answers only what these calls read.
  return { given, execute: execute as unknown as ExecuteDocument }
}

it('hands over a home that is kept while the collections are read', async () => {
  savePending(11, null)
  const { given, execute } = portal(() => void savePending(12, null))
  const output = await createPendingCollection({ execute, member })
  expect(given.toSorted()).toEqual([11, 12])
  expect(output).toMatchObject({ ok: true, created: { id: '7' } })
  expect(readPending()).toBeNull()
})

it('creates nothing of homes that are let go of while the collections are read', async () => {
  savePending(11, null)
  const { given, execute } = portal(() => void dropPending(11))
  expect(await createPendingCollection({ execute, member })).toEqual({ ok: true, created: null })
  expect(given).toEqual([])
})
