import { describe, expect, it } from 'vitest'
import {
  mayReadPerformanceOfAgent,
  mayReadPerformanceOfListing,
  mayReadPerformanceOfOffice,
  type PerformanceReader,
} from './performance.ts'

const agent: PerformanceReader = { claims: {}, agentId: 1, principalOf: null }
const principal: PerformanceReader = { claims: {}, agentId: 2, principalOf: 7 }
const local: PerformanceReader = { claims: {}, agentId: null, principalOf: null }
const staff: PerformanceReader = { ...local, claims: { agents_permission: ['CanChangeAnyAgentsSetting'] } }
const otherStaff: PerformanceReader = { ...local, claims: { listings_permission: ['CanManageAny'] } }

describe('how homes are viewed', () => {
  const readers = [agent, principal, staff, otherStaff, local, null]

  it('is for the agent, the principal of the office and staff who may change any agent', () => {
    const own = readers.map((reader) => mayReadPerformanceOfAgent(reader, { id: 1, officeId: 7 }))
    expect(own).toEqual([true, true, true, false, false, false])
    const ofAnother = readers.map((reader) => mayReadPerformanceOfAgent(reader, { id: 3, officeId: 8 }))
    expect(ofAnother).toEqual([false, false, true, false, false, false])
  })

  it('is, of an office, for its principal and staff', () => {
    expect(readers.map((reader) => mayReadPerformanceOfOffice(reader, 7))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(mayReadPerformanceOfOffice(principal, 8)).toBe(false)
  })

  it('is, of a home, for each of its agents too', () => {
    const of = (agentIds: number[], officeId: number) =>
      readers.map((reader) => mayReadPerformanceOfListing(reader, { agentIds, officeId }))
    expect(of([3, 1], 8)).toEqual([true, false, true, false, false, false])
    expect(of([3], 7)).toEqual([false, true, true, false, false, false])
    expect(of([], 8)).toEqual([false, false, true, false, false, false])
  })
})
