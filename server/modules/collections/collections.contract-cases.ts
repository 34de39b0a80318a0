import { mockInviteIdentifier } from '#mocks/world/collections.ts'
import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { AccessDetails, MemberRow, OperationCases, QueryCases } from '#tests/contract/support/contract-cases.ts'

const path = (id: string): string => `/api/collections/${id}/export`
const claim: Claim = ['collections_permission', 'CanManageAny']

/** Lena owns it, Omar takes part, Agnes is invited. */
const closed = { id: '1', uri: 'k3v5x2m4q6za', homeId: 1001, inviteId: 1, collaboratorId: 2 }

/** Omar owns it, Lena takes part, Agnes is invited. */
const open = { id: '2', uri: 'b7n4t2w5y3re', homeId: 1019, inviteId: 4, collaboratorId: 1 }

type Subject = typeof closed

type RowsOf = [about: string, operation: (subject: Subject) => string, ofClosed: string, ofOpen: string]

const whole = '{ collection { id } }'

/** Each change of a collection by everybody, once of the private one and once of the public one. */
const changes: Record<string, RowsOf> = {
  // --------------------------------------------------------------------- nobody Lena Omar Agnes Alan with without
  updateCollection: [
    'a new name',
    ({ id }) => `updateCollection(collectionId: "${id}", editCollectionInput: { name: "Ours" }) ${whole}`,
    '                                                                         who yes NO none none yes none',
    '                                                                         who NO yes NO NO yes NO',
  ],
  deleteCollection: [
    'the end of it',
    ({ id }) => `deleteCollection(collectionId: "${id}") { collectionId }`,
    '                                                                         who yes NO none none yes none',
    '                                                                         who NO yes NO NO yes NO',
  ],
  addCollectionInvite: [
    'somebody new',
    ({ id }) =>
      `addCollectionInvite(collectionId: "${id}", collectionInviteInput: { emails: ["new@mail.example"] }) ${whole}`,
    '                                                                         who yes NO none none yes none',
    '                                                                         who NO yes NO NO yes NO',
  ],
  deleteCollectionInvite: [
    'Agnes',
    ({ id }) =>
      `deleteCollectionInvite(collectionId: "${id}", collectionInviteInput: { emails: ["agnes@homely.example"] }) ${whole}`,
    '                                                                         who yes NO none none yes none',
    '                                                                         who NO yes NO NO yes NO',
  ],
  acceptCollectionInvitation: [
    'that of Agnes',
    ({ id, inviteId }) => `acceptCollectionInvitation(collectionId: "${id}", ${answerTo(inviteId)}) ${whole}`,
    '                                                                         who NO NO yes NO NO NO',
    '                                                                         who NO NO yes NO NO NO',
  ],
  declineCollectionInvitation: [
    'that of Agnes',
    ({ id, inviteId }) => `declineCollectionInvitation(collectionId: "${id}", ${answerTo(inviteId)}) { collectionId }`,
    '                                                                         who NO NO yes NO NO NO',
    '                                                                         who NO NO yes NO NO NO',
  ],
  removeCollectionCollaborator: [
    'the one who takes part',
    ({ id, collaboratorId }) =>
      `removeCollectionCollaborator(collectionId: "${id}", memberId: ${collaboratorId}) { collectionId }`,
    '                                                                         who yes yes none none yes none',
    '                                                                         who yes yes NO NO yes NO',
  ],
  nameInCollection: [
    'oneself',
    ({ id }) => `nameInCollection(collectionId: "${id}", isNamed: true) ${whole}`,
    '                                                                         who yes yes none none NO none',
    '                                                                         who yes yes NO NO NO NO',
  ],
  updateCollectionTelling: [
    'oneself',
    ({ id }) => `updateCollectionTelling(collectionId: "${id}", input: { isByEmail: true, isByPush: true }) ${whole}`,
    '                                                                         who yes yes none none NO none',
    '                                                                         who yes yes NO NO NO NO',
  ],
  saveCollectionReaction: [
    'a home of it',
    ({ id, homeId: listingId }) =>
      `saveCollectionReaction(collectionId: "${id}", listingId: ${listingId}, input: { comment: "So!" }) { listing { listingId } }`,
    '                                                                         who yes yes none none NO none',
    '                                                                         who yes yes NO NO NO NO',
  ],
  updateListingInCollections: [
    'a home more',
    ({ id }) =>
      `updateListingInCollections(username: "$name", listingId: 1005, addToCollectionIds: ["${id}"]) { collections { id } }`,
    '                                                                         who yes yes none none yes none',
    '                                                                         who yes yes NO NO yes NO',
  ],
}

const answerTo = (inviteId: number): string =>
  `confirmInviteInput: { memberId: $id, uniqueIdentifier: "${mockInviteIdentifier(inviteId)}" }`

const rowsOfChanges: MemberRow[] = Object.entries(changes).flatMap(([field, [about, operation, ofClosed, ofOpen]]) => [
  { field, about: `${about}, private`, operation: `mutation { ${operation(closed)} }`, outcomes: ofClosed, claim },
  { field, about: `${about}, public`, operation: `mutation { ${operation(open)} }`, outcomes: ofOpen, claim },
])

const own = (field: string, operation: string): MemberRow => ({
  field,
  operation: `mutation { ${field}${operation} }`,
  outcomes: 'who yes yes yes yes yes yes',
})

