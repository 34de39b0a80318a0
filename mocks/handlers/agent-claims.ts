import { agentClaimErrors as errors } from '#domain/agents/agent-claim-errors.copy.ts'
import {
  CLAIM_LINK_LIFE_MS,
  emailHint,
  licenceNumberOf,
  LONGEST_AGENT_QUERY,
  LONGEST_CLAIM_REASON,
  MOST_CLAIMABLE_AGENTS,
  MOST_CLAIMS_A_DAY,
  SHORTEST_AGENT_QUERY,
} from '#domain/agents/agent-claims.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, requireShort, requireWithin } from '../refusal.ts'
import type { AgentClaimRecord } from '../world/agent-claims.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { agentView } from './offices.ts'
import { requireCaller } from './collections.ts'
import { officeOfAgent } from './office-of-agent.ts'

const LARGEST_TAKE = 100
const LARGEST_SKIP = 10_000
const MOST_SHOWN = 20
const DAY_MS = 86_400_000

type ClaimInput = {
  agentId: number
  proof: AgentClaimRecord['proof']
  licenceNumber?: string | null
  licenceState?: StateCode | null
}
type Paging = { paging: { skip: number; take: number } }

/** Claims of profiles of agents. */
export const agentClaimQueries = ({ world }: MockPortal, headers: Headers) => ({
  claimableAgents({ query }: { query: string }) {
    requireShort('query', query, LONGEST_AGENT_QUERY)
    const start = query.trim().toLowerCase()
    if (start.length < SHORTEST_AGENT_QUERY) return []
    const begins = (text: string) => text.toLowerCase().startsWith(start)
    return world.agents
      .getAll()
      .filter((agent) => agent.leftOn === null)
      .filter(
        (agent) =>
          begins(agent.name) || begins(agent.name.split(' ').at(-1) ?? '') || begins(officeOfAgent(world, agent).name),
      )
      .toSorted((left, right) => (left.name < right.name ? -1 : 1))
      .slice(0, MOST_CLAIMABLE_AGENTS)
      .map((agent) => ({ agent: agentView(world, agent), officeEmailHint: hintOf(world, agent) }))
  },

  ownAgentClaims() {
    const { id } = requireCaller(world, headers)
    return claims(world)
      .filter(({ memberId, state }) => memberId === id && state !== 'withdrawn')
      .toSorted((left, right) => right.requestedAt.getTime() - left.requestedAt.getTime() || right.id - left.id)
      .slice(0, MOST_SHOWN)
      .map((claim) => claimView(world, claim))
  },

  licenceClaims({ paging }: Paging) {
    requireStaff(world, headers)
    requireWithin('take', paging.take, 1, LARGEST_TAKE)
    requireWithin('skip', paging.skip, 0, LARGEST_SKIP)
    const waiting = claims(world)
      .filter(({ state, proof }) => state === 'pending' && proof === 'licence')
      .toSorted((left, right) => left.requestedAt.getTime() - right.requestedAt.getTime() || left.id - right.id)
    const results = waiting.slice(paging.skip, paging.skip + paging.take).map((claim) => ({
      ...personOf(world, claim),
      id: String(claim.id),
      licenceNumber: claim.licenceNumber,
      licenceState: claim.licenceState,
      requestedAt: claim.requestedAt.toISOString(),
    }))
    return { total: waiting.length, paging, results }
  },

  officeClaimQuestion({ token }: { token: string }) {
    const claim = claimOfToken(world, token)
    return claim && { ...personOf(world, claim), expiresAt: claim.expiresAt?.toISOString() }
  },
})

export const agentClaimMutations = ({ world }: MockPortal, headers: Headers) => ({
  claimAgent({ input }: { input: ClaimInput }) {
    const member = requireCaller(world, headers)
    const proof = proofOf(input)
    const agent = requireClaimable(world, member, input)
    const known = claims(world).find(
      ({ state, memberId, agentId }) => state === 'pending' && memberId === member.id && agentId === agent.id,
    )
    if (known !== undefined && isSame(known, proof)) return { claim: claimView(world, known) }
    if (known !== undefined) decide(world, known, 'withdrawn')
    const since = world.now.getTime() - DAY_MS
    const recent = claims(world).filter(
      ({ memberId, requestedAt }) => memberId === member.id && requestedAt.getTime() > since,
    )
    if (recent.length >= MOST_CLAIMS_A_DAY) throw new Refusal('TOO_MANY_REQUESTS', errors.tooMany)
    const id = Math.max(0, ...claims(world).map((claim) => claim.id)) + 1
    const isByMail = proof.proof === 'officeEmail'
    const claim = world.agentClaims.create({
      id,
      memberId: member.id,
      agentId: agent.id,
      ...proof,
      state: 'pending',
      token: isByMail ? `mock-link-${id}` : null,
      expiresAt: isByMail ? new Date(world.now.getTime() + CLAIM_LINK_LIFE_MS) : null,
      requestedAt: world.now,
      reason: '',
    })
    return { claim: claimView(world, claim) }
  },

  answerAgentClaim({ token, isConfirmed }: { token: string; isConfirmed: boolean }) {
    const claim = claimOfToken(world, token)
    if (claim === null) throw new Refusal('NOT_FOUND', errors.link)
    return settle(world, claim, { isApproved: isConfirmed, reason: '' })
  },

  decideAgentClaim({ claimId, isApproved, reason }: { claimId: string; isApproved: boolean; reason: string }) {
    requireStaff(world, headers)
    if (reason.length > LONGEST_CLAIM_REASON) {
      throw new Refusal('BAD_INPUT', errors.reason(LONGEST_CLAIM_REASON), 'reason')
    }
    const claim = claims(world).find(
      ({ id, state, proof }) => String(id) === claimId && state === 'pending' && proof === 'licence',
    )
    if (claim === undefined) throw new Refusal('NOT_FOUND', errors.noClaim)
    return settle(world, claim, { isApproved, reason: reason.trim() })
  },
})

