import { expect, it } from 'vitest'
import { accessError, accessKinds, isForMembers } from './call-access.ts'

const local = { claims: {} }

it('an operation for everyone or for whoever holds a secret asks nobody to log in, any other does', () => {
  const refused = accessKinds.filter((kind) => accessError({ for: kind }, null)?.code === 'UNAUTHENTICATED')
  expect(refused).toEqual(['member', 'agent', 'staff', 'owner', 'ownAgent', 'contributor'])
  expect(accessKinds.filter((kind) => isForMembers({ for: kind }))).toEqual(refused)
})

it('an operation for staff needs its claim, and says its message', () => {
  const access = {
    for: 'staff',
    claim: 'tracking_permission.CanAddListingEvent',
    message: 'Staff add events.',
  } as const
  expect(accessError(access, local)).toEqual({ code: 'FORBIDDEN', message: 'Staff add events.' })
  expect(accessError(access, { claims: { tracking_permission: ['CanAddListingEvent'] } })).toBe(null)
  expect(accessError(access, { claims: { listings_permission: ['CanManageAny'] } })?.code).toBe('FORBIDDEN')
  expect(accessError({ for: 'staff' }, { claims: { tracking_permission: ['CanAddListingEvent'] } })).toEqual({
    code: 'FORBIDDEN',
    message: 'You may not do this.',
  })
})

it('what depends on the record is left to where it is read', () => {
  for (const kind of ['member', 'agent', 'owner', 'ownAgent', 'contributor'] as const) {
    expect(accessError({ for: kind, claim: 'users_permission.CanManageAny' }, local)).toBe(null)
  }
})
