import { expect, it } from 'vitest'
import { mayEditListingsOf } from './listing-drafts.ts'

const staff = { listings_permission: ['CanManageAny'] }

it.each([
  ['an agent of the office', { claims: {}, officeId: 7 }, true],
  ['an agent of another office', { claims: {}, officeId: 8 }, false],
  ['a member', { claims: {}, officeId: null }, false],
  ['staff who manage listings', { claims: staff, officeId: null }, true],
  ['staff who see hidden listings', { claims: { listings_permission: ['CanViewHidden'] }, officeId: null }, false],
  ['nobody', null, false],
])('%s may type in the listings of an office: %#', (_who, editor, may) => {
  expect(mayEditListingsOf(editor, 7)).toBe(may)
})
