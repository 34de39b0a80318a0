import { describe, expect, it } from 'vitest'
import {
  type Access,
  avatarOf,
  canManage,
  canView,
  contactsOf,
  hasAccess,
  type KnownMember,
  memberView,
  shownAvatar,
} from './member-view.ts'

const lena: KnownMember = {
  id: 7,
  username: 'lena',
  name: 'Lena Local',
  email: 'lena@example.org',
  type: 1,
  displayDescription: 'Looking for a first home.',
  avatarVersion: 0,
  hasPicture: false,
  contacts: [{ communicationType: 2, details: '0491 570 156' }],
  claims: { apps_permission: ['CanToggleFeatures'] },
}
const agnes: KnownMember = { ...lena, id: 8, username: 'agnes', type: 2, claims: {} }

const asker = (memberId: number, users: readonly string[] = []) => ({ memberId, claims: { users_permission: users } })
const viewer = asker(3, ['CanViewAnyMember'])
const manager = {
  memberId: 3,
  claims: { users_permission: ['CanManageAny'], apps_permission: ['CanToggleFeatures'] },
}

describe('a member', () => {
  it('is seen by itself and by staff that may view any member', () => {
    const askers = [null, asker(7), asker(8), viewer, manager]
    expect(askers.map((each) => canView(lena, each))).toEqual([false, true, false, true, false])
  })

  it('is changed by itself and by staff that may manage any', () => {
    const askers = [null, asker(7), asker(8), viewer, manager]
    expect(askers.map((each) => canManage(lena, each))).toEqual([false, true, false, false, true])
  })

  it('is not changed by staff that lack one of its claims', () => {
    expect([canManage(lena, asker(3, ['CanManageAny'])), canManage(agnes, asker(3, ['CanManageAny']))]).toEqual([
      false,
      true,
    ])
    const more = { ...lena, claims: { ...lena.claims, users_permission: ['CanViewAnyMember'] } }
    expect([canManage(more, manager), hasAccess(more, manager, 'manage')]).toEqual([false, false])
  })

  it('shows private details to the member alone', () => {
    const accesses: Access[] = ['view', 'manage', 'own']
    const of = (who: Parameters<typeof hasAccess>[1]) => accesses.filter((access) => hasAccess(lena, who, access))
    expect([null, asker(8), viewer, manager, asker(7)].map(of)).toEqual([[], [], ['view'], ['manage'], accesses])
  })

  it('claims of another area open nothing', () => {
    const other = { memberId: 3, claims: { listings_permission: ['CanManageAny'] } }
    expect([canView(lena, other), canManage(lena, other)]).toEqual([false, false])
  })
})

describe('what is seen of a member', () => {
  it('holds claims and contacts for itself', () => {
    expect(memberView(lena, asker(7))).toEqual({
      id: 7,
      username: 'lena',
      name: 'Lena Local',
      type: 1,
      avatar: null,
      displayDescription: 'Looking for a first home.',
      isAgent: false,
      claims: { apps_permission: ['CanToggleFeatures'] },
      communications: [
        { communicationType: 1, details: 'lena@example.org' },
        { communicationType: 2, details: '0491 570 156' },
      ],
    })
  })

  it('holds neither for others', () => {
    for (const other of [null, asker(8), manager]) {
      expect(memberView(lena, other)).toMatchObject({ name: 'Lena Local', claims: {}, communications: [] })
    }
  })

  it("holds an agent's contacts for everyone, but never the email address it signs in with", () => {
    expect(memberView(lena, null)).not.toHaveProperty('agentUsername')
    expect(memberView({ ...agnes, agentUsername: 'agnes-keane' }, null)).toMatchObject({
      agentUsername: 'agnes-keane',
      isAgent: true,
      communications: [{ communicationType: 2, details: '0491 570 156' }],
    })
    expect(contactsOf(agnes).map(({ details }) => details)).toEqual(['lena@example.org', '0491 570 156'])
  })
})

it('a picture is named by its member and counts its changes, also when it was removed', () => {
  const of = (avatarVersion: number, hasPicture: boolean) => avatarOf({ id: 7, avatarVersion, hasPicture })
  expect(of(0, false)).toBeNull()
  expect(of(1, true)).toEqual({ identifier: 'member-7', version: 1, isDefault: false })
  expect(of(2, false)).toEqual({ identifier: 'member-7', version: 2, isDefault: true })
})

it('a person is shown with the own picture, else the portrait of the agent, else the default one', () => {
  const shown = (avatarVersion: number, hasPicture: boolean, portrait: string | null) =>
    shownAvatar({ id: 7, avatarVersion, hasPicture }, portrait)?.identifier
  expect([shown(2, true, 'portrait-1'), shown(2, true, null)]).toEqual(['member-7', 'member-7'])
  expect([shown(2, false, 'portrait-1'), shown(0, false, 'portrait-1')]).toEqual(['portrait-1', 'portrait-1'])
  expect([shown(2, false, null), shown(0, false, null)]).toEqual(['member-7', undefined])
  expect(shownAvatar(null, 'portrait-1')).toEqual({ identifier: 'portrait-1', version: 1, isDefault: false })
  expect(shownAvatar(null, null)).toBeNull()
})
