import { beforeEach, describe, expect, it } from 'vitest'
import { AddCollectionsDocument } from '#src/api/generated/documents/add-collections.ts'
import { SavedListingsDocument } from '#src/api/generated/documents/saved-listings.ts'
import { UpdateListingInCollectionsDocument } from '#src/api/generated/documents/update-listing-in-collections.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import {
  dropPending,
  isPending,
  savePending,
  readPending,
} from '#src/shared/member-list/collections/pending-collection.ts'
import { createPendingCollection } from './create-pending-collection.ts'

type NewCollection = { name: string; listingIds: number[]; idempotencyKey: string }
type Known = { id: string; name: string }
type World = { collections?: Known[]; failures?: (Error | null)[]; onCall?: () => void; unknownListing?: number }

const lena = { id: 1, username: 'lena' }
const bruno = { id: 2, username: 'bruno' }

/** A portal that knows keys again; its changes fail as they are told to, one after the other. */
function portal({ collections = [], failures = [], onCall, unknownListing }: World = {}) {
  const made: NewCollection[] = []
  const added: number[] = []
  let calls = 0
  const whole = ({ id, name }: Known) => ({
    id,
    name,
    uri: `uri${id}`,
    canonicalUri: `/collections/uri${id}`,
    listingCount: 0,
  })
  const execute = (async (document: unknown, variables: { items: NewCollection[]; listingId: number }) => {
    if (document === SavedListingsDocument) {
      return {
        savedListings: [],
        collections: { results: collections.map(whole), shared: [], lastUsedId: collections[0]?.id ?? null },
      }
    }
    onCall?.()
    const failure = failures[calls]
    calls += 1
    if (document === AddCollectionsDocument) {
      const [item] = variables.items
      if (item && !made.some(({ idempotencyKey }) => idempotencyKey === item.idempotencyKey)) made.push(item)
      if (failure) throw failure
      return { addCollections: { items: [whole({ id: '7', name: item?.name ?? '' })] } }
    }
    if (document !== UpdateListingInCollectionsDocument) throw new Error('Nothing else is asked for here.')
    if (failure) throw failure
    if (variables.listingId === unknownListing) throw new ApiProblem('NOT_FOUND', 'no such home')
    added.push(variables.listingId)
    return { updateListingInCollections: { collections: [] } }
    // Each document is answered with data of its own shape.
  }) as unknown as ExecuteDocument
  return { made, added, execute }
}

const offline = () => new ApiProblem('UNREACHABLE', 'away')

beforeEach(() => localStorage.removeItem('pendingCollection'))

describe('homes that wait for their member', () => {
  it('become one collection, the last one first, and leave storage', async () => {
    savePending(12, null)
    savePending(14, null)
    const { made, execute } = portal()
    const outcome = await createPendingCollection({ execute, member: lena })
    expect(outcome).toMatchObject({
      ok: true,
      created: { id: '7', name: 'My homes', listingIds: [14, 12] },
    })
    expect(made.map(({ name, listingIds }) => [name, listingIds])).toEqual([['My homes', [14, 12]]])
    expect([readPending(), localStorage.getItem('pendingCollection')]).toEqual([null, null])
  })

  it('are asked for again under the same key and in the same words where the answer was lost', async () => {
    savePending(12, null)
    const { made, added, execute } = portal({ failures: [offline()] })
    await expect(createPendingCollection({ execute, member: lena })).rejects.toThrow('away')
    expect(readPending()).toMatchObject({ memberId: 1, listingIds: [12] })
    savePending(14, null)
    await createPendingCollection({ execute, member: lena })
    expect([made.length, made[0]?.listingIds, added, readPending()]).toEqual([1, [12], [14], null])
  })

  it('are created once where two tabs ask at the same time', async () => {
    savePending(12, null)
    const { made, execute } = portal()
    const outcomes = await Promise.all([1, 2].map(() => createPendingCollection({ execute, member: lena })))
    expect([made.length, outcomes[1]]).toEqual([1, { ok: true, created: null }])
  })

  it('are for nobody but the member for whom they were tried first', async () => {
    savePending(12, null)
    await createPendingCollection({ ...portal({ failures: [offline()] }), member: lena }).catch(() => {})
    const { made, execute } = portal()
    expect(await createPendingCollection({ execute, member: bruno })).toEqual({ ok: false, reason: 'OF_ANOTHER' })
    expect([made, isPending(12, 1), isPending(12, 2), savePending(14, 2)]).toEqual([[], true, false, false])
  })

  it('stay where the portal refuses them or the session has ended', async () => {
    savePending(12, null)
    const { execute } = portal({
      failures: [new ApiProblem('UNAUTHENTICATED', 'who'), new ApiProblem('BAD_INPUT', 'no')],
    })
    expect(await createPendingCollection({ execute, member: lena })).toEqual({ ok: false, reason: 'SESSION_ENDED' })
    expect(await createPendingCollection({ execute, member: lena })).toEqual({ ok: false, reason: 'REFUSED' })
    expect(readPending()?.listingIds).toEqual([12])
  })

  it('follow those that are on their way, and those that are cannot be let go of', async () => {
    savePending(12, null)
    const onTheWay: boolean[] = []
    const { made, added, execute } = portal({
      onCall: () => {
        if (onTheWay.length === 0) onTheWay.push(dropPending(12), savePending(14, null))
      },
    })
    await createPendingCollection({ execute, member: lena })
    expect(onTheWay).toEqual([false, true])
    expect([made[0]?.listingIds, added, readPending()]).toEqual([[12], [14], null])
  })

  it('that a member saved go to the collection that was used last', async () => {
    savePending(12, 1)
    const { made, added, execute } = portal({ collections: [{ id: '3', name: 'By the sea' }] })
    const outcome = await createPendingCollection({ execute, member: lena })
    expect([made, added]).toEqual([[], [12]])
    expect(outcome).toMatchObject({ created: { id: '3', name: 'By the sea' } })
  })

  it('get a name that the member does not have, and are not held up by a home that is no more', async () => {
    savePending(12, null)
    const { made, execute } = portal({ collections: [{ id: '3', name: 'My homes' }] })
    await createPendingCollection({ execute, member: lena })
    expect(made[0]?.name).toBe('My homes 2')
    savePending(12, 1)
    savePending(14, 1)
    const { added, ...other } = portal({ collections: [{ id: '3', name: 'My homes' }], unknownListing: 12 })
    await createPendingCollection({ execute: other.execute, member: lena })
    expect([added, readPending()]).toEqual([[14], null])
  })

  it('are what storage holds, as far as that can be one', () => {
    localStorage.setItem('pendingCollection', '{"listingIds":[1]}')
    expect(readPending()).toBeNull()
    const idempotencyKey = 'key-of-homes'
    localStorage.setItem(
      'pendingCollection',
      JSON.stringify({ listingIds: [3, 'x', 3, -1], idempotencyKey, memberId: 'me' }),
    )
    expect(readPending()).toEqual({ listingIds: [3], idempotencyKey, memberId: null, tried: null, collectionId: null })
  })
})
