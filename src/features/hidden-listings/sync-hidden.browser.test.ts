import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HiddenListingIdsDocument } from '#src/api/generated/documents/hidden-listing-ids.ts'
import { HideListingsDocument } from '#src/api/generated/documents/hide-listings.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { withChange } from './hidden-changes.ts'
import { addHidden, hiddenChanges, hiddenList } from './hidden-storage.ts'
import { syncHidden } from './sync-hidden.ts'

const LENA = 7
const hashOfRead = documentHash(HiddenListingIdsDocument)
const hashOfHide = documentHash(HideListingsDocument)

let server: number[]
let calls: string[]
/** What happens while a call is under way; throws for one that gets no answer. */
let meanwhile: (call: string) => void

beforeEach(() => {
  localStorage.clear()
  server = []
  calls = []
  meanwhile = () => {}
})
afterEach(() => localStorage.clear())

async function answer(document: TypedDocumentNode<unknown, unknown>, variables: unknown): Promise<unknown> {
  const hash = documentHash(document)
  const { listingIds = [] }: { listingIds?: number[] } = Object(variables)
  if (hash === hashOfRead) {
    calls.push('read')
    meanwhile('read')
    return { hiddenListingIds: server }
  }
  const name = hash === hashOfHide ? 'hide' : 'show'
  calls.push(`${name} ${listingIds.join()}`)
  server = server.filter((id) => !listingIds.includes(id))
  if (name === 'hide') server = [...listingIds, ...server]
  meanwhile(name)
  return { [`${name}Listings`]: { hiddenListingIds: server } }
}

const sync = (parts: { isStillThere?: () => boolean; mayRead?: boolean } = {}) =>
  syncHidden({
    // The test answers by document, as every type of document is asked for.
    execute: answer as ExecuteDocument,
    memberId: LENA,
    isStillThere: () => true,
    mayRead: true,
    ...parts,
  })

const change = (kind: 'hide' | 'show', ids: number[]) => {
  const stored = hiddenChanges(LENA)
  stored.write(withChange(stored.read(), kind, ids))
}

it('adds what the device hides to the account, once', async () => {
  addHidden('anonymous', [5, 6])
  server = [2]
  await sync()
  await sync()
  expect(calls).toEqual(['hide 5,6', 'read'])
  expect([hiddenList(LENA).read(), hiddenList('anonymous').read()]).toEqual([[5, 6, 2], []])
})

it('keeps what got no answer, and sends it again', async () => {
  addHidden('anonymous', [5])
  meanwhile = () => {
    throw new Error('The answer was lost')
  }
  await expect(sync()).rejects.toThrow('lost')
  expect(hiddenList(LENA).read()).toEqual([5])
  meanwhile = () => {}
  await sync()
  expect([calls, server]).toEqual([['hide 5', 'hide 5'], [5]])
  expect(hiddenChanges(LENA).read()).toEqual({ hide: [], show: [] })
})

it('sends what is changed while it sends, and shows it at every moment', async () => {
  change('hide', [5])
  meanwhile = (call) => {
    if (call !== 'hide') return
    meanwhile = () => {}
    change('show', [5])
    change('hide', [9])
  }
  await sync()
  expect(calls).toEqual(['hide 5', 'hide 9', 'show 5'])
  expect([server, hiddenList(LENA).read()]).toEqual([[9], [9]])
})

it('reads nothing of a member who may not be asked for, and keeps nothing of one who has left', async () => {
  addHidden(LENA, [3])
  await sync({ mayRead: false })
  expect([calls, hiddenList(LENA).read()]).toEqual([[], [3]])
  let isThere = true
  meanwhile = () => (isThere = false)
  server = [8]
  await sync({ isStillThere: () => isThere })
  expect([calls, hiddenList(LENA).read()]).toEqual([['read'], [3]])
})

it('takes what is stored for what it is, and no more than 1000 homes', () => {
  localStorage.setItem(`hiddenListings:${LENA}`, '[1,"2",-3,1,4.5,null,6]')
  localStorage.setItem(`hiddenListingChanges:${LENA}`, '{"hide":"all","show":[3]}')
  expect([hiddenList(LENA).read(), hiddenChanges(LENA).read()]).toEqual([[1, 6], { hide: [], show: [3] }])
  addHidden(
    'anonymous',
    Array.from({ length: 1200 }, (_, at) => at + 1),
  )
  addHidden('anonymous', [5000])
  expect([hiddenList('anonymous').read().length, hiddenList('anonymous').read()[0]]).toEqual([1000, 5000])
})
