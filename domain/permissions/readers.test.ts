import { describe, expect, it } from 'vitest'
import { mayReadEnquiries } from './enquiries.ts'
import { mayReadListingEvents } from './listing-events.ts'

const listing = { agentIds: [4, 7] }
const manager = { listings_permission: ['CanManageAny'] }

describe.each([
  ['enquiries', mayReadEnquiries],
  ['events', mayReadListingEvents],
])('the %s of a listing', (_, mayRead) => {
  it('are read by its own agents and by staff who manage every listing', () => {
    expect(mayRead({ claims: {}, agentId: 7 }, listing)).toBe(true)
    expect(mayRead({ claims: manager, agentId: null }, listing)).toBe(true)
  })

  it('are read by nobody else', () => {
    expect(mayRead(null, listing)).toBe(false)
    expect(mayRead({ claims: {}, agentId: null }, listing)).toBe(false)
    expect(mayRead({ claims: {}, agentId: 5 }, listing)).toBe(false)
    expect(mayRead({ claims: { ugc_permission: ['CanManageAny'] }, agentId: null }, listing)).toBe(false)
  })
})
