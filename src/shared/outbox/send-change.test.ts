import { describe, expect, it } from 'vitest'
import { CurrentListingDocument } from '#src/api/generated/documents/current-listing.ts'
import { SavedListingsDocument } from '#src/api/generated/documents/saved-listings.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { OutboxChange } from '#machines/outbox/outbox-entries.ts'
import { sendChange } from './send-change.ts'

const member = { id: 5, username: 'lena' }
const like = {
  kind: 'react',
  listingId: 12,
  collectionId: '1',
  reactionType: 'like',
  comment: '',
  baseVersion: 0,
} as const
const note = { kind: 'note', listingId: 12, note: 'Ask', stage: null, baseVersion: 1 } as const

type Listing = { listingId: number; reactions: object[]; ownNote: object | null }

/** A portal that answers a change as it is told to, and has these homes in the collection 1, a hundred to a page. */
function portal(answer: unknown, listings: Listing[] = []) {
  const asked: unknown[] = []
  const pages: number[] = []
  const execute = (async (document: unknown, variables: { paging?: { skip: number; take: number } }) => {
    if (document === SavedListingsDocument) {
      const collections = { results: [{ id: '1', uri: 'aaaaaaaaaaaa' }], shared: [], lastUsedId: '1' }
      return { savedListings: listings.map(({ listingId }) => ({ listingId, collectionIds: ['1'] })), collections }
    }
    if (document === CurrentListingDocument) {
      const { skip = 0, take = 0 } = variables.paging ?? {}
      pages.push(skip)
      return { collection: { listings: { total: listings.length, results: listings.slice(skip, skip + take) } } }
    }
    asked.push(variables)
    if (answer instanceof Error) throw answer
    return answer
    // Each document is answered with data of its own shape.
  }) as unknown as ExecuteDocument
  const send = (change: OutboxChange) => sendChange(change, { execute, member, signal: new AbortController().signal })
  return { asked, pages, send }
}

const conflict = () => new ApiProblem('CONFLICT', 'This was changed on another device meanwhile.')
const listing = (rest: Partial<Listing>): Listing => ({ listingId: 12, reactions: [], ownNote: null, ...rest })

describe('a change that is sent', () => {
  it('puts a home into a collection or takes it out', async () => {
    const { asked, send } = portal({})
    expect(await send({ kind: 'save', listingId: 12, collectionId: '1' })).toEqual({ ok: true, version: null })
    await send({ kind: 'remove', listingId: 12, collectionId: '1' })
    expect(asked).toEqual([
      { username: 'lena', listingId: 12, addToCollectionIds: ['1'], removeFromCollectionIds: [] },
      { username: 'lena', listingId: 12, addToCollectionIds: [], removeFromCollectionIds: ['1'] },
    ])
  })

  it('votes for a post, and says that a review of an agent is helpful', async () => {
    const { asked, send } = portal({})
    const vote = { kind: 'vote', postId: 4, isGiven: true, of: 'post' } as const
    expect(await send(vote)).toEqual({ ok: true, version: null })
    await send({ ...vote, isGiven: false, of: 'agentReview' })
    expect(asked).toEqual([
      { postId: 4, isGiven: true },
      { reviewId: '4', isHelpful: false },
    ])
  })

  it('says which version came of it', async () => {
    const reactions = [
      { userId: 4, version: 9 },
      { userId: 5, version: 2 },
    ]
    expect(await portal({ saveCollectionReaction: { listing: { reactions } } }).send(like)).toEqual({
      ok: true,
      version: 2,
    })
    const listingNote = { listingId: 12, version: 3 }
    expect(await portal({ saveListingNote: { listingNote } }).send(note)).toEqual({ ok: true, version: 3 })
  })

  it('brings what the portal has, where that is another by now', async () => {
    const own = { userId: 5, reactionType: 'dislike', comment: 'Dark', version: 4 }
    const { send } = portal(conflict(), [
      listing({ reactions: [{ ...own, userId: 4 }, own], ownNote: { note: 'North', stage: 'applied', version: 6 } }),
    ])
    expect(await send(like)).toEqual({
      ok: false,
      reason: 'CONFLICT',
      current: { kind: 'react', reactionType: 'dislike', comment: 'Dark', version: 4 },
    })
    expect(await send(note)).toEqual({
      ok: false,
      reason: 'CONFLICT',
      current: { kind: 'note', note: 'North', stage: 'applied', version: 6 },
    })
  })

  it('is no conflict where the portal has it already, because an answer was lost', async () => {
    const { send } = portal(conflict(), [listing({ ownNote: { note: 'Ask', stage: null, version: 2 } })])
    expect(await send(note)).toEqual({ ok: true, version: 2 })
  })

  it('looks through all homes of the collection for the one', async () => {
    const others = Array.from({ length: 150 }, (_, index) => listing({ listingId: 1000 + index }))
    const { pages, send } = portal(conflict(), [
      ...others,
      listing({ ownNote: { note: 'North', stage: null, version: 2 } }),
    ])
    expect(await send(note)).toMatchObject({ reason: 'CONFLICT' })
    expect(pages).toEqual([0, 100])
    expect(await portal(conflict(), []).send(note)).toMatchObject({ reason: 'REFUSED' })
  })

  it('tells a refusal and the end of a session from silence', async () => {
    expect(await portal(new ApiProblem('BAD_INPUT', 'Too long.')).send(note)).toEqual({
      ok: false,
      reason: 'REFUSED',
      message: 'Too long.',
    })
    expect(await portal(new ApiProblem('SESSION_ENDED', 'Over.')).send(note)).toEqual({
      ok: false,
      reason: 'SESSION_ENDED',
    })
    await expect(portal(new ApiProblem('TIMED_OUT', 'Late.')).send(note)).rejects.toThrow('Late.')
  })
})
