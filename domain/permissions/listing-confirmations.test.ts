import { expect, it } from 'vitest'
import { mayConfirmListing } from './listing-confirmations.ts'

it('a home is confirmed by its agents, the principals of its office and staff who manage every listing', () => {
  const may = (agentId: number | null, principalOf: number | null, claims = {}) =>
    mayConfirmListing({ claims, agentId, principalOf }, { agentIds: [4, 5], officeId: 7 })
  expect([may(4, null), may(5, null), may(1, 7), may(null, null, { listings_permission: ['CanManageAny'] })]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([may(1, null), may(1, 8), may(null, null)]).toEqual([false, false, false])
  expect(may(null, null, { agents_permission: ['CanChangeAnyAgentsSetting'] })).toBe(false)
  expect(mayConfirmListing(null, { agentIds: [4], officeId: 7 })).toBe(false)
})
