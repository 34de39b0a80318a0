import {
  type AnyStateMachine,
  type EventFromLogic,
  getNextSnapshot,
  initialTransition,
  type SnapshotFrom,
} from 'xstate'

/** One transition of a machine with the shortest way to where it starts. */
export type TransitionPath<Machine extends AnyStateMachine> = {
  /** `source --event--> target`, unique among the paths of a machine. */
  name: string
  steps: EventFromLogic<Machine>[]
  source: string
  event: EventFromLogic<Machine>
  target: string
}

const LARGEST_GRAPH = 2000

/**
 * A path for every transition that the given events cause: the shortest way to its source, then its event. States are
 * told apart by their value and context; a machine with more than 2000 of them needs fewer events.
 */
export function transitionPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFromLogic<Machine>[],
  input?: unknown,
): TransitionPath<Machine>[] {
  type Place = { snapshot: SnapshotFrom<Machine>; steps: EventFromLogic<Machine>[] }
  // The input of a machine under test is what that test gives it.
  const [first] = initialTransition(machine, input as never) as unknown as [SnapshotFrom<Machine>]
  const seen = new Map<string, Place>([[keyOf(first), { snapshot: first, steps: [] }]])
  const waiting = [...seen.values()]
  const paths: TransitionPath<Machine>[] = []
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    for (const event of events.filter((candidate) => place.snapshot.can(candidate))) {
      const next = getNextSnapshot(machine, place.snapshot, event)
      const [source, target] = [keyOf(place.snapshot), keyOf(next)]
      paths.push({ name: `${source} --${event.type}--> ${target}`, steps: place.steps, source, event, target })
      if (seen.has(target)) continue
      const reached = { snapshot: next, steps: [...place.steps, event] }
      seen.set(target, reached)
      waiting.push(reached)
      if (seen.size > LARGEST_GRAPH) throw new Error(`${machine.id} has more than ${LARGEST_GRAPH} states`)
    }
  }
  return paths
}

/** Every transition that a machine defines, as `source --event`, for the check that none was left unwalked. */
export function definedTransitions(machine: AnyStateMachine): string[] {
  return machine.idMap
    .values()
    .flatMap((node) => [...node.transitions.keys()].map((event) => `${JSON.stringify(valueOf(node.path))} --${event}`))
    .toArray()
}

/** What every state answers to every event, for pinning: the target, or null where the event means nothing. */
export function transitionTable<Machine extends AnyStateMachine>(
  paths: readonly TransitionPath<Machine>[],
  events: readonly EventFromLogic<Machine>[],
): Record<string, Record<string, string | null>> {
  const sources = [...new Set(paths.flatMap(({ source, target }) => [source, target]))]
  return Object.fromEntries(
    sources.map((source) => [
      source,
      Object.fromEntries(
        events.map(({ type }) => [
          type,
          paths.find((path) => path.source === source && path.event.type === type)?.target ?? null,
        ]),
      ),
    ]),
  )
}

function keyOf(snapshot: { value: unknown; context: object }): string {
  const context = Object.keys(snapshot.context).length === 0 ? '' : ` ${JSON.stringify(snapshot.context)}`
  return JSON.stringify(snapshot.value) + context
}

const valueOf = (path: readonly string[]): unknown =>
  path.length <= 1
    ? (path[0] ?? null)
    : path.reduceRight<unknown>((inner, key) => (inner === null ? key : { [key]: inner }), null)
