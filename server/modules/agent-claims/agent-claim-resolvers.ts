import { agentClaimErrors as errors } from '#domain/agents/agent-claim-errors.copy.ts'
import { claimProofOf, emailHint, LONGEST_CLAIM_REASON } from '#domain/agents/agent-claims.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { ClaimAgentInput } from '#server/generated/schema-types.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { AgentClaimsContext } from './agent-claims-services.ts'

const LARGEST_ID = 2_147_483_647

type Shapes = 'ClaimableAgent' | 'AgentClaim' | 'LicenceClaim' | 'LicenceClaims' | 'OfficeClaimQuestion'

export const agentClaimResolvers: Pick<Resolvers<AgentClaimsContext>, Shapes> = {
  ClaimableAgent: {
    agent: ({ agentId }, _arguments, context) => agentOf(agentId, context),
    officeEmailHint: ({ officeEmail }) => hintOf(officeEmail),
  },
  AgentClaim: {
    id: ({ id }) => String(id),
    agent: ({ agentId }, _arguments, context) => agentOf(agentId, context),
    state: ({ state, expiresAt }, _arguments, { now }) => {
      if (state === 'pending' && expiresAt !== null && expiresAt <= now) return 'expired'
      return state === 'withdrawn' ? 'refused' : state
    },
    requestedAt: ({ requestedAt }) => requestedAt.toISOString(),
    expiresAt: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
    officeEmailHint: ({ proof, officeEmail }) => (proof === 'licence' ? null : hintOf(officeEmail)),
  },
  LicenceClaims: { results: ({ rows }) => rows },
  LicenceClaim: {
    id: ({ id }) => String(id),
    agent: ({ agentId }, _arguments, context) => agentOf(agentId, context),
    licenceNumber: ({ licenceNumber }) => licenceNumber ?? '',
    licenceState: ({ licenceState }) => licenceState ?? 'VIC',
    requestedAt: ({ requestedAt }) => requestedAt.toISOString(),
  },
  OfficeClaimQuestion: {
    agent: ({ agentId }, _arguments, context) => agentOf(agentId, context),
    expiresAt: ({ expiresAt, requestedAt }) => (expiresAt ?? requestedAt).toISOString(),
  },
}

export const agentClaimQueries: Pick<
  QueryResolvers<AgentClaimsContext>,
  'claimableAgents' | 'licenceClaims' | 'officeClaimQuestion' | 'ownAgentClaims'
> = {
  claimableAgents: (_parent, { query }, { services }) => {
    return services.agentClaims.find(query)
  },
  ownAgentClaims: async (_parent, _arguments, context) => {
    const { memberId } = await requireMember(context)
    return context.services.agentClaims.ofMember(memberId)
  },
  licenceClaims: async (_parent, { paging }, context) => {
    await requireStaff(context)
    return context.services.agentClaims.toDecide({ skip: paging.skip, take: paging.take })
  },
  officeClaimQuestion: (_parent, { token }, { services }) => services.agentClaims.byToken(token),
}

export const agentClaimMutations: Pick<
  MutationResolvers<AgentClaimsContext>,
  'answerAgentClaim' | 'claimAgent' | 'decideAgentClaim'
> = {
  claimAgent: async (_parent, { input }, context) => {
    const { memberId } = await requireMember(context)
    const claim = await context.services.agentClaims.claim({ memberId, agentId: input.agentId, ...proofOf(input) })
    return { claim }
  },
  answerAgentClaim: async (_parent, { token, isConfirmed }, { services }) => {
    const { id } = await services.agentClaims.answer(token, isConfirmed)
    return { claimId: String(id), state: isConfirmed ? 'approved' : 'refused' }
  },
  decideAgentClaim: async (_parent, { claimId, isApproved, reason }, context) => {
    const staff = await requireStaff(context)
    if (reason.length > LONGEST_CLAIM_REASON) {
      throw new PortalError('BAD_INPUT', errors.reason(LONGEST_CLAIM_REASON), { field: 'reason' })
    }
    const id = /^\d{1,10}$/.test(claimId) ? Number(claimId) : 0
    if (id < 1 || id > LARGEST_ID) throw new PortalError('NOT_FOUND', errors.noClaim)
    await context.services.agentClaims.decide({ id, staff, isApproved, reason: reason.trim() })
    return { claimId: String(id), state: isApproved ? 'approved' : 'refused' }
  },
}

async function requireStaff(context: AgentClaimsContext): Promise<CallingMember> {
  const member = await requireMember(context)
  if (hasClaim(member.claims, 'agents_permission', 'CanChangeAnyAgentsSetting')) return member
  throw new PortalError('FORBIDDEN', errors.staffOnly)
}

function proofOf(input: ClaimAgentInput) {
  const proof = claimProofOf(input)
  if ('proof' in proof) return proof
  throw new PortalError('BAD_INPUT', proof.message, { field: proof.field })
}

async function agentOf(agentId: number, { services }: AgentClaimsContext): Promise<AgentRecord> {
  const agent = await services.offices.agent(agentId)
  if (agent === null) throw new PortalError('NOT_FOUND', errors.noAgent)
  return agent
}

const hintOf = (email: string | null): string | null => (email === null || email === '' ? null : emailHint(email))
