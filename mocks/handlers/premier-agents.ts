import {
  afterPremierAct,
  kindOfPremierAct,
  LONGEST_PREMIER_REPLY_HOURS,
  mayMakePremier,
  mayReadPremier,
  possiblePremierActs,
  type PremierAct,
  type PremierFacts,
  premierState,
  premierSteps,
} from '#domain/premier/premier-workflow.ts'
import { premierErrors as errors } from '#domain/premier/premier-errors.copy.ts'
import { reviewSummary } from '#domain/agents/review-figures.ts'
import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { figuresOf } from '../search/agents.ts'
import { falling, firstOf } from '../search/order.ts'
import type { PremierRecord } from '../world/premier-workflows.ts'
import type { AgentRecord } from '../world/records.ts'
import { find, findAll, remove, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { agentView } from './offices.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'
import { recordStaffAction } from './staff-actions.ts'

type Acting = { username: string; act: PremierAct; reason: string; revision: number }

const HOUR_MS = 3_600_000
const lastChanged = [
  falling(({ changedAt }: PremierRecord) => changedAt.getTime()),
  falling(({ agentId }: PremierRecord) => agentId),
]

export const premierQueries = ({ world }: MockPortal, headers: Headers) => ({
  premierWorkflow({ username }: { username: string }) {
    const caller = requireCaller(world, headers)
    const agent = find(world.agents, { username: username.toLowerCase() })
    if (agent === undefined) return null
    if (!mayReadPremier(caller, agent.id)) throw new Refusal('FORBIDDEN', errors.notStaff)
    return workflowView(world, agent)
  },
  premierEmails() {
    const { id: memberId, agentId } = requireCaller(world, headers)
    return agentId === null ? null : find(world.premierEmailStops, { memberId }) === undefined
  },
  premierWorkflows() {
    if (!mayMakePremier(requireCaller(world, headers).claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
    return world.premierWorkflows
      .getAll()
      .toSorted(firstOf(lastChanged))
      .flatMap(({ agentId }) => {
        const agent = find(world.agents, { id: agentId })
        return agent === undefined ? [] : workflowView(world, agent)
      })
  },
})

export const premierMutations = ({ world }: MockPortal, headers: Headers) => ({
  actOnPremierWorkflow({ input: { username, act, reason: given, revision } }: { input: Acting }) {
    const caller = requireCaller(world, headers)
    if (!mayMakePremier(caller.claims)) throw new Refusal('FORBIDDEN', errors.notForYou)
    requireRecentSignIn(world, headers)
    const reason = decisionReasonOf(given)
    if (reason === null) throw new Refusal('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
    const agent = required(find(world.agents, { username: username.toLowerCase() }), errors.noAgent, 'username')
    if (agent.id === caller.agentId) throw new Refusal('FORBIDDEN', errors.notForYou)
    const stored = storedOf(world, agent)
    const after = afterPremierAct(act, stored, premierSteps(factsOf(world, agent), stored))
    if (after !== 'same') {
      if ((stored?.revision ?? 0) !== revision) throw new Refusal('CONFLICT', errors.changed, 'revision')
      if (after === null) throw new Refusal('CONFLICT', errors.impossible, 'act')
      if (act === 'start' && find(world.members, { agentId: agent.id }) === undefined)
        throw new Refusal('CONFLICT', errors.unmanaged, 'username')
      const next = { ...after, revision: revision + 1, changedAt: world.now }
      if (stored === null) world.premierWorkflows.create({ agentId: agent.id, ...next })
      else update(world.premierWorkflows, { agentId: agent.id }, next)
      recordStaffAction(world, { staffId: caller.id, kind: kindOfPremierAct(act), thingId: agent.id, reason })
    }
    return { workflow: workflowView(world, agent) }
  },
  setPremierEmails({ isOn }: { isOn: boolean }) {
    const { id: memberId, agentId } = requireCaller(world, headers)
    if (agentId === null) throw new Refusal('FORBIDDEN', errors.notAgent)
    remove(world.premierEmailStops, { memberId })
    if (!isOn) world.premierEmailStops.create({ memberId })
    return { isOn }
  },
})

const storedOf = (world: World, { id }: AgentRecord): PremierRecord | null =>
  find(world.premierWorkflows, { agentId: id }) ?? null

function workflowView(world: World, agent: AgentRecord) {
  const stored = storedOf(world, agent)
  const steps = premierSteps(factsOf(world, agent), stored)
  return {
    agent: agentView(world, agent),
    state: premierState(steps, stored),
    steps,
    acts: possiblePremierActs(stored, steps),
    revision: stored?.revision ?? 0,
    changedAt: stored?.changedAt.toISOString() ?? null,
  }
}

const factsOf = (world: World, { id, portraitIdentifier, bio }: AgentRecord): PremierFacts => ({
  hasPortrait: portraitIdentifier !== null || find(world.members, { agentId: id })?.hasPicture === true,
  bioLength: [...bio].length,
  pastSaleCount: findAll(world.pastSales, { agentId: id, status: 'completed' }).length,
  reviewCount: reviewSummary(figuresOf(world, id)).count,
  hasQuickReply: world.enquiries
    .getAll()
    .some(({ replies, receivedAt }) =>
      replies.some(
        ({ agentId, sentAt }) =>
          agentId === id && sentAt.getTime() - receivedAt.getTime() <= LONGEST_PREMIER_REPLY_HOURS * HOUR_MS,
      ),
    ),
})
