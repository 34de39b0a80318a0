import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One state of a machine with what stands in it. `id` is its path with dots; the machine itself is ''. */
export type ChartState = {
  id: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Where its parent begins. */
  isInitial: boolean
  tags: string[]
  /** The actors that run while it is active. */
  invokes: string[]
  transitions: ChartTransition[]
  states: ChartState[]
}

/** A transition without a target of its own stays in its state: its only target is where it stands. */
export type ChartTransition = { event: string; guard: string | null; targets: string[]; actions: string[] }

/** What a machine is made of, in plain values: every state, and every transition, `always` and delays included. */
export function chartOf(machine: AnyStateMachine): ChartState {
  return stateOf(machine.root, true)
}

function stateOf(node: AnyStateNode, isInitial: boolean): ChartState {
  const start: AnyStateNode | undefined = node.type === 'compound' ? node.initial.target[0] : undefined
  return {
    id: node.path.join('.'),
    key: node.key,
    type: node.type,
    isInitial,
    tags: [...node.tags],
    invokes: [...invokesOf(node).values()],
    transitions: transitionsOf(node),
    states: Object.values(node.states).map((child) => stateOf(child, node.type === 'parallel' || child === start)),
  }
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const ofEvents = [...node.transitions].flatMap(([event, transitions]) =>
    transitions.map((transition: AnyTransitionDefinition) =>
      transitionOf(node, transition, readableEvent(event, invokesOf(node))),
    ),
  )
  const always = (node.always ?? []).map((transition: AnyTransitionDefinition) =>
    transitionOf(node, transition, 'always'),
  )
  return [...ofEvents, ...always]
}

const transitionOf = (node: AnyStateNode, transition: AnyTransitionDefinition, event: string): ChartTransition => ({
  event,
  guard: transition.guard ? nameOf(transition.guard, 'guard') : null,
  targets: (transition.target ?? [node]).map((target: AnyStateNode) => target.path.join('.')),
  actions: transition.actions.map((action) => nameOf(action, 'action')),
})

const ownEvents: Record<string, string> = {
  '': 'always',
  'xstate.init': 'start',
  'xstate.stop': 'stop',
  'xstate.promise.resolve': 'resolved',
  'xstate.promise.reject': 'rejected',
}

/** The types of XState's own events in words; `sources` has the actor behind each id. */
export function readableEvent(type: string, sources: ReadonlyMap<string, string> = new Map()): string {
  const known = ownEvents[type]
  if (known !== undefined) return known
  const delay = /^xstate\.after\.(.+?)\./.exec(type)
  if (delay) return `after ${delay[1]}`
  if (type.startsWith('xstate.done.state')) return 'done'
  const [, outcome, id] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(type) ?? []
  return id === undefined ? type : `${outcome} ${sources.get(id) ?? id}`
}

const invokesOf = (node: AnyStateNode): Map<string, string> =>
  new Map(node.invoke.map((invoke) => [invoke.id, sourceOf(invoke)]))

/** XState makes up a source for an actor that stands in the machine itself. */
const sourceOf = ({ src, id }: { src: unknown; id: string }): string =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id

function nameOf(part: unknown, otherwise: string): string {
  if (typeof part === 'string') return part
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  return typeof part === 'function' ? part.name || otherwise : otherwise
}
