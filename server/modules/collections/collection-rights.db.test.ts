import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  CARA,
  type CollectionsUnderTest,
  collectionsUnderTest,
  SAM,
  STELLA,
  usernames,
} from '#tests/support/collections-under-test.ts'

let portal: CollectionsUnderTest
beforeAll(async () => {
  portal = await collectionsUnderTest()
})
afterAll(() => portal.close())

const STRANGER = 7
const INVITED = CARA

/** Who asks: the owner, a collaborator, one who was invited, another member, staff with and without the claim, nobody. */
const people = {
  owner: ALICE,
  collab: BRUNO,
  invited: INVITED,
  other: STRANGER,
  manager: STELLA,
  staff: SAM,
  nobody: null,
}
type Person = keyof typeof people

type World = { id: string; uri: string; identifier: string }
type Operation = (world: World, memberId: number | null) => string

const collection = '{ collection { id } }'
const confirm = (memberId: number | null, identifier: string) =>
  `confirmInviteInput: { memberId: ${memberId ?? 0}, uniqueIdentifier: "${identifier}" }`
const username = (memberId: number | null) => usernames[memberId ?? 0] ?? 'stranger'

const operations = {
  read: ({ uri }) => `{ collection(uri: "${uri}") { id } }`,
  list: () => `{ collections(username: "${usernames[ALICE]}") { results { id } } }`,
  updateCollection: ({ id }) =>
    `mutation { updateCollection(collectionId: "${id}", editCollectionInput: { name: "New" }) ${collection} }`,
  deleteCollection: ({ id }) => `mutation { deleteCollection(collectionId: "${id}") { collectionId } }`,
  addCollectionInvite: ({ id }) =>
    `mutation { addCollectionInvite(collectionId: "${id}", collectionInviteInput: { emails: ["x@mail.example"] }) ${collection} }`,
  deleteCollectionInvite: ({ id }) =>
    `mutation { deleteCollectionInvite(collectionId: "${id}", collectionInviteInput: { emails: ["x@mail.example"] }) ${collection} }`,
  acceptCollectionInvitation: ({ id, identifier }, memberId) =>
    `mutation { acceptCollectionInvitation(collectionId: "${id}", ${confirm(memberId, identifier)}) ${collection} }`,
  declineCollectionInvitation: ({ id, identifier }, memberId) =>
    `mutation { declineCollectionInvitation(collectionId: "${id}", ${confirm(memberId, identifier)}) { collectionId } }`,
  removeOther: ({ id }) =>
    `mutation { removeCollectionCollaborator(collectionId: "${id}", memberId: 99) { collectionId } }`,
  leave: ({ id }, memberId) =>
    `mutation { removeCollectionCollaborator(collectionId: "${id}", memberId: ${memberId ?? 0}) { collectionId } }`,
  nameInCollection: ({ id }) => `mutation { nameInCollection(collectionId: "${id}", isNamed: true) ${collection} }`,
  updateCollectionTelling: ({ id }) =>
    `mutation { updateCollectionTelling(collectionId: "${id}", input: { isByEmail: false, isByPush: false }) ${collection} }`,
  saveCollectionReaction: ({ id }) =>
    `mutation { saveCollectionReaction(collectionId: "${id}", listingId: 1, input: { reactionType: like }) { listing { listingId } } }`,
  addListing: ({ id }, memberId) =>
    `mutation { updateListingInCollections(username: "${username(memberId)}", listingId: 2, addToCollectionIds: ["${id}"]) { collections { id } } }`,
  removeListing: ({ id }, memberId) =>
    `mutation { updateListingInCollections(username: "${username(memberId)}", listingId: 1, removeFromCollectionIds: ["${id}"]) { collections { id } } }`,
  undoDeleteCollection: ({ id }) => `mutation { undoDeleteCollection(collectionId: "${id}") ${collection} }`,
} satisfies Record<string, Operation>

type Outcome = 'ok' | 'null' | 'NOT_FOUND' | 'FORBIDDEN' | 'UNAUTHENTICATED' | 'BAD_INPUT'
const short: Readonly<Record<string, Outcome>> = {
  ok: 'ok',
  '-': 'null',
  '404': 'NOT_FOUND',
  '403': 'FORBIDDEN',
  '401': 'UNAUTHENTICATED',
  '400': 'BAD_INPUT',
}

