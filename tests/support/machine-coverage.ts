import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  getInitialMicrosteps,
} from 'xstate'

/** One arrow of a machine's chart: of several under one event, each with its own guard, every one counts. */
export type Branch = { name: string; state: string; event: string; guard: string; target: string }
export type BranchCoverage = Branch & { walks: number }
export type MachineCoverage = {
  id: string
  states: { name: string; isReached: boolean }[]
  branches: BranchCoverage[]
  /** How many ways were walked, each from the first state on. */
  paths: number
}
/** Ways from one beginning of the machine: the events up to each transition, and the event of the transition itself. */
export type Walks = { input?: unknown; paths: readonly { steps: readonly EventObject[]; event: EventObject }[] }

/** Walks the paths anew and counts which states and arrows of the chart they touch, those in between included. */
export function coverageOf(machine: AnyStateMachine, walks: readonly Walks[]): MachineCoverage {
  const walked = new Map<AnyTransitionDefinition, number>()
  const reached = new Set<AnyStateNode>()
  for (const { input, paths } of walks) {
    const note = (transitions: readonly AnyTransitionDefinition[], snapshot: AnyMachineSnapshot) => {
      for (const transition of transitions) walked.set(transition, (walked.get(transition) ?? 0) + 1)
      for (const node of snapshot._nodes) reached.add(node)
    }
    walkAll(machine, { input, paths }, note)
  }
  const states = nodesOf(machine.root).filter((node) => node !== machine.root)
  return {
    id: machine.id,
    states: states.map((node) => ({ name: node.path.join('.'), isReached: reached.has(node) })),
    branches: definitionsOf(machine).map(({ branch, definition }) => ({
      ...branch,
      walks: walked.get(definition) ?? 0,
    })),
    paths: walks.reduce((sum, { paths }) => sum + paths.length, 0),
  }
}

type Note = (transitions: readonly AnyTransitionDefinition[], snapshot: AnyMachineSnapshot) => void

/** Paths that start in the same place share the way there. */
function walkAll(machine: AnyStateMachine, { input, paths }: Walks, note: Note): void {
  const scope = watchedScope(machine, input, note)
  const first: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input)
  // Also what a machine passes through at its very beginning.
  for (const [snapshot] of getInitialMicrosteps(machine, input)) note([], snapshot)
  const places = new Map<readonly EventObject[], AnyMachineSnapshot>()
  for (const { steps, event } of paths) {
    const place =
      places.get(steps) ?? steps.reduce((snapshot, step) => machine.transition(snapshot, step, scope), first)
    places.set(steps, place)
    machine.transition(place, event, scope)
  }
}

/** Runs nothing and tells of every step, as getNextSnapshot does without telling. */
function watchedScope(machine: AnyStateMachine, input: unknown, note: Note): AnyActorScope {
  const self = createActor(machine, {
    input,
    inspect: (inspected) => {
      // Machines start no other machines: every step that is told of is one of this machine.
      if (inspected.type === '@xstate.microstep')
        note(inspected._transitions, inspected.snapshot as unknown as AnyMachineSnapshot)
    },
  })
  const doNothing = () => {}
  return {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: doNothing,
    defer: doNothing,
    emit: doNothing,
    stopChild: doNothing,
    actionExecutor: doNothing,
  }
}

function definitionsOf(machine: AnyStateMachine): { branch: Branch; definition: AnyTransitionDefinition }[] {
  return nodesOf(machine.root).flatMap((node) => {
    const groups: [string, AnyTransitionDefinition[]][] = [...node.transitions, ['', node.always ?? []]]
    return groups.flatMap(([event, definitions]) =>
      definitions.map((definition) => ({ branch: branchOf(node, event, definition), definition })),
    )
  })
}

function branchOf(node: AnyStateNode, descriptor: string, definition: AnyTransitionDefinition): Branch {
  const state = node.path.join('.') || 'anywhere'
  const event = eventOf(descriptor)
  const guard = guardOf(definition)
  const targets: readonly AnyStateNode[] = definition.target ?? []
  const target = targets.map((each) => each.path.join('.')).join(', ') || 'stays'
  return { name: `${state} --${event}${guard && ` [${guard}]`}--> ${target}`, state, event, guard, target }
}

/** What a reader calls it: `xstate.after.closeDelay.dropdown.left` is "after closeDelay". */
function eventOf(descriptor: string): string {
  if (descriptor === '') return 'at once'
  const [library, kind, what = '', name = ''] = descriptor.split('.')
  if (library !== 'xstate') return descriptor
  return kind === 'after' ? `after ${what}` : `${name} ${kind === 'done' ? 'ends' : 'fails'}`
}

function guardOf({ guard }: AnyTransitionDefinition): string {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' ? guard.type : 'condition'
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