const claims = (world: World): AgentClaimRecord[] => world.agentClaims.getAll()

function requireStaff(world: World, headers: Headers): void {
  const caller = requireCaller(world, headers)
  if (hasClaim(caller.claims, 'agents_permission', 'CanChangeAnyAgentsSetting')) return
  throw new Refusal('FORBIDDEN', errors.staffOnly)
}

function requireClaimable(world: World, member: MemberRecord, { agentId, proof }: ClaimInput): AgentRecord {
  if (!member.isEmailConfirmed) throw new Refusal('FORBIDDEN', errors.confirmEmail)
  if (member.agentId !== null) throw new Refusal('CONFLICT', errors.managesAnother)
  const agent = world.agents.getAll().find(({ id }) => id === agentId)
  if (agent === undefined) throw new Refusal('NOT_FOUND', errors.noAgent)
  if (agent.leftOn !== null) throw new Refusal('CONFLICT', errors.hasLeft)
  if (isManaged(world, agent)) throw new Refusal('CONFLICT', errors.isManaged)
  if (proof === 'officeEmail' && officeOfAgent(world, agent).email === null) {
    throw new Refusal('BAD_INPUT', errors.noOfficeEmail, 'proof')
  }
  return agent
}

const isManaged = (world: World, agent: AgentRecord): boolean =>
  agent.isClaimed || world.members.getAll().some(({ agentId }) => agentId === agent.id)

type Proof = Pick<AgentClaimRecord, 'proof' | 'licenceNumber' | 'licenceState'>

function proofOf({ proof, licenceNumber, licenceState }: ClaimInput): Proof {
  if (proof === 'officeEmail') return { proof, licenceNumber: null, licenceState: null }
  const number = licenceNumberOf(licenceNumber ?? '')
  if (number === null) throw new Refusal('BAD_INPUT', errors.licenceNumber, 'licenceNumber')
  if (licenceState == null) throw new Refusal('BAD_INPUT', errors.licenceState, 'licenceState')
  return { proof, licenceNumber: number, licenceState }
}

const isSame = (known: AgentClaimRecord, { proof, licenceNumber, licenceState }: Proof): boolean =>
  known.proof === proof && known.licenceNumber === licenceNumber && known.licenceState === licenceState

const claimOfToken = (world: World, asked: string): AgentClaimRecord | null =>
  claims(world).find(
    ({ token, state, expiresAt }) =>
      token === asked && state === 'pending' && (expiresAt?.getTime() ?? 0) > world.now.getTime(),
  ) ?? null

function settle(
  world: World,
  claim: AgentClaimRecord,
  { isApproved, reason }: { isApproved: boolean; reason: string },
) {
  const { memberId, agentId } = claim
  const agent = world.agents.getAll().find(({ id }) => id === agentId)
  if (isApproved && agent !== undefined) {
    if (isManaged(world, agent)) throw new Refusal('CONFLICT', errors.isManaged)
    world.members.updateMany({ where: { id: { equals: memberId } }, data: { type: 2, agentId } })
    world.agents.updateMany({ where: { id: { equals: agentId } }, data: { isClaimed: true } })
  }
  const state = isApproved ? 'approved' : 'refused'
  decide(world, claim, state, reason)
  if (isApproved) {
    for (const other of claims(world).filter((each) => each.state === 'pending')) {
      if (other.memberId === memberId) decide(world, other, 'withdrawn')
      else if (other.agentId === agentId) decide(world, other, 'refused', errors.isManaged)
    }
  }
  return { claimId: String(claim.id), state }
}

function decide(world: World, { id }: AgentClaimRecord, state: AgentClaimRecord['state'], reason = ''): void {
  world.agentClaims.updateMany({ where: { id: { equals: id } }, data: { state, reason, token: null } })
}

function claimView(world: World, claim: AgentClaimRecord) {
  const agent = agentOf(world, claim)
  const isTooOld = claim.state === 'pending' && claim.expiresAt !== null && claim.expiresAt <= world.now
  return {
    id: String(claim.id),
    agent: agentView(world, agent),
    proof: claim.proof,
    state: isTooOld ? 'expired' : claim.state,
    requestedAt: claim.requestedAt.toISOString(),
    expiresAt: claim.expiresAt?.toISOString() ?? null,
    officeEmailHint: claim.proof === 'licence' ? null : hintOf(world, agent),
    reason: claim.reason,
  }
}

function personOf(world: World, claim: AgentClaimRecord) {
  const member = world.members.getAll().find(({ id }) => id === claim.memberId)
  return { agent: agentView(world, agentOf(world, claim)), memberName: member?.name, memberEmail: member?.email }
}

function agentOf(world: World, { agentId }: AgentClaimRecord): AgentRecord {
  const agent = world.agents.getAll().find(({ id }) => id === agentId)
  if (agent === undefined) throw new Refusal('NOT_FOUND', errors.noAgent)
  return agent
}

function hintOf(world: World, agent: AgentRecord): string | null {
  const { email } = officeOfAgent(world, agent)
  return email === null ? null : emailHint(email)
}
