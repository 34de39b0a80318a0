import type { StateCode } from '#domain/lookups/states.ts'

/** The wish of a member to manage the profile of an agent. */
export type AgentClaimRecord = {
  id: number
  memberId: number
  agentId: number
  proof: 'officeEmail' | 'licence'
  licenceNumber: string | null
  licenceState: StateCode | null
  state: 'pending' | 'approved' | 'refused' | 'withdrawn'
  /** Of the link in the mail to the office; no mail leaves the mocks. */
  token: string | null
  expiresAt: Date | null
  requestedAt: Date
  reason: string
}

const HOUR = 3_600_000
const [LENA, OMAR] = [1, 2]

/** The links that an office got about Omar. */
export const MOCK_OFFICE_TOKEN = 'mock-link-to-an-office'
export const MOCK_OTHER_OFFICE_TOKEN = 'mock-link-to-an-office-about-another-agent'

/** Lena waits for staff and was refused before; Omar waits for an office, twice, and for staff. */
export const agentClaimsOf = (now: Date): AgentClaimRecord[] => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const licence = { proof: 'licence', licenceState: 'VIC', token: null, expiresAt: null } as const
  const byMail = {
    memberId: OMAR,
    proof: 'officeEmail',
    licenceNumber: null,
    licenceState: null,
    state: 'pending',
    reason: '',
  } as const
  return [
    {
      ...licence,
      id: 1,
      memberId: LENA,
      agentId: 6,
      licenceNumber: '081234L',
      state: 'refused',
      requestedAt: hoursAgo(90),
      reason: 'This licence is of another person.',
    },
    {
      ...licence,
      id: 2,
      memberId: LENA,
      agentId: 4,
      licenceNumber: '012345L',
      state: 'pending',
      requestedAt: hoursAgo(30),
      reason: '',
    },
    {
      ...byMail,
      id: 3,
      agentId: 10,
      token: MOCK_OFFICE_TOKEN,
      expiresAt: new Date(now.getTime() + 140 * HOUR),
      requestedAt: hoursAgo(28),
    },
    {
      ...byMail,
      id: 4,
      agentId: 11,
      token: MOCK_OTHER_OFFICE_TOKEN,
      expiresAt: new Date(now.getTime() + 141 * HOUR),
      requestedAt: hoursAgo(27),
    },
    {
      ...licence,
      id: 5,
      memberId: OMAR,
      agentId: 12,
      licenceNumber: '20123456',
      state: 'pending',
      requestedAt: hoursAgo(26),
      reason: '',
    },
  ]
}
