import { expect, it } from 'vitest'
import { asList, claimChangesForLog, claimsOf, claimsRefusal, managingRefusal, standingOf } from './manage-members.ts'

const users = { users_permission: ['CanManageAny', 'CanViewAnyMember'] }
const staff = { memberId: 1, claims: { ...users, listings_permission: ['CanBoost'] } }
const lena = { id: 2, claims: {}, isEmailConfirmed: true, isClosed: false }

it.each([
  ['staff who may change any member', staff, lena.claims, null],
  ['who may only view them', { memberId: 1, claims: { users_permission: ['CanViewAnyMember'] } }, {}, 'notStaff'],
  ['staff without the claims of the member', staff, { listings_permission: ['CanManageAny'] }, 'moreClaims'],
  ['staff with the claims of the member', staff, { listings_permission: ['CanBoost'] }, null],
  ['the member', { memberId: 2, claims: users }, users, 'own'],
])('%s: what an act on a member is refused for', (_about, who, claims, refusal) => {
  expect(managingRefusal({ id: 2, claims }, who)).toBe(refusal)
})

it.each([
  ['what staff hold themselves', lena, { listings_permission: ['CanBoost'] }, null],
  ['what they lack', lena, { listings_permission: ['CanViewHidden'] }, 'lacking'],
  ['what there is not', lena, { listings_permission: ['CanFly'] }, 'unknownClaim'],
  ['what there is not in an area of every object', lena, { constructor: ['name'] }, 'unknownClaim'],
  ['to who confirmed no address', { ...lena, isEmailConfirmed: false }, users, 'unconfirmed'],
  ['to an account that is closed', { ...lena, isClosed: true }, users, 'closed'],
  ['nothing, from a closed account', { ...lena, claims: users, isClosed: true }, {}, null],
  ['what they hold already, known or not', { ...lena, claims: { old: ['CanDoIt'] } }, { old: ['CanDoIt'] }, null],
])('%s: what giving is refused for', (_about, member, wanted, refusal) => {
  expect(claimsRefusal(member, wanted, staff)).toBe(refusal)
})

it('the log names what was given and what was taken', () => {
  const before = { users_permission: ['CanViewAnyMember'], ugc_permission: ['CanViewAny'] }
  expect(claimChangesForLog(before, { users_permission: ['CanViewAnyMember', 'CanManageAny'] })).toEqual([
    { field: 'users_permission', before: '', after: 'CanManageAny' },
    { field: 'ugc_permission', before: 'CanViewAny', after: '' },
  ])
  expect(claimChangesForLog(before, before)).toEqual([])
})

it('a list of claims is in order, names each once and no area without any', () => {
  const claims = claimsOf([
    { area: 'users_permission', claims: ['CanViewAnyMember', 'CanManageAny'] },
    { area: 'ugc_permission', claims: [] },
    { area: 'users_permission', claims: ['CanManageAny'] },
    { area: 'apps_permission', claims: ['CanToggleFeatures'] },
  ])
  expect(asList(claims)).toEqual([
    { area: 'apps_permission', claims: ['CanToggleFeatures'] },
    { area: 'users_permission', claims: ['CanManageAny', 'CanViewAnyMember'] },
  ])
})

it('an account that is closed stands so, confirmed or not', () => {
  expect(standingOf({ isEmailConfirmed: true, isClosed: false })).toBe('open')
  expect(standingOf({ isEmailConfirmed: false, isClosed: false })).toBe('unconfirmed')
  expect(standingOf({ isEmailConfirmed: false, isClosed: true })).toBe('closed')
})