// Columns: owner, collab, invited, other, manager, staff, nobody.
const privateOnes: Readonly<Record<keyof typeof operations, string>> = {
  read: 'ok ok - - ok - -',
  list: 'ok 403 403 403 ok 403 401',
  updateCollection: 'ok 403 404 404 ok 404 401',
  deleteCollection: 'ok 403 404 404 ok 404 401',
  addCollectionInvite: 'ok 403 404 404 ok 404 401',
  deleteCollectionInvite: 'ok 403 404 404 ok 404 401',
  acceptCollectionInvitation: '403 403 ok 403 403 403 401',
  declineCollectionInvitation: '403 403 ok 403 403 403 401',
  removeOther: 'ok 403 404 404 ok 404 401',
  leave: '400 ok 404 404 403 404 401',
  nameInCollection: 'ok ok 404 404 403 404 401',
  updateCollectionTelling: 'ok ok 404 404 403 404 401',
  saveCollectionReaction: 'ok ok 404 404 403 404 401',
  addListing: 'ok ok 404 404 ok 404 401',
  removeListing: 'ok ok 404 404 ok 404 401',
  undoDeleteCollection: 'ok 403 404 404 ok 404 401',
}
const publicOnes: Readonly<Record<keyof typeof operations, string>> = {
  ...(Object.fromEntries(
    Object.entries(privateOnes).map(([name, row]) => [name, row.replaceAll('404', '403')]),
  ) as typeof privateOnes), // The same names.
  read: 'ok ok ok ok ok ok ok',
}

const columns = Object.keys(people) as Person[] // The keys of the table above.
const cells = ([false, true] as const).flatMap((isPublic) =>
  Object.entries(isPublic ? publicOnes : privateOnes).flatMap(([name, row]) =>
    row.split(' ').map((text, at) => ({
      // As above.
      operation: name as keyof typeof operations,
      person: columns[at] ?? 'nobody',
      isPublic,
      outcome: short[text],
    })),
  ),
)

async function outcomeOf(name: keyof typeof operations, at: World, memberId: number | null): Promise<string> {
  const { data, errors } = await portal.ask(memberId, operations[name](at, memberId))
  const [error] = errors ?? []
  if (error !== undefined) return error.extensions.code
  return data.collection === null ? 'null' : 'ok'
}

async function makeWorld(isPublic: boolean): Promise<World> {
  await portal.forget()
  await portal.database.query(
    `insert into member (id, username, name, email, email_confirmed_at, created_at)
     values ($1, 'stranger', 'Stranger', 'stranger@mail.example', $2, $2)`,
    [STRANGER, portal.now()],
  )
  const id = await portal.make(ALICE, { isPublic, listingIds: [1] })
  await portal.join(id, ALICE, BRUNO)
  const emails = `["${usernames[INVITED]}@mail.example"]`
  await portal.ask(
    ALICE,
    `mutation { addCollectionInvite(collectionId: "${id}", collectionInviteInput: { emails: ${emails} }) ${collection} }`,
  )
  const [row] = await portal.database.query<{ uri: string }>('select uri from collection')
  return { id, uri: row?.uri ?? '', identifier: await portal.identifierFor(INVITED) }
}

describe.each([false, true])('in a collection of which isPublic is %s', (isPublic) => {
  const ofKind = cells.filter((cell) => cell.isPublic === isPublic)
  it.each(Object.keys(operations).map((name) => [name]))(
    '%s is for those who may',
    async (name) => {
      const row = ofKind.filter(({ operation }) => operation === name)
      expect(row).toHaveLength(7)
      const found: Record<string, string> = {}
      // What is refused changes nothing, so the next one meets the same.
      let current: World | null = null
      for (const { operation, person } of row) {
        current ??= await makeWorld(isPublic)
        found[person] = await outcomeOf(operation, current, people[person])
        if (found[person] === 'ok' && operation !== 'read' && operation !== 'list') current = null
      }
      expect(found).toEqual(Object.fromEntries(row.map(({ person, outcome }) => [person, outcome])))
    },
    60_000,
  )
})

describe('what a reader of a public collection sees', () => {
  beforeEach(() => portal.forget())

  it('is without reactions, names that were not agreed to, invitations and notes of others', async () => {
    const { id, uri } = await makeWorld(true)
    await portal.ask(BRUNO, operations.saveCollectionReaction({ id, uri, identifier: '' }))
    await portal.ask(ALICE, operations.saveCollectionReaction({ id, uri, identifier: '' }))
    await portal.ask(
      ALICE,
      'mutation { saveListingNote(listingId: 1, input: { note: "Secret" }) { listingNote { note } } }',
    )
    const text = `{ collection(uri: "${uri}") { role pendingInvites { email } isTellingByEmail
      contributors { owner { name } collaborators { name } }
      listings { results { memberIdWhoAdded isLikedByAll reactions { userId } ownNote { note } } } } }`
    const seen = async (memberId: number | null) => (await portal.ask(memberId, text)).data.collection
    const reader = {
      role: 'reader',
      pendingInvites: [],
      isTellingByEmail: false,
      contributors: { owner: { name: 'Alice Lee' }, collaborators: [] },
      listings: { results: [{ memberIdWhoAdded: null, isLikedByAll: false, reactions: [], ownNote: null }] },
    }
    expect(await seen(null)).toEqual(reader)
    const [listing] = reader.listings.results
    for (const memberId of [INVITED, STRANGER, SAM]) {
      expect(await seen(memberId)).toEqual({
        ...reader,
        listings: { results: [{ ...listing, ownNote: { note: '' } }] },
      })
    }
    const inside = {
      contributors: { owner: { name: 'Alice Lee' }, collaborators: [{ name: 'Bruno Costa' }] },
      listings: {
        results: [
          {
            memberIdWhoAdded: ALICE,
            isLikedByAll: true,
            reactions: [{ userId: ALICE }, { userId: BRUNO }],
            ownNote: { note: '' },
          },
        ],
      },
    }
    expect(await seen(BRUNO)).toEqual({ ...inside, role: 'collaborator', pendingInvites: [], isTellingByEmail: true })
    expect(await seen(STELLA)).toEqual({
      ...inside,
      role: 'manager',
      pendingInvites: [{ email: 'cara-diaz@mail.example' }],
      isTellingByEmail: false,
    })
  })
})

