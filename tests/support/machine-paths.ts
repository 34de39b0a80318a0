import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  getNextSnapshot,
  initialTransition,
} from 'xstate'

/** One transition of a machine with the shortest way to where it starts. */
export type TransitionPath<Event extends EventObject> = {
  /** `source --event--> target`, unique among the paths of a machine. */
  name: string
  steps: Event[]
  source: string
  event: Event
  target: string
}

const LARGEST_GRAPH = 2000

/**
 * A path for every transition that the given events cause: the shortest way to its source, then its event. States are
 * told apart by their value and context; a machine with more than 2000 of them needs fewer events.
 */
export function transitionPaths<Event extends EventObject>(
  machine: AnyStateMachine,
  events: readonly Event[],
  input?: unknown,
): TransitionPath<Event>[] {
  const [first]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine, input)
  const seen = new Set([keyOf(first)])
  const waiting: { snapshot: AnyMachineSnapshot; steps: Event[] }[] = [{ snapshot: first, steps: [] }]
  const paths: TransitionPath<Event>[] = []
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    const { snapshot, steps } = place
    for (const event of events.filter((candidate) => snapshot.can(candidate))) {
      const next: AnyMachineSnapshot = getNextSnapshot(machine, snapshot, event)
      const [source, target] = [keyOf(snapshot), keyOf(next)]
      paths.push({ name: `${source} --${event.type}--> ${target}`, steps, source, event, target })
      if (seen.has(target)) continue
      seen.add(target)
      waiting.push({ snapshot: next, steps: [...steps, event] })
      if (seen.size > LARGEST_GRAPH) throw new Error(`${machine.id} has more than ${LARGEST_GRAPH} states`)
    }
  }
  return paths
}

/** Every transition that a machine defines, as `state --event`, for the check that none was left unwalked. */
export function definedTransitions(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) =>
    [...node.transitions.keys()].map((event) => `${JSON.stringify(node.path.join('.'))} --${event}`),
  )
}

/** What every state answers to every event, for pinning: the target, or null where the event means nothing. */
export function transitionTable<Event extends EventObject>(
  paths: readonly TransitionPath<Event>[],
  events: readonly Event[],
): Record<string, Record<string, string | null>> {
  const sources = [...new Set(paths.flatMap(({ source, target }) => [source, target]))]
  const answer = (source: string, type: string) =>
    paths.find((path) => path.source === source && path.event.type === type)?.target ?? null
  return Object.fromEntries(
    sources.map((source) => [source, Object.fromEntries(events.map(({ type }) => [type, answer(source, type)]))]),
  )
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

function keyOf({ value, context }: AnyMachineSnapshot): string {
  const remembered = Object.keys(context ?? {}).length === 0 ? '' : ` ${JSON.stringify(context)}`
  return JSON.stringify(value) + remembered
}
