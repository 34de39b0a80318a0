import { agentClaimErrors as errors } from '#domain/agents/agent-claim-errors.copy.ts'
import {
  CLAIM_LINK_LIFE_MS,
  CLAIM_MAIL_PAUSE_MS,
  claimProblem,
  MOST_CLAIM_MAILS,
  MOST_CLAIMABLE_AGENTS,
  MOST_CLAIMS_A_DAY,
  MOST_CLAIMS_OF_OFFICE_A_DAY,
  SHORTEST_AGENT_QUERY,
} from '#domain/agents/agent-claims.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { officeMail } from './agent-claim-mail.ts'
import type { ClaimableRow, ClaimPage, ClaimRow, ClaimToDecide, NewClaim } from './agent-claim-record.ts'
import {
  type AgentToClaim,
  claimsOfMember,
  countLicenceClaims,
  countRecent,
  decideClaim,
  deleteClaimsOf,
  findByToken,
  findClaimable,
  findPending,
  insertClaim,
  licenceClaims,
  lockAgent,
  lockMember,
  setLink,
} from './agent-claims.queries.ts'
import { type ClaimDecisions, claimDecisions, hashOf, newToken } from './claim-decisions.ts'
import type { ClaimsParts } from './claims-parts.ts'

/** How members come to manage the profiles of agents (docs/product.md, section 25). */
export type AgentClaims = ClaimDecisions & {
  find(query: string): Promise<ClaimableRow[]>
  /** The latest first. */
  ofMember(memberId: number): Promise<ClaimRow[]>
  /** Makes a claim, or goes on with the same one; throws where the profile cannot be claimed by this member. */
  claim(claim: NewClaim): Promise<ClaimRow>
  /** What an office may answer by its link; null where it was used or is too old. */
  byToken(token: string): Promise<ClaimToDecide | null>
  toDecide(page: { skip: number; take: number }): Promise<ClaimPage>
  /** Forgets the claims of a member who goes, and gives the profile back. Within the transaction around. */
  leave(memberId: number): Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_SHOWN = 20

/** In one order only, members before agents, so that no two transactions wait for each other. */
export function agentClaimsOver(parts: ClaimsParts): AgentClaims {
  const { database, clock, members, offices, agentSettings } = parts

  async function requireClaimable({ memberId, agentId, proof }: NewClaim): Promise<[MemberRecord, AgentToClaim]> {
    const held = await lockMember(database, memberId)
    const member = await members.byId(memberId)
    if (held === null || member === null) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
    const agent = await lockAgent(database, agentId)
    const claimant = { isEmailConfirmed: member.emailConfirmedAt !== null, agentId: held.agentId }
    const problem = claimProblem(claimant, agent, proof)
    if (problem !== null) throw new PortalError(problem.code, problem.message, { field: problem.field })
    if (agent === null) throw new PortalError('NOT_FOUND', errors.noAgent)
    return [member, agent]
  }

  async function begin(claim: NewClaim, { officeId }: AgentToClaim): Promise<number> {
    const now = clock()
    const after = new Date(now.getTime() - DAY_MS)
    const recent = await countRecent(database, { memberId: claim.memberId, officeId, after })
    if (recent.ofMember >= MOST_CLAIMS_A_DAY) throw new PortalError('TOO_MANY_REQUESTS', errors.tooMany)
    if (claim.proof === 'officeEmail' && recent.ofOffice >= MOST_CLAIMS_OF_OFFICE_A_DAY) {
      throw new PortalError('TOO_MANY_REQUESTS', errors.tooManyOfOffice)
    }
    const expiresAt = claim.proof === 'licence' ? null : new Date(now.getTime() + CLAIM_LINK_LIFE_MS)
    return insertClaim(database, { ...claim, expiresAt, now })
  }

  async function askOffice(id: number, member: MemberRecord, { agentId, officeEmail }: AgentToClaim): Promise<void> {
    const now = clock()
    const token = newToken()
    const expiresAt = new Date(now.getTime() + CLAIM_LINK_LIFE_MS)
    await setLink(database, { id, tokenHash: hashOf(token), expiresAt, now })
    const person = { memberName: member.name, memberEmail: member.email, agentName: await nameOf(agentId) }
    await parts.mail.queue(officeMail(person, { recipient: officeEmail ?? '', token, origin: parts.origin }))
  }

  async function nameOf(agentId: number): Promise<string> {
    const agent = await offices.agent(agentId)
    if (agent === null) throw new PortalError('NOT_FOUND', errors.noAgent)
    return agent.name
  }

  async function withdrawUnlessSame(known: ClaimRow | null, claim: NewClaim): Promise<ClaimRow | null> {
    if (known === null) return null
    if (isSameClaim(known, claim, clock())) return known
    await decideClaim(database, { id: known.id, state: 'withdrawn', decidedBy: null, reason: '', now: clock() })
    return null
  }

  return {
    ...claimDecisions(parts),
    async find(query) {
      const start = query.trim().toLowerCase()
      if (start.length < SHORTEST_AGENT_QUERY) return []
      return findClaimable(database, `${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, MOST_CLAIMABLE_AGENTS)
    },
    ofMember: (memberId) => claimsOfMember(database, memberId, MOST_SHOWN),
    claim: (claim) =>
      database.transaction(async () => {
        const [member, agent] = await requireClaimable(claim)
        const known = await withdrawUnlessSame(await findPending(database, member.id, agent.agentId), claim)
        const id = known?.id ?? (await begin(claim, agent))
        if (claim.proof === 'officeEmail' && mayWrite(known, clock())) await askOffice(id, member, agent)
        const kept = await findPending(database, member.id, agent.agentId)
        if (kept === null) throw new Error('A claim was not kept')
        return kept
      }),
    byToken: (token) => findByToken(database, hashOf(token), clock()),
    async toDecide(page) {
      return { total: await countLicenceClaims(database), paging: page, rows: await licenceClaims(database, page) }
    },
    async leave(memberId) {
      const member = await members.byId(memberId)
      await deleteClaimsOf(database, memberId)
      if (member !== null && member.agentId !== null) await agentSettings.setClaimed(member.agentId, false)
    },
  }
}

/** Whether a claim that waits is the one that is made again. */
const isSameClaim = (known: ClaimRow, claim: NewClaim, now: Date): boolean =>
  known.proof === claim.proof &&
  known.licenceNumber === claim.licenceNumber &&
  known.licenceState === claim.licenceState &&
  (known.expiresAt === null || known.expiresAt > now)

const mayWrite = (known: ClaimRow | null, now: Date): boolean =>
  known === null ||
  known.mailedAt === null ||
  (known.mailCount < MOST_CLAIM_MAILS && now.getTime() - known.mailedAt.getTime() >= CLAIM_MAIL_PAUSE_MS)
