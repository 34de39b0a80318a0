import { agentClaimErrors as errors } from '#domain/agents/agent-claim-errors.copy.ts'
import {
  CLAIM_LINK_LIFE_MS,
  claimProblem,
  claimProofOf,
  emailHint,
  LONGEST_CLAIM_REASON,
  MOST_CLAIMABLE_AGENTS,
  MOST_CLAIMS_A_DAY,
  SHORTEST_AGENT_QUERY,
} from '#domain/agents/agent-claims.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { mayChangeAnyAgent } from '#domain/permissions/agent-settings.ts'
import type { MockPortal } from '../portal.ts'
import { pageOf, type Paging, Refusal, required } from '../refusal.ts'
import { compare, officeOfAgent, presentAgents } from '../search/agents.ts'
import { falling, firstOf, rising } from '../search/order.ts'
import type { AgentClaimRecord } from '../world/agent-claims.ts'
import type { AgentRecord } from '../world/records.ts'
import { find, findAll, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { agentView } from './offices.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'

const MOST_SHOWN = 20
const DAY_MS = 86_400_000

type ClaimInput = {
  agentId: number
  proof: AgentClaimRecord['proof']
  licenceNumber?: string | null
  licenceState?: StateCode | null
}
type Decision = { isApproved: boolean; reason: string }

const requestedAt = (claim: AgentClaimRecord): number => claim.requestedAt.getTime()
const byNumber = ({ id }: AgentClaimRecord): number => id

export const agentClaimQueries = ({ world }: MockPortal, headers: Headers) => ({
  claimableAgents({ query }: { query: string }) {
    const start = query.trim().toLowerCase()
    if (start.length < SHORTEST_AGENT_QUERY) return []
    return presentAgents(world)
      .filter((agent) => {
        const names = [agent.name, agent.name.split(' ').at(-1) ?? '', officeOfAgent(world, agent).name]
        return names.some((name) => name.toLowerCase().startsWith(start))
      })
      .sort((left, right) => compare(left.name, right.name))
      .slice(0, MOST_CLAIMABLE_AGENTS)
      .map((agent) => ({ agent: agentView(world, agent), officeEmailHint: hintOf(world, agent) }))
  },
  ownAgentClaims: () =>
    findAll(world.agentClaims, { memberId: requireCaller(world, headers).id })
      .filter(({ state }) => state !== 'withdrawn')
      .sort(firstOf([falling(requestedAt), falling(byNumber)]))
      .slice(0, MOST_SHOWN)
      .map((claim) => claimView(world, claim)),
  licenceClaims({ paging }: { paging: Paging }) {
    requireStaff(world, headers)
    const waiting = findAll(world.agentClaims, { state: 'pending', proof: 'licence' })
    return pageOf(waiting.sort(firstOf([rising(requestedAt), rising(byNumber)])), paging, (claim) => ({
      ...claim,
      ...personOf(world, claim),
      requestedAt: claim.requestedAt.toISOString(),
    }))
  },
  officeClaimQuestion({ token }: { token: string }) {
    const claim = claimOfToken(world, token)
    return claim && { ...personOf(world, claim), expiresAt: claim.expiresAt?.toISOString() }
  },
})

export const agentClaimMutations = ({ world }: MockPortal, headers: Headers) => ({
  claimAgent({ input }: { input: ClaimInput }) {
    const member = requireCaller(world, headers)
    const { id: memberId } = member
    const proof = claimProofOf(input)
    if (!('proof' in proof)) throw new Refusal('BAD_INPUT', proof.message, proof.field)
    const agent = find(world.agents, { id: input.agentId })
    const problem = claimProblem(member, agent ? claimed(world, agent) : null, proof.proof)
    if (problem !== null) throw new Refusal(problem.code, problem.message, problem.field)
    const known = find(world.agentClaims, { state: 'pending', memberId, agentId: input.agentId })
    if (known && find(world.agentClaims, { id: known.id, ...proof })) return { claim: claimView(world, known) }
    if (known !== undefined) decide(world, known, 'withdrawn')
    const since = world.now.getTime() - DAY_MS
    const recent = findAll(world.agentClaims, { memberId }).filter((claim) => requestedAt(claim) > since)
    if (recent.length >= MOST_CLAIMS_A_DAY) throw new Refusal('TOO_MANY_REQUESTS', errors.tooMany)
    const id = nextId(world.agentClaims)
    const isByMail = proof.proof === 'officeEmail'
    const link = {
      token: isByMail ? `mock-link-${id}` : null,
      expiresAt: isByMail ? new Date(world.now.getTime() + CLAIM_LINK_LIFE_MS) : null,
    }
    const state = { state: 'pending', requestedAt: world.now, reason: '' } as const
    const claim = world.agentClaims.create({ id, memberId, agentId: input.agentId, ...proof, ...link, ...state })
    return { claim: claimView(world, claim) }
  },
  answerAgentClaim({ token, isConfirmed }: { token: string; isConfirmed: boolean }) {
    const claim = required(claimOfToken(world, token), errors.link)
    return settle(world, claim, { isApproved: isConfirmed, reason: '' })
  },
  decideAgentClaim({ claimId, isApproved, reason }: { claimId: string } & Decision) {
    const staff = requireStaff(world, headers)
    requireRecentSignIn(world, headers)
    if (reason.length > LONGEST_CLAIM_REASON) {
      throw new Refusal('BAD_INPUT', errors.reason(LONGEST_CLAIM_REASON), 'reason')
    }
    const waiting = findAll(world.agentClaims, { state: 'pending', proof: 'licence' })
    const claim = required(
      waiting.find(({ id }) => String(id) === claimId),
      errors.noClaim,
    )
    if (claim.memberId === staff.id) throw new Refusal('FORBIDDEN', errors.own)
    return settle(world, claim, { isApproved, reason: reason.trim() })
  },
})

function requireStaff(world: World, headers: Headers) {
  const member = requireCaller(world, headers)
  if (!mayChangeAnyAgent(member.claims)) throw new Refusal('FORBIDDEN', errors.staffOnly)
  return member
}

/** An agent as far as it matters for claims. */
const claimed = (world: World, agent: AgentRecord) => ({
  hasLeft: agent.leftOn !== null,
  isManaged: agent.isClaimed || find(world.members, { agentId: agent.id }) !== undefined,
  officeEmail: officeOfAgent(world, agent).email,
})

const claimOfToken = ({ agentClaims, now }: World, token: string): AgentClaimRecord | null =>
  findAll(agentClaims, { token, state: 'pending' }).find(({ expiresAt }) => expiresAt !== null && expiresAt > now) ??
  null

function settle(world: World, claim: AgentClaimRecord, { isApproved, reason }: Decision) {
  const { memberId, agentId } = claim
  const state = isApproved ? 'approved' : 'refused'
  if (isApproved) {
    if (claimed(world, agentOf(world, claim)).isManaged) throw new Refusal('CONFLICT', errors.isManaged)
    update(world.members, { id: memberId }, { type: 2, agentId })
    update(world.agents, { id: agentId }, { isClaimed: true })
  }
  decide(world, claim, state, reason)
  for (const other of isApproved ? findAll(world.agentClaims, { state: 'pending' }) : []) {
    if (other.memberId === memberId) decide(world, other, 'withdrawn')
    else if (other.agentId === agentId) decide(world, other, 'refused', errors.isManaged)
  }
  return { claimId: String(claim.id), state }
}

const decide = (world: World, { id }: AgentClaimRecord, state: AgentClaimRecord['state'], reason = '') =>
  update(world.agentClaims, { id }, { state, reason, token: null })

function claimView(world: World, claim: AgentClaimRecord) {
  const agent = agentOf(world, claim)
  const isTooOld = claim.state === 'pending' && claim.expiresAt !== null && claim.expiresAt <= world.now
  return {
    ...claim,
    agent: agentView(world, agent),
    state: isTooOld ? 'expired' : claim.state,
    requestedAt: claim.requestedAt.toISOString(),
    expiresAt: claim.expiresAt?.toISOString() ?? null,
    officeEmailHint: claim.proof === 'licence' ? null : hintOf(world, agent),
  }
}

const personOf = (world: World, claim: AgentClaimRecord) => ({
  agent: agentView(world, agentOf(world, claim)),
  memberName: find(world.members, { id: claim.memberId })?.name,
  memberEmail: find(world.members, { id: claim.memberId })?.email,
})

const agentOf = (world: World, { agentId }: AgentClaimRecord): AgentRecord =>
  required(find(world.agents, { id: agentId }), errors.noAgent)

function hintOf(world: World, agent: AgentRecord): string | null {
  const { email } = officeOfAgent(world, agent)
  return email === null ? null : emailHint(email)
}
