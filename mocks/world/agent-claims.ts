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

const pending = {
  proof: 'licence',
  licenceNumber: null,
  licenceState: 'VIC',
  state: 'pending',
  token: null,
  expiresAt: null,
  reason: '',
} as const

/** Lena waits for staff and was refused before; Omar waits for an office, twice, and for staff. */
export const agentClaimsOf = (now: Date): AgentClaimRecord[] => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const claim = (id: number, memberId: number, agentId: number, hours: number, rest: Partial<AgentClaimRecord>) => ({
    ...pending,
    id,
    memberId,
    agentId,
    requestedAt: hoursAgo(hours),
    ...rest,
  })
  const byMail = { proof: 'officeEmail', licenceState: null } as const
  const reason = 'This licence is of another person.'
  return [
    claim(1, LENA, 6, 90, { licenceNumber: '081234L', state: 'refused', reason }),
    claim(2, LENA, 4, 30, { licenceNumber: '012345L' }),
    claim(3, OMAR, 10, 28, { ...byMail, token: MOCK_OFFICE_TOKEN, expiresAt: hoursAgo(-140) }),
    claim(4, OMAR, 11, 27, { ...byMail, token: MOCK_OTHER_OFFICE_TOKEN, expiresAt: hoursAgo(-141) }),
    claim(5, OMAR, 12, 26, { licenceNumber: '20123456' }),
  ]
}
