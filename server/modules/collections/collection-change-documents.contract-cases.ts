import { mockInviteIdentifier } from '#mocks/world/collections.ts'
import type { DocumentCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const KEY = 'contract-key-0001'
const newOne = (rest: object = {}) => ({ name: 'Weekends', listingIds: [1001, 1002], idempotencyKey: KEY, ...rest })
const add = (rest: object = {}) => ({ username: 'lena', items: [newOne(rest)] })
const update = (input: object, collectionId = '1') => ({ collectionId, input })
const emails = (...list: string[]) => ({ collectionId: '1', emails: list })

const move = (rest: object = {}) => ({
  username: 'lena',
  listingId: 1005,
  addToCollectionIds: ['1'],
  removeFromCollectionIds: [],
  ...rest,
})

function named(idempotencyKey: string) {
  return newOne({ name: 'Another', idempotencyKey })
}

function reaction(input: object) {
  return { collectionId: '1', listingId: 1001, input }
}

function note(input: object) {
  return { listingId: 1001, input }
}

function answer(collectionId: string, inviteId: number, memberId = 3) {
  return { collectionId, memberId, uniqueIdentifier: mockInviteIdentifier(inviteId) }
}

/** What members do with collections and the homes in them. */
export const documents: DocumentCases = {
  AddCollections: {
    variables: add(),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['a new one', add(), 'FOUND'],
      ['the same again under its key', add({ name: 'Twice' }), 'FOUND'],
      ['two of one key', { username: 'lena', items: ['contract-key-0002', 'contract-key-0002'].map(named) }, 'FOUND'],
      ['homes that do not exist', add({ listingIds: [7], idempotencyKey: 'contract-key-0003' }), 'FOUND'],
      ['a name alone', { username: 'lena', items: [{ name: 'Plain' }] }, 'FOUND'],
      ['a name in other letters', add({ name: '李 & <b>', idempotencyKey: 'contract-key-0004' }), 'FOUND'],
      ['for another member', { ...add(), username: 'omar' }, 'FORBIDDEN'],
      ['none', { username: 'lena', items: [] }, 'BAD_INPUT'],
      [
        'too many',
        { username: 'lena', items: Array.from({ length: 21 }, (_, at) => named(`key-${at}-of-many`)) },
        'BAD_INPUT',
      ],
      ['no name', add({ name: '  ' }), 'BAD_INPUT'],
      ['too long a name', add({ name: 'x'.repeat(101) }), 'BAD_INPUT'],
      ['a name with a control character', add({ name: 'a\u0007b' }), 'BAD_INPUT'],
      ['too short a key', add({ idempotencyKey: 'short' }), 'BAD_INPUT'],
      ['too many homes', add({ listingIds: Array.from({ length: 501 }, (_, at) => at) }), 'BAD_INPUT'],
      ['by nobody', add(), 'UNAUTHENTICATED', null],
    ],
    differsIn: ['canonicalUri'],
  },
  UpdateCollection: {
    variables: update({ name: 'Our home' }),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['a cover', update({ coverListingId: 1001 }), 'FOUND'],
      ['to everybody', update({ isPublic: true }), 'FOUND'],
      ['nothing', update({}), 'FOUND'],
      ['no name', update({ name: '' }), 'BAD_INPUT'],
      ['a cover that is not in it', update({ coverListingId: 1005 }), 'BAD_INPUT'],
      ['by one who takes part', update({ name: 'Mine' }), 'FORBIDDEN', 'omar'],
      ['as staff', update({ name: 'Ours' }), 'FOUND', 'stella'],
      ['a private one of another member', update({ name: 'Mine' }, '3'), 'NOT_FOUND'],
      ['a public one of another member', update({ name: 'Mine' }, '4'), 'FORBIDDEN'],
      ['one that was deleted', update({ name: 'Mine' }, '6'), 'NOT_FOUND', 'omar'],
      ['no number', update({ name: 'Mine' }, 'one'), 'NOT_FOUND'],
      ['too large a number', update({ name: 'Mine' }, '99999999999'), 'NOT_FOUND'],
      ['by nobody', update({ name: 'Mine' }), 'UNAUTHENTICATED', null],
    ],
  },
  DeleteCollection: {
    variables: { collectionId: '5' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['by one who takes part', { collectionId: '1' }, 'FORBIDDEN', 'omar'],
      ['one’s own', { collectionId: '5' }, 'FOUND'],
      ['the same again', { collectionId: '5' }, 'FOUND'],
      ['a private one of another member', { collectionId: '3' }, 'NOT_FOUND'],
      ['one that was deleted two days ago', { collectionId: '7' }, 'NOT_FOUND', 'omar'],
      ['as staff', { collectionId: '3' }, 'FOUND', 'stella'],
      ['by nobody', { collectionId: '1' }, 'UNAUTHENTICATED', null],
    ],
  },
  UndoDeleteCollection: {
    variables: { collectionId: '6' },
    as: 'omar',
    outcomes: foundInAll,
    more: [
      ['one that was deleted an hour ago', { collectionId: '6' }, 'FOUND'],
      ['the same again', { collectionId: '6' }, 'FOUND'],
      ['one that was deleted two days ago', { collectionId: '7' }, 'NOT_FOUND'],
      ['by another member', { collectionId: '6' }, 'NOT_FOUND', 'lena'],
      ['by nobody', { collectionId: '6' }, 'UNAUTHENTICATED', null],
    ],
  },
  UpdateListingInCollections: {
    variables: move(),
    as: 'lena',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['into two', move({ addToCollectionIds: ['1', '5'] }), 'FOUND'],
      ['into one of them again', move(), 'FOUND'],
      ['out of one', move({ addToCollectionIds: [], removeFromCollectionIds: ['1'] }), 'FOUND'],
      ['nowhere', move({ addToCollectionIds: [] }), 'FOUND'],
      ['in and out', move({ removeFromCollectionIds: ['1'] }), 'BAD_INPUT'],
      ['into a private one of another member', move({ addToCollectionIds: ['1', '3'] }), 'NOT_FOUND'],
      ['into a public one of another member', move({ addToCollectionIds: ['4'] }), 'FORBIDDEN'],
      [
        'into too many',
        move({ addToCollectionIds: Array.from({ length: 201 }, (_, at) => String(at + 1)) }),
        'BAD_INPUT',
      ],
      ['a home that does not exist', move({ listingId: 7 }), 'NOT_FOUND'],
      [
        'out of one, a home that does not exist',
        move({ listingId: 7, addToCollectionIds: [], removeFromCollectionIds: ['1'] }),
        'FOUND',
      ],
      ['for another member', move({ username: 'omar' }), 'FORBIDDEN'],
      ['by nobody', move(), 'UNAUTHENTICATED', null],
    ],
  },
  SaveCollectionReaction: {
    variables: reaction({ reactionType: 'dislike', comment: 'Too dark.' }),
    as: 'lena',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['from the version that is kept', reaction({ reactionType: 'dislike', baseVersion: 1 }), 'FOUND'],
      ['the same again, from an old version', reaction({ reactionType: 'dislike', baseVersion: 1 }), 'FOUND'],
      ['from an old version', reaction({ reactionType: 'like', baseVersion: 1 }), 'CONFLICT'],
      ['from none where there is one', reaction({ comment: 'New', baseVersion: 0 }), 'CONFLICT'],
      ['whatever is kept', reaction({ reactionType: 'like', comment: ' Two\r\nlines ' }), 'FOUND'],
      ['nothing any more', reaction({}), 'FOUND'],
      ['again after that, from what was there before', reaction({ reactionType: 'like', baseVersion: 1 }), 'FOUND'],
      ['too long a comment', reaction({ comment: 'x'.repeat(2001) }), 'BAD_INPUT'],
      ['a control character', reaction({ comment: 'a\u0000b' }), 'BAD_INPUT'],
      ['a home that is not in it', { ...reaction({ comment: 'x' }), listingId: 1005 }, 'NOT_FOUND'],
      ['as staff', reaction({ comment: 'x' }), 'FORBIDDEN', 'stella'],
      ['by another member', reaction({ comment: 'x' }), 'NOT_FOUND', 'agnes'],
      ['by nobody', reaction({ comment: 'x' }), 'UNAUTHENTICATED', null],
    ],
  },
  SaveListingNote: {
    variables: note({ note: 'Ask about the fence.', stage: 'toInspect' }),
    as: 'lena',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['from the version that is kept', note({ note: 'New', baseVersion: 1 }), 'FOUND'],
      ['the same again, from an old version', note({ note: 'New', baseVersion: 1 }), 'FOUND'],
      ['from an old version', note({ note: 'Old', baseVersion: 1 }), 'CONFLICT'],
      ['nothing any more', note({}), 'FOUND'],
      ['of a home that is nowhere saved', { ...note({ stage: 'applied', baseVersion: 0 }), listingId: 2002 }, 'FOUND'],
      ['too long a note', note({ note: 'x'.repeat(5001) }), 'BAD_INPUT'],
      ['of a home that does not exist', { ...note({ note: 'x' }), listingId: 7 }, 'NOT_FOUND'],
      ['of no home', { ...note({ note: 'x' }), listingId: -1 }, 'NOT_FOUND'],
      ['by nobody', note({ note: 'x' }), 'UNAUTHENTICATED', null],
    ],
  },
  AddCollectionInvite: {
    variables: emails('new@mail.example'),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['somebody new, twice', emails(' New@Mail.example', 'new@mail.example'), 'FOUND'],
      ['the same just after', emails('new@mail.example'), 'FOUND'],
      ['one that was invited before', emails('jun.park@mail.example', 'mia.okafor@mail.example'), 'FOUND'],
      ['oneself', emails('lena@homely.example'), 'BAD_INPUT'],
      ['one who takes part', emails('omar@homely.example'), 'BAD_INPUT'],
      ['nobody', emails(), 'BAD_INPUT'],
      ['no address', emails('mia'), 'BAD_INPUT'],
      ['too many at once', emails(...Array.from({ length: 21 }, (_, at) => `m${at}@mail.example`)), 'BAD_INPUT'],
      ['by one who takes part', emails('more@mail.example'), 'FORBIDDEN', 'omar'],
      ['to a private one of another member', { ...emails('more@mail.example'), collectionId: '3' }, 'NOT_FOUND'],
      ['by nobody', emails('more@mail.example'), 'UNAUTHENTICATED', null],
    ],
  },
  DeleteCollectionInvite: {
    variables: emails('jun.park@mail.example'),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one', emails('jun.park@mail.example'), 'FOUND'],
      ['the same again', emails('jun.park@mail.example'), 'FOUND'],
      ['no address', emails('mia'), 'BAD_INPUT'],
      ['by one who takes part', emails('agnes@homely.example'), 'FORBIDDEN', 'omar'],
      ['by nobody', emails('agnes@homely.example'), 'UNAUTHENTICATED', null],
    ],
  },
  AcceptCollectionInvitation: {
    variables: answer('2', 4),
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['one’s own', answer('2', 4), 'FOUND'],
      ['the same again', answer('2', 4), 'FOUND'],
      ['one that was accepted long ago', answer('1', 6, 2), 'FOUND', 'omar'],
      ['one that another accepted', answer('1', 6), 'NOT_FOUND'],
      ['of another collection', answer('1', 5, 1), 'NOT_FOUND', 'lena'],
      ['to another address', answer('1', 2), 'FORBIDDEN'],
      ['too old', answer('3', 10, 2), 'NOT_FOUND', 'omar'],
      ['one that was declined', answer('4', 8, 1), 'NOT_FOUND', 'lena'],
      ['one that was taken back', answer('4', 9, 2), 'NOT_FOUND', 'omar'],
      ['for another member', answer('1', 1, 1), 'FORBIDDEN'],
      ['one that was never made', { ...answer('1', 1), uniqueIdentifier: 'guessed' }, 'NOT_FOUND'],
      ['by nobody', answer('1', 1), 'UNAUTHENTICATED', null],
    ],
  },
  DeclineCollectionInvitation: {
    variables: answer('1', 1),
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['one’s own', answer('1', 1), 'FOUND'],
      ['the same again', answer('1', 1), 'FOUND'],
      ['one that was accepted', answer('1', 6, 2), 'NOT_FOUND', 'omar'],
      ['to another address', answer('1', 2), 'FORBIDDEN'],
      ['by nobody', answer('1', 1), 'UNAUTHENTICATED', null],
    ],
  },
  RemoveCollectionCollaborator: {
    variables: { collectionId: '2', memberId: 1 },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['the owner by themselves', { collectionId: '1', memberId: 1 }, 'BAD_INPUT'],
      ['the owner by another', { collectionId: '1', memberId: 1 }, 'FORBIDDEN', 'omar'],
      ['one who does not take part', { collectionId: '1', memberId: 3 }, 'FOUND'],
      ['by the owner', { collectionId: '1', memberId: 2 }, 'FOUND'],
      ['the same again', { collectionId: '1', memberId: 2 }, 'FOUND'],
      ['who left before', { collectionId: '1', memberId: 2 }, 'NOT_FOUND', 'omar'],
      ['oneself', { collectionId: '2', memberId: 1 }, 'FOUND'],
      ['by nobody', { collectionId: '1', memberId: 2 }, 'UNAUTHENTICATED', null],
    ],
  },
  NameInCollection: {
    variables: { collectionId: '1', isNamed: false },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one who takes part', { collectionId: '1', isNamed: true }, 'FOUND', 'omar'],
      ['as staff', { collectionId: '1', isNamed: true }, 'FORBIDDEN', 'stella'],
      ['by nobody', { collectionId: '1', isNamed: true }, 'UNAUTHENTICATED', null],
    ],
  },
  UpdateCollectionTelling: {
    variables: update({ isByEmail: false, isByPush: true }),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['one who takes part', update({ isByEmail: true, isByPush: true }), 'FOUND', 'omar'],
      ['a reader', update({ isByEmail: true, isByPush: true }, '4'), 'FORBIDDEN'],
      ['by nobody', update({ isByEmail: true, isByPush: true }), 'UNAUTHENTICATED', null],
    ],
  },
}
