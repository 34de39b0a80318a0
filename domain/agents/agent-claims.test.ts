import { describe, expect, it } from 'vitest'
import { claimProblem, claimProofOf, emailHint, licenceNumberOf } from './agent-claims.ts'

describe('the number of a licence', () => {
  it.each([
    ['012345L', '012345L'],
    [' 20 123 456 ', '20 123 456'],
    ['rea-77120', 'REA-77120'],
    ['12', '12'],
    ['1234.5/6', '1234.5/6'],
  ])('%j is %j', (typed, kept) => {
    expect(licenceNumberOf(typed)).toBe(kept)
  })

  it.each(['', '7', 'licence', '12<b>', `1${'2'.repeat(40)}`, '№ 123', '-12'])('%j is none', (typed) => {
    expect(licenceNumberOf(typed)).toBeNull()
  })
})

it('an office’s address is recognised and not told', () => {
  expect(emailHint('fitzroy@agency.example')).toBe('f•••@agency.example')
  expect(emailHint('a@agency.example')).toBe('a•••@agency.example')
})

it.each([
  [
    { proof: 'officeEmail', licenceNumber: '012345L', licenceState: 'VIC' },
    { licenceNumber: null, licenceState: null },
  ],
  [{ proof: 'licence', licenceNumber: ' 012345l', licenceState: 'VIC' }, { licenceNumber: '012345L' }],
  [{ proof: 'licence', licenceNumber: '', licenceState: 'VIC' }, { field: 'licenceNumber' }],
  [{ proof: 'licence', licenceNumber: '012345L' }, { field: 'licenceState' }],
] as const)('a claim of %j is proved with, or fails at, %j', (given, proof) => {
  expect(claimProofOf(given)).toMatchObject(proof)
})

const member = { isEmailConfirmed: true, agentId: null }
const agent = { hasLeft: false, isManaged: false, officeEmail: null }

it.each([
  [member, agent, 'licence', null],
  [{ ...member, isEmailConfirmed: false }, agent, 'licence', 'FORBIDDEN'],
  [{ ...member, agentId: 7 }, agent, 'licence', 'CONFLICT'],
  [member, null, 'licence', 'NOT_FOUND'],
  [member, { ...agent, hasLeft: true }, 'licence', 'CONFLICT'],
  [member, { ...agent, isManaged: true }, 'licence', 'CONFLICT'],
  [member, agent, 'officeEmail', 'BAD_INPUT'],
  [member, { ...agent, officeEmail: 'office@agency.example' }, 'officeEmail', null],
] as const)('a claim by %j of %j by %s is refused with %s', (claimant, profile, proof, code) => {
  expect(claimProblem(claimant, profile, proof)?.code ?? null).toBe(code)
})
