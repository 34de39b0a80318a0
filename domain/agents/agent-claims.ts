import { agentClaimErrors as errors } from './agent-claim-errors.copy.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long the link in a mail to an office works. */
export const CLAIM_LINK_LIFE_MS = 7 * DAY_MS
/** The same claim writes to the office again after so long. */
export const CLAIM_MAIL_PAUSE_MS = 10 * 60 * 1000
/** Mails that one claim may send to an office. */
export const MOST_CLAIM_MAILS = 3
/** Claims of one member in a day. */
export const MOST_CLAIMS_A_DAY = 5
/** Claims in a day that may write to one office. */
export const MOST_CLAIMS_OF_OFFICE_A_DAY = 20
export const LONGEST_LICENCE_NUMBER = 40
export const LONGEST_CLAIM_REASON = 500
export const SHORTEST_AGENT_QUERY = 2
export const LONGEST_AGENT_QUERY = 100
export const MOST_CLAIMABLE_AGENTS = 10

/** A licence number as it is kept: "012345l " is "012345L"; null for what can be none. */
export function licenceNumberOf(text: string): string | null {
  const number = text.trim().replaceAll(/\s+/g, ' ').toUpperCase()
  return /^[A-Z\d][A-Z\d ./-]{1,39}$/.test(number) && /\d/.test(number) ? number : null
}

/** "o•••@agency.example": enough to recognise an office's address, too little to write to it. */
export const emailHint = (email: string): string => email.replace(/^(.)[^@]*@/u, '$1•••@')

type ClaimProblem = { code: 'BAD_INPUT' | 'CONFLICT' | 'FORBIDDEN' | 'NOT_FOUND'; message: string; field?: string }

/** Why a member cannot claim a profile; null where nothing is in the way. */
export function claimProblem(
  member: { isEmailConfirmed: boolean; agentId: number | null },
  agent: { hasLeft: boolean; isManaged: boolean; officeEmail: string | null } | null,
  proof: 'licence' | 'officeEmail',
): ClaimProblem | null {
  if (!member.isEmailConfirmed) return { code: 'FORBIDDEN', message: errors.confirmEmail }
  if (member.agentId !== null) return { code: 'CONFLICT', message: errors.managesAnother }
  if (agent === null) return { code: 'NOT_FOUND', message: errors.noAgent }
  if (agent.hasLeft) return { code: 'CONFLICT', message: errors.hasLeft }
  if (agent.isManaged) return { code: 'CONFLICT', message: errors.isManaged }
  const hasNoOffice = proof === 'officeEmail' && agent.officeEmail === null
  return hasNoOffice ? { code: 'BAD_INPUT', message: errors.noOfficeEmail, field: 'proof' } : null
}

type ClaimProof<State> = { proof: 'licence' | 'officeEmail'; licenceNumber: string | null; licenceState: State | null }

/** What a claim is proved with, or the field that is at fault: a licence is a number and a state; a mail to the office needs neither. */
export function claimProofOf<State extends string>(given: {
  proof: 'licence' | 'officeEmail'
  licenceNumber?: string | null | undefined
  licenceState?: State | null | undefined
}): ClaimProof<State> | { field: string; message: string } {
  const { proof, licenceState } = given
  if (proof === 'officeEmail') return { proof, licenceNumber: null, licenceState: null }
  const licenceNumber = licenceNumberOf(given.licenceNumber ?? '')
  if (licenceNumber === null) return { field: 'licenceNumber', message: errors.licenceNumber }
  if (licenceState == null) return { field: 'licenceState', message: errors.licenceState }
  return { proof, licenceNumber, licenceState }
}
