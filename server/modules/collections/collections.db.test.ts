import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  CARA,
  type CollectionsUnderTest,
  collectionsUnderTest,
  problemOf,
  STELLA,
  usernames,
} from '#tests/support/collections-under-test.ts'

let portal: CollectionsUnderTest
beforeAll(async () => {
  portal = await collectionsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const FIELDS = `id uri name canonicalUri isPublic visibility role createdOn modifiedOn pendingInvites { email }
  coverPhotos { identifier } coverListingId listingCount listingIds isTellingByEmail isTellingByPush
  contributors { owner { memberId username name isNamed avatar { identifier } } collaborators { memberId isNamed } }`
const ADD = `mutation Add($username: String!, $items: [AddCollectionInput!]!) {
  addCollections(username: $username, items: $items) { items { ${FIELDS} } } }`
const UPDATE = `mutation Update($id: ID!, $input: EditCollectionInput!) {
  updateCollection(collectionId: $id, editCollectionInput: $input) { collection { ${FIELDS} } } }`
const DELETE = 'mutation Delete($id: ID!) { deleteCollection(collectionId: $id) { collectionId } }'
const UNDO = `mutation Undo($id: ID!) { undoDeleteCollection(collectionId: $id) { collection { ${FIELDS} } } }`
const MINE = `query Mine($username: String!) { collections(username: $username) {
  results { id name coverPhotos { identifier } } shared { id name role } lastUsedId } }`

let keys = 0
const item = (changes: Record<string, unknown> = {}) => ({
  name: 'Our shortlist',
  idempotencyKey: `key-${(keys += 1)}-of-tests`,
  ...changes,
})
const add = (items: object[], memberId: number | null = ALICE) =>
  portal.ask(memberId, ADD, { username: usernames[memberId ?? ALICE], items })
const mine = async (memberId = ALICE) =>
  (await portal.ask(memberId, MINE, { username: usernames[memberId] })).data.collections

describe('a collection', () => {
  it('is made with everything that its page shows', async () => {
    const { data, errors } = await add([item({ name: '  Our <b>shortlist</b> ', listingIds: [1, 2, 1] })])
    expect(errors).toBeUndefined()
    const [{ id, uri, ...collection }] = data.addCollections.items
    expect(uri).toMatch(/^[a-z2-7]{12}$/)
    expect(collection).toEqual({
      name: 'Our <b>shortlist</b>',
      canonicalUri: `/collections/${uri}/our-b-shortlist-b`,
      isPublic: false,
      visibility: 'PRIVATE',
      role: 'owner',
      createdOn: '2026-11-20T02:00:00.000Z',
      modifiedOn: '2026-11-20T02:00:00.000Z',
      pendingInvites: [],
      coverPhotos: [{ identifier: 'l1-a' }, { identifier: 'l2-a' }],
      coverListingId: null,
      listingCount: 2,
      listingIds: [1, 2],
      isTellingByEmail: true,
      isTellingByPush: false,
      contributors: {
        owner: { memberId: ALICE, username: 'alice-lee', name: 'Alice Lee', isNamed: true, avatar: null },
        collaborators: [],
      },
    })
    expect(await mine()).toEqual({
      results: [{ id, name: 'Our <b>shortlist</b>', coverPhotos: collection.coverPhotos }],
      shared: [],
      lastUsedId: id,
    })
    expect(await portal.told()).toEqual([[Number(id), ALICE]])
  })

  it('is made once by the same key, three times at once and later, also after it was deleted', async () => {
    const same = item({ listingIds: [1] })
    const asked = await Promise.all([1, 2, 3].map(() => add([same, same])))
    const [id] = new Set(asked.flatMap(({ data }) => data.addCollections.items.map((each: { id: string }) => each.id)))
    expect((await mine()).results).toHaveLength(1)
    await portal.ask(ALICE, DELETE, { id })
    expect((await add([same])).data.addCollections.items[0].id).toBe(id)
    expect((await mine()).results).toEqual([])
    expect((await add([same], BRUNO)).data.addCollections.items[0].id).not.toBe(id)
  })

  it('is made from a name alone, each time another one', async () => {
    const asked = [await add([{ name: 'Plain' }, { name: 'Plain' }]), await add([{ name: 'Plain' }])]
    expect(
      new Set(asked.flatMap(({ data }) => data.addCollections.items.map((each: { id: string }) => each.id))).size,
    ).toBe(3)
  })

  it('is made for nobody but oneself', async () => {
    expect(problemOf(await portal.ask(BRUNO, ADD, { username: 'alice-lee', items: [item()] }))).toEqual([
      'FORBIDDEN',
      'You may not do this for another member.',
      'username',
    ])
    expect(problemOf(await add([item()], null)).slice(0, 2)).toEqual(['UNAUTHENTICATED', 'Failed to update Collection'])
  })

  it.each([
    ['', 'name'],
    [' \t', 'name'],
    ['x'.repeat(101), 'name'],
    ['a\nb', 'name'],
    ['a\u0007b', 'name'],
  ])('has no name of %#', async (name, field) => {
    expect(problemOf(await add([item({ name })]))).toEqual([
      'BAD_INPUT',
      'The name of a collection has 1 to 100 characters, all of them printable.',
      field,
    ])
  })

  it.each([['🏡'.repeat(100)], ['<script>alert(1)</script>'], ['=1+1']])('may be called %s', async (name) => {
    const [collection] = (await add([item({ name })])).data.addCollections.items
    expect(collection.name).toBe(name)
  })

  it('has a slug of its own where no letter is left of its name', async () => {
    const [{ uri, canonicalUri }] = (await add([item({ name: '🏡' })])).data.addCollections.items
    expect(canonicalUri).toBe(`/collections/${uri}/collection`)
  })

  it('leaves out homes that are not there, and refuses keys and lists that are too long', async () => {
    const [{ listingIds }] = (await add([item({ listingIds: [999, 3, -1, 2] })])).data.addCollections.items
    expect(listingIds).toEqual([3, 2])
    expect(problemOf(await add([item({ idempotencyKey: 'short' })]))[2]).toBe('idempotencyKey')
    const tooMany = Array.from({ length: 501 }, (_, index) => index + 1)
    expect(problemOf(await add([item({ listingIds: tooMany })]))[2]).toBe('listingIds')
    expect(problemOf(await add([]))[2]).toBe('items')
    expect(problemOf(await add(Array.from({ length: 21 }, () => item())))[2]).toBe('items')
  })

  it('is one of 200 at most, and those of others do not count', async () => {
    await portal.database.query(
      `with made as (
         insert into collection (uri, name, is_public, maker_id, idempotency_key, created_at, modified_at)
         select 'a' || translate(lpad(number::text, 11, '0'), '01', 'xy'), 'Many', false, $1, 'many-' || number || '-tests', $2, $2
         from generate_series(22222, 99999) as number where number::text !~ '[0189]' limit 199
         returning id
       )
       insert into collection_contributor (collection_id, member_id, is_owner, is_named, is_by_email, is_by_push, joined_at)
       select id, $1, true, true, true, false, $2 from made`,
      [ALICE, portal.now()],
    )
    await portal.join(await portal.make(BRUNO), BRUNO, ALICE)
    const [last] = (await add([item()])).data.addCollections.items
    const message = 'You have 200 collections, which is the most. Delete one to make room.'
    expect(problemOf(await add([item()])).slice(0, 2)).toEqual(['BAD_INPUT', message])
    await portal.ask(ALICE, DELETE, { id: last.id })
    expect((await add([item()])).errors).toBeUndefined()
    expect(problemOf(await portal.ask(ALICE, UNDO, { id: last.id })).slice(0, 2)).toEqual(['BAD_INPUT', message])
  })

  it('makes another address where one is taken', async () => {
    const bytes = [0, 0, 7]
    const other = await collectionsUnderTest({
      collections: { randomBytes: (count) => new Uint8Array(count).fill(bytes.shift() ?? 9) },
    })
    await other.forget()
    await other.make(ALICE)
    await other.make(ALICE)
    const uris = await other.database.query('select uri from collection order by id')
    expect(uris).toEqual([{ uri: 'aaaaaaaaaaaa' }, { uri: 'hhhhhhhhhhhh' }])
    await other.close()
  })

  it('is renamed, published and given a cover, and keeps its address', async () => {
    const id = await portal.make(ALICE, { listingIds: [1, 2] })
    portal.setNow(new Date('2026-11-20T03:00:00Z'))
    const before = (await portal.ask(ALICE, MINE, { username: 'alice-lee' })).data.collections.results[0]
    expect(before.coverPhotos).toEqual([{ identifier: 'l1-a' }, { identifier: 'l2-a' }])
    const input = { name: 'By the sea', isPublic: true, coverListingId: 2 }
    const { collection } = (await portal.ask(ALICE, UPDATE, { id, input })).data.updateCollection
    expect(collection).toMatchObject({
      name: 'By the sea',
      canonicalUri: `/collections/${collection.uri}/by-the-sea`,
      visibility: 'PUBLIC',
      coverListingId: 2,
      coverPhotos: [{ identifier: 'l2-a' }, { identifier: 'l1-a' }],
      createdOn: '2026-11-20T02:00:00.000Z',
      modifiedOn: '2026-11-20T03:00:00.000Z',
    })
    expect(problemOf(await portal.ask(ALICE, UPDATE, { id, input: { coverListingId: 3 } }))[2]).toBe('coverListingId')
    expect((await portal.ask(ALICE, UPDATE, { id, input: {} })).data.updateCollection.collection.name).toBe(
      'By the sea',
    )
  })

  it('is deleted for everybody, and brought back with everything in it for a day', async () => {
    const id = await portal.make(ALICE, { listingIds: [1] })
    await portal.join(id, ALICE, BRUNO)
    expect((await portal.ask(ALICE, DELETE, { id })).data).toEqual({ deleteCollection: { collectionId: id } })
    expect((await portal.ask(ALICE, DELETE, { id })).data).toEqual({ deleteCollection: { collectionId: id } })
    expect([(await mine()).results, (await mine(BRUNO)).shared]).toEqual([[], []])
    expect((await portal.told()).slice(-2)).toEqual([
      [Number(id), ALICE],
      [Number(id), BRUNO],
    ])
    expect(problemOf(await portal.ask(BRUNO, UNDO, { id }))[0]).toBe('NOT_FOUND')
    portal.setNow(new Date('2026-11-21T01:59:00Z'))
    expect((await portal.ask(ALICE, UNDO, { id })).data.undoDeleteCollection.collection).toMatchObject({
      listingIds: [1],
      contributors: { collaborators: [{ memberId: BRUNO }] },
    })
    expect((await portal.ask(ALICE, UNDO, { id })).errors).toBeUndefined()
    expect((await mine(BRUNO)).shared).toEqual([{ id, name: 'Shortlist', role: 'collaborator' }])
    await portal.ask(ALICE, DELETE, { id })
    portal.setNow(new Date('2026-11-22T02:00:00Z'))
    expect(problemOf(await portal.ask(ALICE, UNDO, { id })).slice(0, 2)).toEqual([
      'NOT_FOUND',
      'This collection can’t be brought back any more.',
    ])
    expect(problemOf(await portal.ask(ALICE, DELETE, { id })).slice(0, 2)).toEqual([
      'NOT_FOUND',
      'Failed to delete Collection',
    ])
  })

  it('of a member is listed for staff who may manage every collection, and for nobody else', async () => {
    const own = await portal.make(ALICE, { name: 'Own' })
    const shared = await portal.make(CARA, { name: 'Shared' })
    await portal.join(shared, CARA, ALICE)
    const seen = await portal.ask(STELLA, MINE, { username: 'alice-lee' })
    expect(seen.data.collections).toMatchObject({
      results: [{ id: own }],
      shared: [{ id: shared, role: 'manager' }],
    })
    expect(problemOf(await portal.ask(BRUNO, MINE, { username: 'alice-lee' }))[0]).toBe('FORBIDDEN')
    expect(problemOf(await portal.ask(BRUNO, MINE, { username: 'nobody-at-all' }))[0]).toBe('FORBIDDEN')
    expect(problemOf(await portal.ask(STELLA, MINE, { username: 'nobody-at-all' }))[0]).toBe('NOT_FOUND')
  })
})
