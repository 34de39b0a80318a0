import { reviewSummary } from '#domain/agents/review-figures.ts'
import {
  afterPremierAct,
  isToldPremierAct,
  kindOfPremierAct,
  mayMakePremier,
  mayReadPremier,
  type PremierAct,
  premierSteps,
} from '#domain/premier/premier-workflow.ts'
import { premierErrors as errors } from '#domain/premier/premier-errors.copy.ts'
import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'
import { batched } from '#server/platform/work/batched.ts'
import { hasPremierEmails, setPremierEmails } from './premier-emails.queries.ts'
import type { PremierRow, PremierView } from './premier-record.ts'
import {
  factsOf,
  findWorkflow,
  latestWorkflows,
  lockAgent,
  hasManager,
  premierAmong,
  storeWorkflow,
} from './premier.queries.ts'
import type { PremierParts } from './premier-parts.ts'

type Acting = { username: string; act: PremierAct; reason: string; revision: number }

/** The way of agents to Premier Agents (docs/product.md, section 25). */
export type PremierAgents = {
  isPremier(agentId: number): Promise<boolean>
  /** Null where there is no such agent; throws FORBIDDEN. */
  one(member: CallingMember, username: string): Promise<PremierView | null>
  /** Throws FORBIDDEN. */
  latest(member: CallingMember): Promise<PremierView[]>
  /** Throws FORBIDDEN, NOT_FOUND, BAD_INPUT and CONFLICT. What is so already stays so. */
  act(member: CallingMember, acting: Acting): Promise<PremierView>
  /** Whether an agent gets emails about it; null for who is none. */
  hasEmails(member: CallingMember): Promise<boolean | null>
  /** Throws FORBIDDEN. */
  setEmails(member: CallingMember, isOn: boolean): Promise<void>
}

const MOST_LISTED = 100
const USERNAME = /^[\w-]{1,100}$/

export function premierAgents(parts: PremierParts): PremierAgents {
  const { database, clock, events, offices, agents, staffActions } = parts
  const premier = batched<number, boolean>(async (ids) => {
    const found = await premierAmong(database, ids)
    return ids.map((id) => found.has(id))
  })
  const agentOf = (username: string): Promise<AgentRecord | null> =>
    USERNAME.test(username) ? offices.agentByUsername(username.toLowerCase()) : Promise.resolve(null)
  async function viewOf(agent: AgentRecord, row: PremierRow | null): Promise<PremierView> {
    const [facts, figures] = await Promise.all([factsOf(database, agent.id), agents.rating(agent.id)])
    return { agent, row, facts: { ...facts, reviewCount: reviewSummary(figures).count } }
  }
  const read = async (agent: AgentRecord) => viewOf(agent, await findWorkflow(database, agent.id))

  async function actOn(agent: AgentRecord, staffId: number, { act, revision, reason }: Acting): Promise<void> {
    await lockAgent(database, agent.id)
    const { row, facts } = await read(agent)
    const after = afterPremierAct(act, row, premierSteps(facts, row))
    if (after === 'same') return
    if ((row?.revision ?? 0) !== revision) throw new PortalError('CONFLICT', errors.changed, { field: 'revision' })
    if (after === null) throw new PortalError('CONFLICT', errors.impossible, { field: 'act' })
    if (act === 'start' && !(await hasManager(database, agent.id)))
      throw new PortalError('CONFLICT', errors.unmanaged, { field: 'username' })
    await storeWorkflow(database, agent.id, { ...after, now: clock() })
    await staffActions.record({ kind: kindOfPremierAct(act), thingId: agent.id, staffId, reason })
    if (isToldPremierAct(act)) await events.append({ kind: 'premier.changed', subjectId: agent.id, details: { act } })
  }

  return {
    isPremier: (agentId) => premier.load(agentId),
    async one(member, username) {
      const agent = await agentOf(username)
      if (agent === null) return null
      if (!mayReadPremier(member, agent.id)) throw new PortalError('FORBIDDEN', errors.notStaff)
      return read(agent)
    },
    async latest({ claims }) {
      if (!mayMakePremier(claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
      const rows = await latestWorkflows(database, MOST_LISTED)
      const views = await Promise.all(
        rows.map(async (row) => {
          const agent = await offices.agent(row.agentId)
          return agent && viewOf(agent, row)
        }),
      )
      return views.filter((view) => view !== null)
    },
    async act(member, asked) {
      if (!mayMakePremier(member.claims)) throw new PortalError('FORBIDDEN', errors.notForYou)
      requireRecentSignIn(member, clock())
      const reason = decisionReasonOf(asked.reason)
      if (reason === null)
        throw new PortalError('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), { field: 'reason' })
      const agent = await agentOf(asked.username)
      if (agent === null) throw new PortalError('NOT_FOUND', errors.noAgent, { field: 'username' })
      if (agent.id === member.agentId) throw new PortalError('FORBIDDEN', errors.notForYou)
      await database.transaction(() => actOn(agent, member.memberId, { ...asked, reason }))
      return read(agent)
    },
    hasEmails: ({ memberId, agentId }) =>
      agentId === null ? Promise.resolve(null) : hasPremierEmails(database, memberId),
    async setEmails({ memberId, agentId }, isOn) {
      if (agentId === null) throw new PortalError('FORBIDDEN', errors.notAgent)
      await setPremierEmails(database, memberId, isOn)
    },
  }
}