/** The calls of collections, by operationId. */
export const operations: OperationCases = {
  exportCollection: [
    { about: 'one’s own', as: 'lena', path: path('1'), status: 200 },
    { about: 'one in which one takes part', as: 'omar', path: path('1'), status: 200 },
    { about: 'any as staff', as: 'stella', path: path('3'), status: 200 },
    { about: 'an empty one', as: 'lena', path: path('5'), status: 200 },
    { about: 'one to which one is invited', as: 'agnes', path: path('1'), status: 404, code: 'NOT_FOUND' },
    { about: 'a private one of another member', as: 'lena', path: path('3'), status: 404, code: 'NOT_FOUND' },
    { about: 'a public one of another member', as: 'agnes', path: path('2'), status: 404, code: 'NOT_FOUND' },
    { about: 'one that was deleted', as: 'omar', path: path('6'), status: 404, code: 'NOT_FOUND' },
    { about: 'nobody', path: path('1'), status: 401, code: 'UNAUTHENTICATED' },
    { about: 'no number', as: 'lena', path: path('abc'), status: 400, code: 'BAD_INPUT' },
    { about: 'a number too large', as: 'lena', path: path('2147483648'), status: 400, code: 'BAD_INPUT' },
    { about: 'an unknown number', as: 'lena', path: path('999999'), status: 404, code: 'NOT_FOUND' },
  ],
}

export const accessDetails: AccessDetails = {
  exportCollection: { secret: 'Is there parking?' },
}

export const queries: QueryCases = {
  collections: { variables: { username: 'lena', imageCount: 2 } },
  collection: { variables: { uri: 'k3v5x2m4q6za' } },
  collectionInvitations: { variables: {} },
  collectionInvitation: { variables: { uniqueIdentifier: mockInviteIdentifier(5) } },
  savedListings: { variables: { listingIds: [1001, 1019, 7] } },
}

export const memberFields: readonly MemberRow[] = [
  ...rowsOfChanges,
  // --------------------------------------------------------------------- nobody Lena Omar Agnes Alan with without
  {
    field: 'removeCollectionCollaborator',
    about: 'the owner',
    operation: 'mutation { removeCollectionCollaborator(collectionId: "1", memberId: 1) { collectionId } }',
    outcomes:
      '                                                               who BAD_INPUT NO none none BAD_INPUT none',
    claim,
  },
  {
    field: 'undoDeleteCollection',
    operation: 'mutation { undoDeleteCollection(collectionId: "6") { collection { id } } }',
    outcomes: '                                                               who none yes none none yes none',
    claim,
  },
  {
    field: 'updateListingInCollections',
    about: 'as Lena',
    operation:
      'mutation { updateListingInCollections(username: "lena", listingId: 1005, addToCollectionIds: ["1"]) { collections { id } } }',
    outcomes: '                                                               who yes NO NO NO NO NO',
    claim,
  },
  {
    field: 'addCollections',
    about: 'for Lena',
    operation:
      'mutation { addCollections(username: "lena", items: [{ name: "Theirs", idempotencyKey: "matrix-key-1" }]) { items { id } } }',
    outcomes: '                                                               who yes NO NO NO NO NO',
    claim,
  },
  own(
    'addCollections',
    '(username: "$name", items: [{ name: "Mine", idempotencyKey: "matrix-key-2" }]) { items { id } }',
  ),
  own('saveListingNote', '(listingId: 1001, input: { note: "Mine" }) { listingNote { note } }'),
  {
    field: 'collections',
    operation: '{ collections(username: "lena") { results { name } } }',
    outcomes: '                                                               who yes NO NO NO yes NO',
    secret: 'Our first home',
    claim,
  },
  {
    field: 'collection',
    about: 'a private one',
    operation: `{ collection(uri: "${closed.uri}") { listings { results { reactions { comment } } } } }`,
    outcomes: '                                                               none yes yes none none yes none',
    secret: 'Is there parking?',
    claim,
  },
  {
    field: 'collection',
    about: 'the notes of Lena in a private one',
    operation: `{ collection(uri: "${closed.uri}") { listings { results { ownNote { note } } } } }`,
    outcomes: '                                                               none yes part none none part none',
    secret: 'easement',
    claim,
  },
  {
    field: 'collection',
    about: 'the invitations to a private one',
    operation: `{ collection(uri: "${closed.uri}") { pendingInvites { email } } }`,
    outcomes: '                                                               none yes part none none yes none',
    secret: 'jun.park@mail.example',
    claim,
  },
  {
    field: 'collection',
    about: 'those who did not agree to be named in a public one',
    operation: `{ collection(uri: "${open.uri}") { contributors { collaborators { name } } } }`,
    outcomes: '                                                               part yes yes part part yes part',
    secret: 'Lena Local',
    claim,
  },
  {
    field: 'collection',
    about: 'what is said in a public one',
    operation: `{ collection(uri: "${open.uri}") { listings { results { reactions { reactionType } memberIdWhoAdded } } } }`,
    outcomes: '                                                               part yes yes part part yes part',
    secret: '"reactionType":"like"',
    claim,
  },
  {
    field: 'collectionInvitations',
    operation: '{ collectionInvitations { collectionName } }',
    outcomes: '                                                               who yes part part part part part',
    secret: 'Just for Agnes',
    claim,
  },
  {
    field: 'collectionInvitation',
    operation: `{ collectionInvitation(uniqueIdentifier: "${mockInviteIdentifier(5)}") { collectionName isForYou } }`,
    outcomes: '                                                               part yes part part part part part',
    secret: '"isForYou":true',
    claim,
  },
  {
    field: 'savedListings',
    operation: '{ savedListings { listingId collectionIds } }',
    outcomes: '                                                               who yes yes part part part part',
    secret: '"collectionIds":["1"]',
    claim,
  },
]
