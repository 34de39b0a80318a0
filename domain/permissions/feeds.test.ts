import { expect, it } from 'vitest'
import {
  type FeedUser,
  isFeedStaff,
  mayListAllUploads,
  mayListUploads,
  maySetFeedNotes,
  mayOpenUpload,
  mayReadResults,
  mayReadSentFile,
  maySendFeed,
} from './feeds.ts'

const staff = (claim: string): FeedUser => ({
  memberId: 9,
  claims: { multiloaders_permission: [claim] },
  principalOf: null,
})
const principal: FeedUser = { memberId: 1, claims: {}, principalOf: 7 }
const local: FeedUser = { memberId: 2, claims: {}, principalOf: null }

/** In the order of the columns below. */
const users: (FeedUser | null)[] = [
  principal,
  { ...principal, principalOf: 8 },
  staff('CanViewFiles'),
  staff('CanStoreAFile'),
  staff('CanViewErrors'),
  staff('CanStoreAnError'),
  local,
  null,
]
const sent = { officeId: 7, memberId: 1 }
const folder = { officeId: null, memberId: null }

it.each<[string, string, (user: FeedUser | null) => boolean]>([
  //                                   own other viewFiles storeFile viewErrors storeError local nobody
  ['send', 'yes no no yes no no no no', (user) => maySendFeed(user, 7)],
  ['see uploads of the office', 'yes no yes no yes no no no', (user) => mayListUploads(user, 7)],
  ['see uploads of all', 'no no yes no yes no no no', mayListAllUploads],
  ['see those of the folder', 'no no yes no yes no no no', (user) => mayListUploads(user, null)],
  ['open an upload', 'yes no yes no yes yes no no', (user) => mayOpenUpload(user, { ...sent, memberId: null })],
  ['open one of the folder', 'no no yes no yes yes no no', (user) => mayOpenUpload(user, folder)],
  ['read results', 'yes no no no yes no no no', (user) => mayReadResults(user, { ...sent, memberId: null })],
  ['read results of the folder', 'no no no no yes no no no', (user) => mayReadResults(user, folder)],
  ['have the file', 'yes no yes no no no no no', (user) => mayReadSentFile(user, { ...sent, memberId: null })],
  ['have one of the folder', 'no no yes no no no no no', (user) => mayReadSentFile(user, folder)],
  ['note errors', 'no no no no no yes no no', maySetFeedNotes],
])('principals of the office and of another, staff with each claim, others and nobody: %s', (_what, expected, may) => {
  expect(users.map((user) => (may(user) ? 'yes' : 'no')).join(' ')).toBe(expected)
})

it('what somebody sent by hand is there for them, as long as they may send', () => {
  const sender = staff('CanStoreAFile')
  const own = { officeId: 7, memberId: sender.memberId }
  const all = (user: FeedUser) => [mayOpenUpload(user, own), mayReadResults(user, own), mayReadSentFile(user, own)]
  expect(all(sender)).toEqual([true, true, true])
  expect(all({ ...sender, memberId: 10 })).toEqual([false, false, false])
  expect(all({ ...sender, claims: {} })).toEqual([false, false, false])
})

it('staff with any of the four claims have to do with uploads', () => {
  for (const claim of ['CanViewFiles', 'CanStoreAFile', 'CanViewErrors', 'CanStoreAnError']) {
    expect(isFeedStaff({ multiloaders_permission: [claim] })).toBe(true)
  }
  expect(isFeedStaff({ listings_permission: ['CanManageAny'] })).toBe(false)
})
