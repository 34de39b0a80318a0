import type { InspectionEvent } from 'xstate'
import { StateMachine } from 'xstate'
import { chartOf } from '#machines/chart/machine-chart.ts'
import type {
  ActorReport,
  ActorState,
  InspectorMessage,
  PageFacts,
  Plain,
  Step,
} from '#machines/inspector/inspector-messages.ts'
import { MOST_ENDED, MOST_STEPS } from '#machines/inspector/inspection.ts'
import { stateText } from './state-text.ts'
import { plainValue } from './plain-value.ts'

type Actor = InspectionEvent['actorRef']
type Taken = { event: object; step: Step }
type Parts = { page: () => PageFacts; post: (message: InspectorMessage) => void; now: () => number }

/** Keeps what happens to the actors of a page, and posts it in plain, masked values. */
export function actorRecorder({ page, post, now }: Parts) {
  const actors = new Map<Actor, ActorReport>()
  const waiting = new WeakMap<Actor, Taken[]>()
  let steps: Step[] = []
  let count = 0

  const meet = (actor: Actor): ActorReport => {
    const known = actors.get(actor)
    if (known) return known
    const report = reportOf(actor)
    actors.set(actor, report)
    dropLongEnded(actors)
    post({ kind: 'actor.started', pageId: page().id, actor: report })
    return report
  }

  const recordEvent = ({ actorRef, sourceRef, event }: InspectionEvent & { type: '@xstate.event' }) => {
    const { sessionId, state } = meet(actorRef)
    if (sourceRef) meet(sourceRef)
    const step: Step = {
      number: count++,
      at: now(),
      from: sourceRef?.sessionId ?? null,
      to: sessionId,
      event: plainEvent(event),
      before: stateText(state.value),
      after: null,
    }
    steps = [...steps, step].slice(-MOST_STEPS)
    waiting.set(actorRef, [...(waiting.get(actorRef) ?? []), { event, step }])
    post({ kind: 'event.sent', page: page(), step })
  }

  const recordSnapshot = ({ actorRef, event, snapshot }: InspectionEvent & { type: '@xstate.snapshot' }) => {
    const report = meet(actorRef)
    const queue = waiting.get(actorRef) ?? []
    const place = queue.findIndex((taken) => taken.event === event)
    const step = queue[place]?.step ?? null
    waiting.set(actorRef, queue.slice(place + 1))
    const state = stateOf(snapshot)
    const after = stateText(state.value)
    actors.set(actorRef, { ...report, state })
    if (step) Object.assign(step, { after })
    post({
      kind: 'actor.moved',
      pageId: page().id,
      sessionId: report.sessionId,
      state,
      number: step?.number ?? null,
      after,
    })
  }

  return {
    note(inspected: InspectionEvent) {
      // Each actor begins with an event. When it is announced before that, its state cannot be read yet.
      if (inspected.type === '@xstate.event') recordEvent(inspected)
      if (inspected.type === '@xstate.snapshot') recordSnapshot(inspected)
    },
    /** Tells all that is known, for whoever came later. */
    notifyAll: () => post({ kind: 'page.present', page: page(), actors: [...actors.values()], steps }),
  }
}

function reportOf(actor: Actor): ActorReport {
  const logic: unknown = 'logic' in actor ? actor.logic : null
  const parent: unknown = '_parent' in actor ? actor._parent : null
  const machine = logic instanceof StateMachine ? logic : null
  const source: unknown = 'src' in actor ? actor.src : null
  return {
    sessionId: actor.sessionId,
    parentId: hasSessionId(parent) ? parent.sessionId : null,
    name: machine?.id ?? (typeof source === 'string' ? source : nameOf(actor)),
    chart: machine && chartOf(machine),
    state: stateOf(actor.getSnapshot()),
  }
}

const nameOf = (actor: Actor): string => ('id' in actor && typeof actor.id === 'string' ? actor.id : actor.sessionId)

const hasSessionId = (value: unknown): value is { sessionId: string } =>
  typeof value === 'object' && value !== null && 'sessionId' in value && typeof value.sessionId === 'string'

function stateOf(snapshot: unknown): ActorState {
  const all = fieldsOf(snapshot)
  const context = 'machine' in all ? fieldsOf(all['context']) : {}
  const facts = ['input', 'output', 'error'].flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))
  return {
    status: typeof all['status'] === 'string' ? all['status'] : 'active',
    value: plainValue(all['value'] ?? null),
    data: plainValue({ ...context, ...Object.fromEntries(facts) }),
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function plainEvent(event: { type: string }): Step['event'] {
  const plain = plainValue(event)
  const fields: Record<string, Plain> =
    typeof plain === 'object' && plain !== null && !Array.isArray(plain) ? plain : {}
  return { ...fields, type: event.type }
}

function dropLongEnded(actors: Map<Actor, ActorReport>): void {
  const ended = [...actors].filter(([, { state }]) => state.status !== 'active')
  for (const [actor] of ended.slice(0, Math.max(0, ended.length - MOST_ENDED))) actors.delete(actor)
}
