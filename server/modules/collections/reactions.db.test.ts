import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  CARA,
  type CollectionsUnderTest,
  collectionsUnderTest,
  problemOf,
} from '#tests/support/collections-under-test.ts'

let portal: CollectionsUnderTest
beforeAll(async () => {
  portal = await collectionsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const HOMES = `query Homes($uri: String!, $sortBy: CollectionSort!) { collection(uri: $uri) {
  listings(sortBy: $sortBy) { results { listingId isLikedByAll reactions { userId reactionType comment version }
    ownNote { note stage version modifiedAt } } } } }`

async function listings(id: string, sortBy = 'added', memberId: number | null = ALICE) {
  const { data, errors } = await portal.ask(memberId, HOMES, { uri: await portal.uriOf(id), sortBy })
  expect(errors).toBeUndefined()
  return data.collection.listings
}
const idsOf = ({ results }: { results: { listingId: number }[] }) => results.map(({ listingId }) => listingId)

const REACT = `mutation React($id: ID!, $listingId: Int!, $input: CollectionReactionInput!) {
  saveCollectionReaction(collectionId: $id, listingId: $listingId, input: $input) { listing {
    isLikedByAll reactions { userId reactionType comment version } } } }`
const react = (memberId: number, id: string, input: object, listingId = 1) =>
  portal.ask(memberId, REACT, { id, listingId, input })

describe('a reaction', () => {
  it('is seen by those who take part, the oldest first, and says when all like a home', async () => {
    const id = await portal.make(ALICE, { listingIds: [1, 2] })
    expect((await react(ALICE, id, { reactionType: 'like' })).data.saveCollectionReaction.listing).toEqual({
      isLikedByAll: false,
      reactions: [{ userId: ALICE, reactionType: 'like', comment: '', version: 1 }],
    })
    await portal.join(id, ALICE, BRUNO)
    portal.setNow(new Date('2026-11-20T03:00:00Z'))
    const { listing } = (await react(BRUNO, id, { reactionType: 'like', comment: ' Light!\r\nMuch. ' })).data
      .saveCollectionReaction
    expect(listing).toEqual({
      isLikedByAll: true,
      reactions: [
        { userId: ALICE, reactionType: 'like', comment: '', version: 1 },
        { userId: BRUNO, reactionType: 'like', comment: 'Light!\nMuch.', version: 1 },
      ],
    })
    await react(ALICE, id, { reactionType: 'like' }, 2)
    await react(BRUNO, id, { reactionType: 'dislike' }, 2)
    expect(idsOf(await listings(id, 'reactions'))).toEqual([1, 2])
    await react(ALICE, id, { reactionType: null }, 1)
    await react(BRUNO, id, { reactionType: 'dislike', comment: '' }, 1)
    expect(idsOf(await listings(id, 'reactions'))).toEqual([2, 1])
    expect((await listings(id)).results.map((each: { isLikedByAll: boolean }) => each.isLikedByAll)).toEqual([
      false,
      false,
    ])
    const [mine] = (await listings(id)).results
    expect(mine.reactions).toEqual([{ userId: BRUNO, reactionType: 'dislike', comment: '', version: 2 }])
  })

  it('said twice is said once, also when an old version is named', async () => {
    const id = await portal.make(ALICE, { listingIds: [1] })
    const input = { reactionType: 'like', comment: 'Yes', baseVersion: 0 }
    await Promise.all([1, 2, 3].map(() => react(ALICE, id, input)))
    const { reactions } = (await react(ALICE, id, input)).data.saveCollectionReaction.listing
    expect(reactions).toEqual([{ userId: ALICE, reactionType: 'like', comment: 'Yes', version: 1 }])
  })

  it('that was made from an old version loses neither that nor the kept one', async () => {
    const id = await portal.make(ALICE, { listingIds: [1] })
    await react(ALICE, id, { comment: 'One', baseVersion: 0 })
    expect(problemOf(await react(ALICE, id, { comment: 'Two', baseVersion: 0 })).slice(0, 2)).toEqual([
      'CONFLICT',
      'This was changed on another device meanwhile.',
    ])
    expect((await listings(id)).results[0].reactions).toMatchObject([{ comment: 'One', version: 1 }])
    await react(ALICE, id, { comment: 'Two', baseVersion: 1 })
    await react(ALICE, id, { comment: 'Three' })
    expect((await listings(id)).results[0].reactions).toMatchObject([{ comment: 'Three', version: 3 }])
  })

  it.each([
    ['from what a reader sees then', 0],
    ['before anybody has read that', 1],
  ])('can be said again after it was taken back, %s', async (_, baseVersion) => {
    const id = await portal.make(ALICE, { listingIds: [1] })
    await react(ALICE, id, { reactionType: 'like', baseVersion: 0 })
    await react(ALICE, id, { reactionType: null, baseVersion: 1 })
    expect((await listings(id)).results[0].reactions).toEqual([])
    await react(ALICE, id, { reactionType: 'like', baseVersion })
    expect((await listings(id)).results[0].reactions).toMatchObject([{ reactionType: 'like', version: 3 }])
  })

  it('is of a home in the collection, with 2000 characters at most', async () => {
    const id = await portal.make(ALICE, { listingIds: [1] })
    expect(problemOf(await react(ALICE, id, { comment: 'Hm' }, 2)).slice(0, 2)).toEqual([
      'NOT_FOUND',
      'Failed to add reaction',
    ])
    expect(problemOf(await react(ALICE, id, { comment: 'x'.repeat(2001) }))[2]).toBe('comment')
    expect(problemOf(await react(ALICE, id, { comment: 'a\u0000' }))[2]).toBe('comment')
    expect((await react(ALICE, id, { comment: '🏡'.repeat(2000) })).errors).toBeUndefined()
  })

  it('is there again when its home is, and is gone with who said it', async () => {
    const id = await portal.make(ALICE, { listingIds: [1] })
    await portal.join(id, ALICE, BRUNO)
    await react(BRUNO, id, { reactionType: 'like' })
    await portal.move(1, { remove: [id] })
    await portal.move(1, { add: [id] })
    expect((await listings(id)).results[0].reactions).toHaveLength(1)
    const remove = `mutation { removeCollectionCollaborator(collectionId: "${id}", memberId: ${BRUNO}) { collectionId } }`
    await portal.ask(ALICE, remove)
    expect((await listings(id)).results[0].reactions).toEqual([])
  })
})

const NOTE = `mutation Note($listingId: Int!, $input: ListingNoteInput!) {
  saveListingNote(listingId: $listingId, input: $input) { listingNote { listingId note stage version modifiedAt } } }`
const note = (memberId: number | null, input: object, listingId = 1) => portal.ask(memberId, NOTE, { listingId, input })

describe('a note', () => {
  it('is the same in all collections of its member, and nobody else sees it', async () => {
    const [one, two] = [
      await portal.make(ALICE, { listingIds: [1] }),
      await portal.make(ALICE, { isPublic: true, listingIds: [1] }),
    ]
    await portal.join(one, ALICE, BRUNO)
    const before = (await portal.told()).length
    expect((await note(ALICE, { note: ' Cold. ', stage: 'inspected', baseVersion: 0 })).data.saveListingNote).toEqual({
      listingNote: {
        listingId: 1,
        note: 'Cold.',
        stage: 'inspected',
        version: 1,
        modifiedAt: '2026-11-20T02:00:00.000Z',
      },
    })
    expect((await portal.told()).slice(before)).toEqual([
      [Number(one), ALICE],
      [Number(two), ALICE],
    ])
    for (const id of [one, two]) {
      expect((await listings(id)).results[0].ownNote).toMatchObject({ note: 'Cold.', stage: 'inspected' })
    }
    const empty = { note: '', stage: null, version: 0, modifiedAt: null }
    expect((await listings(one, 'added', BRUNO)).results[0].ownNote).toEqual(empty)
    expect((await listings(two, 'added', CARA)).results[0].ownNote).toEqual(empty)
    expect((await listings(two, 'added', null)).results[0].ownNote).toBeNull()
  })

  it('is saved once, and a conflict changes nothing', async () => {
    await Promise.all([1, 2, 3].map(() => note(ALICE, { note: 'One', baseVersion: 0 })))
    expect(problemOf(await note(ALICE, { note: 'Two', baseVersion: 0 }))[0]).toBe('CONFLICT')
    expect((await note(ALICE, { note: 'Two', baseVersion: 1 })).data.saveListingNote.listingNote).toMatchObject({
      note: 'Two',
      version: 2,
    })
    expect((await note(ALICE, { note: '' })).data.saveListingNote.listingNote).toMatchObject({ note: '', version: 3 })
  })

  it('is of a home that is there, with 5000 characters at most', async () => {
    for (const listingId of [999, -1])
      expect(problemOf(await note(ALICE, { note: 'x' }, listingId))[2]).toBe('listingId')
    expect(problemOf(await note(ALICE, { note: 'x'.repeat(5001) }))[2]).toBe('note')
    expect(problemOf(await note(null, { note: 'x' }))[0]).toBe('UNAUTHENTICATED')
    expect((await note(ALICE, { note: 'x' }, 8)).errors).toBeUndefined()
  })
})
