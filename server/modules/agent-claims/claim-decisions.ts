import { agentClaimErrors as errors } from '#domain/agents/agent-claim-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { decisionMail } from './agent-claim-mail.ts'
import type { ClaimToDecide } from './agent-claim-record.ts'
import {
  closeOthers,
  decideClaim,
  findByToken,
  findLicenceClaim,
  lockAgent,
  lockMember,
  setAgentOfMember,
} from './agent-claims.queries.ts'
import type { ClaimsParts } from './claims-parts.ts'
import { createHash, randomBytes } from 'node:crypto'

export type ClaimDecisions = {
  /** The answer of the office; throws NOT_FOUND for a link that does not hold. */
  answer(token: string, isConfirmed: boolean): Promise<ClaimToDecide>
  /** The decision of staff; throws NOT_FOUND where it was decided. */
  decide(decision: { id: number; staff: CallingMember; isApproved: boolean; reason: string }): Promise<void>
}

type Decision = {
  find: () => Promise<ClaimToDecide | null>
  message: string
  isApproved: boolean
  /** Null: the office. */
  staff: CallingMember | null
  reason: string
}

/** Decides claims, each once, with a row of audit and a mail to the member. */
export function claimDecisions(parts: ClaimsParts): ClaimDecisions {
  const { database, clock, offices, agentSettings, staffActions, origin } = parts
  const agentOf = async (agentId: number) => {
    const agent = await offices.agent(agentId)
    if (agent === null) throw new PortalError('NOT_FOUND', errors.noAgent)
    return agent
  }

  async function approve({ memberId, agentId }: ClaimToDecide): Promise<void> {
    const member = await lockMember(database, memberId)
    const agent = await lockAgent(database, agentId)
    if (agent === null || member === null) throw new PortalError('NOT_FOUND', errors.noAgent)
    if (agent.isManaged) throw new PortalError('CONFLICT', errors.isManaged)
    if (agent.hasLeft) throw new PortalError('CONFLICT', errors.hasLeft)
    if (member.agentId !== null) throw new PortalError('CONFLICT', errors.managesAnother)
    await setAgentOfMember(database, memberId, agentId)
    await agentSettings.setClaimed(agentId, true)
    await closeOthers(database, { memberId, agentId, reason: errors.isManaged, now: clock() })
  }

  async function decided({ find, message, isApproved, staff, reason }: Decision): Promise<ClaimToDecide> {
    return database.transaction(async () => {
      const first = await find()
      // Held in this order everywhere; who comes second finds it decided.
      if (first !== null) await lockMember(database, first.memberId)
      const claim = await find()
      if (claim === null) throw new PortalError('NOT_FOUND', message)
      if (claim.memberId === staff?.memberId) throw new PortalError('FORBIDDEN', errors.own)
      const { id, agentId, memberName, memberEmail } = claim
      const now = clock()
      const state = isApproved ? 'approved' : 'refused'
      await decideClaim(database, { id, state, decidedBy: staff?.memberId ?? null, reason, now })
      if (isApproved) await approve(claim)
      await agentSettings.recordChange({
        agentId,
        memberId: staff?.memberId ?? null,
        action: isApproved ? 'claimApproved' : 'claimRefused',
        details: {
          claimId: id,
          claimedBy: claim.memberId,
          proof: claim.proof,
          licenceNumber: claim.licenceNumber,
          reason,
        },
      })
      if (staff !== null) {
        const kind = isApproved ? 'approveAgentClaim' : 'refuseAgentClaim'
        await staffActions.recordAct(staff, { kind, thingId: agentId, reason })
      }
      const agent = await agentOf(agentId)
      const path = `/agent/${agent.username}/settings`
      const person = { memberName, memberEmail, agentName: agent.name }
      await parts.mail.queue(decisionMail(person, { isApproved, reason, path, origin }))
      return claim
    })
  }

  return {
    answer: (token, isConfirmed) =>
      decided({
        find: () => findByToken(database, hashOf(token), clock()),
        message: errors.link,
        isApproved: isConfirmed,
        staff: null,
        reason: '',
      }),
    async decide({ id, staff, isApproved, reason }) {
      const find = () => findLicenceClaim(database, id)
      await decided({ find, message: errors.noClaim, isApproved, staff, reason })
    },
  }
}

const LONGEST_TOKEN = 200

/** 256 random bits for the link to an office. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The form in which a token is stored: a reader of the database cannot use it. */
export const hashOf = (token: string): Uint8Array => createHash('sha256').update(token.slice(0, LONGEST_TOKEN)).digest()