describe('what several do at once', () => {
  beforeEach(() => portal.forget())

  it('loses and doubles nothing: homes are added and removed, and people join and leave', async () => {
    const { id } = await makeWorld(false)
    const move = (memberId: number, listingId: number, how: 'add' | 'remove') =>
      portal.ask(
        memberId,
        `mutation { updateListingInCollections(username: "${username(memberId)}", listingId: ${listingId},
          ${how === 'add' ? 'addToCollectionIds' : 'removeFromCollectionIds'}: ["${id}"]) { collections { id } } }`,
      )
    const listings = [2, 3, 4, 5, 6, 7]
    const adding = listings.flatMap((listingId) => [move(ALICE, listingId, 'add'), move(BRUNO, listingId, 'add')])
    const answers = await Promise.all([...adding, move(ALICE, 1, 'remove'), move(BRUNO, 1, 'remove')])
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const rows = await portal.database.query<{ listing_id: number }>('select listing_id from collection_listing')
    expect(rows.map((row) => row.listing_id).toSorted((left, right) => left - right)).toEqual(listings)
  })

  it('adds nothing to what is deleted, whichever comes first', async () => {
    const { id, uri, identifier } = await makeWorld(false)
    const ask = (name: 'addListing' | 'deleteCollection' | 'saveCollectionReaction', memberId: number) =>
      portal.ask(memberId, operations[name]({ id, uri, identifier }, memberId))
    const answers = await Promise.all([
      ask('deleteCollection', ALICE),
      ask('addListing', BRUNO),
      ask('deleteCollection', ALICE),
      ask('saveCollectionReaction', BRUNO),
    ])
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok')
    expect([codes[0], codes[2]]).toEqual(['ok', 'ok'])
    for (const code of [codes[1], codes[3]]) expect(['ok', 'NOT_FOUND']).toContain(code)
    const [{ total } = { total: 0 }] = await portal.database.query<{ total: number }>(
      'select count(*) as total from collection_listing where listing_id = 2',
    )
    expect(total).toBe(codes[1] === 'ok' ? 1 : 0)
  })

  it('adds homes to several collections in opposite order without waiting for each other for ever', async () => {
    const [one, two] = [await portal.make(ALICE), await portal.make(ALICE)]
    await portal.join(one, ALICE, BRUNO)
    await portal.join(two, ALICE, BRUNO)
    const move = (memberId: number, ids: string[]) =>
      portal.ask(
        memberId,
        'mutation Move($u: String!, $ids: [ID!]!) { updateListingInCollections(username: $u, listingId: 1, addToCollectionIds: $ids) { collections { id } } }',
        { u: usernames[memberId], ids },
      )
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? move(ALICE, [one, two]) : move(BRUNO, [two, one]))),
    )
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    expect(await portal.database.query('select 1 from collection_listing')).toHaveLength(2)
  })
})

/** Each text of the catalogue of errors, as its call says it of a collection that is not there. */
it.each([
  ['deleteCollection', 'Failed to delete Collection'],
  ['updateCollection', 'Failed to update Collection'],
  ['addListing', 'Failed to update Collection'],
  ['addCollectionInvite', 'Failed to invite to Collection'],
  ['acceptCollectionInvitation', 'Failed to confirm invite'],
  ['deleteCollectionInvite', 'Failed to remove invite'],
  ['removeOther', 'Failed to remove collaborator'],
  ['saveCollectionReaction', 'Failed to add reaction'],
] as const)('%s of nothing says "%s"', async (name, message) => {
  const { errors } = await portal.ask(ALICE, operations[name]({ id: '999999', uri: 'none', identifier: 'none' }, ALICE))
  expect(errors?.map((error) => [error.extensions.code, error.message])).toEqual([['NOT_FOUND', message]])
})
