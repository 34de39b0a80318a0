import { type Claims, hasClaim } from '../permissions/claims.ts'
import type { StaffActionKind } from '../staff/staff-actions.ts'

/** What makes a Premier Agent, in the order in which it is shown. */
const premierStepNames = ['profile', 'pastSales', 'reviews', 'reply', 'contact'] as const
export type PremierStepName = (typeof premierStepNames)[number]

/** What the portal holds of an agent. */
export type PremierFacts = {
  hasPortrait: boolean
  /** Characters of what the agent says of themselves. */
  bioLength: number
  /** Past sales and leases that staff have accepted. */
  pastSaleCount: number
  /** Published, and not imported from elsewhere. */
  reviewCount: number
  hasQuickReply: boolean
}

export const SHORTEST_PREMIER_BIO = 100
export const LEAST_PREMIER_SALES = 3
export const LEAST_PREMIER_REVIEWS = 3
/** Within how many hours an enquiry is answered. */
export const LONGEST_PREMIER_REPLY_HOURS = 24

/** A workflow as it is stored; nothing is stored of one that was never started. */
export type StoredPremier = {
  state: 'completed' | 'running' | 'stopped'
  isContactConfirmed: boolean
  revision: number
}

export type PremierState = 'completed' | 'notStarted' | 'readyForStaff' | 'stopped' | 'waitingForAgent'

export type PremierStep = { name: PremierStepName; isDone: boolean; isByStaff: boolean }

/** What staff do about the workflow of an agent. */
export type PremierAct = 'complete' | 'confirmContact' | 'start' | 'stop'

/** The steps; staff confirm the contact details, all else the portal checks itself. */
export function premierSteps(facts: PremierFacts, stored: StoredPremier | null): PremierStep[] {
  const isDone: Readonly<Record<PremierStepName, boolean>> = {
    profile: facts.hasPortrait && facts.bioLength >= SHORTEST_PREMIER_BIO,
    pastSales: facts.pastSaleCount >= LEAST_PREMIER_SALES,
    reviews: facts.reviewCount >= LEAST_PREMIER_REVIEWS,
    reply: facts.hasQuickReply,
    contact: stored?.isContactConfirmed ?? false,
  }
  return premierStepNames.map((name) => ({ name, isDone: isDone[name], isByStaff: name === 'contact' }))
}

/** Where a workflow stands: while it runs it waits for the agent until all is done that is not for staff. */
export function premierState(steps: readonly PremierStep[], stored: StoredPremier | null): PremierState {
  if (stored === null) return 'notStarted'
  if (stored.state !== 'running') return stored.state
  return steps.every(({ isDone, isByStaff }) => isDone || isByStaff) ? 'readyForStaff' : 'waitingForAgent'
}

type Change = Pick<StoredPremier, 'isContactConfirmed' | 'state'>

/** What an act makes of a workflow: "same" where it is so already, null where it cannot be. */
export function afterPremierAct(
  act: PremierAct,
  stored: StoredPremier | null,
  steps: readonly PremierStep[],
): Change | 'same' | null {
  const { state = 'stopped', isContactConfirmed = false } = stored ?? {}
  switch (act) {
    case 'start':
      if (state === 'running') return 'same'
      return state === 'stopped' ? { state: 'running', isContactConfirmed: false } : null
    case 'confirmContact':
      if (state !== 'running') return null
      return isContactConfirmed ? 'same' : { state, isContactConfirmed: true }
    case 'complete':
      if (state === 'completed') return 'same'
      return state === 'running' && steps.every(({ isDone }) => isDone)
        ? { state: 'completed', isContactConfirmed }
        : null
    case 'stop':
      if (stored === null) return null
      return state === 'stopped' ? 'same' : { state: 'stopped', isContactConfirmed }
  }
}

const kinds: Readonly<Record<PremierAct, StaffActionKind>> = {
  start: 'startPremier',
  confirmContact: 'confirmPremierContact',
  complete: 'completePremier',
  stop: 'stopPremier',
}
export const kindOfPremierAct = (act: PremierAct): StaffActionKind => kinds[act]

/** The acts that staff can choose now. */
export const possiblePremierActs = (stored: StoredPremier | null, steps: readonly PremierStep[]): PremierAct[] =>
  (['start', 'confirmContact', 'complete', 'stop'] as const).filter((act) => {
    const after = afterPremierAct(act, stored, steps)
    return after !== null && after !== 'same'
  })

/** The acts of which the agent is told. */
export type ToldPremierAct = Exclude<PremierAct, 'confirmContact'>
export const isToldPremierAct = (act: PremierAct): act is ToldPremierAct => act !== 'confirmContact'

/** Whether somebody is of the staff who make Premier Agents. */
export const mayMakePremier = (claims: Claims): boolean =>
  hasClaim(claims, 'agents_permission', 'CanTriggerPremierAgentWorkflow')

/** Whether somebody reads where the workflow of an agent stands: these staff, and the agent. */
export const mayReadPremier = (reader: { claims: Claims; agentId: number | null }, agentId: number): boolean =>
  mayMakePremier(reader.claims) || reader.agentId === agentId

export const PREMIER_PATH = '/admin/premier'
export const premierPath = (username: string): string => `${PREMIER_PATH}/${username}`
