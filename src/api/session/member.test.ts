import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Member, validMember } from './member.ts'

const stella: Member = {
  id: 4,
  username: 'stella',
  name: 'Stella Staff',
  type: 1,
  avatar: { identifier: 'member-4', version: 2, isDefault: false },
  displayDescription: '',
  isAgent: false,
  claims: { listings_permission: ['CanManageAny', 'CanBoost'] },
  communications: [{ communicationType: 1, details: 'stella@homely.example' }],
}
const words = {
  memberId: 4,
  username: 'stella',
  type: 1,
  claims: { listings_permission: ['CanBoost', 'CanManageAny'] },
}

describe('a kept member', () => {
  it('is taken when it is whole and the token speaks of the same', () => {
    expect(validMember(stella, words)).toEqual(stella)
    expect(validMember(stella, null)).toEqual(stella)
  })

  it.each<[string, object]>([
    ['another number', { id: 5 }],
    ['another username', { username: 'omar' }],
    ['a claim more', { claims: { ...stella.claims, apps_permission: ['CanToggleFeatures'] } }],
    ['a claim less', { claims: { listings_permission: ['CanBoost'] } }],
    ['another type', { type: 2, isAgent: true }],
  ])('with %s than the token is dropped', (_, change) => {
    expect(validMember({ ...stella, ...change }, words)).toBeNull()
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'stella'],
    ['a list', [stella]],
    ['no name', { ...stella, name: '' }],
    ['a name that is none', { ...stella, name: { toString: 'x' } }],
    ['a username that is an address', { ...stella, username: '../admin' }],
    ['an agent whose name is an address', { ...stella, agentUsername: '../admin' }],
    ['an avatar that is an address', { ...stella, avatar: { ...stella.avatar, identifier: 'https://elsewhere' } }],
    ['claims that are none', { ...stella, claims: { listings_permission: 'CanManageAny' } }],
    ['a contact that is none', { ...stella, communications: [null] }],
    ['an agent by half', { ...stella, isAgent: true }],
  ])('that is %s is dropped', (_, found) => {
    expect(validMember(found, null)).toBeNull()
  })

  it('never throws, whatever is found', () => {
    fc.assert(
      fc.property(fc.anything(), (found) => {
        expect(validMember(found, words)).toBeNull()
      }),
    )
  })
})
