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

type TourOptions<Event extends EventObject> = {
  longest?: number
  wanted?: readonly TransitionPath<Event>[]
  isLast?: (path: TransitionPath<Event>) => boolean
}

/**
 * Few walks that together go along every one of the paths: from where a walk stands it takes the nearest path that no
 * walk took yet, and a new walk begins where none can be reached or a walk gets too long. Leave out what a page cannot be
 * made to do beforehand; `wanted` narrows what has to be walked to some of the paths that may be used on the way, and
 * nothing is walked after a path that `isLast`.
 */
export function tours<Event extends EventObject>(
  paths: readonly TransitionPath<Event>[],
  { longest = 12, wanted = paths, isLast = () => false }: TourOptions<Event> = {},
): TransitionPath<Event>[][] {
  const first = paths.find(({ steps }) => steps.length === 0)?.source ?? 'nowhere'
  const left = new Set(wanted)
  const walks: TransitionPath<Event>[][] = []
  while (left.size > 0) {
    const walk: TransitionPath<Event>[] = []
    for (;;) {
      const last = walk.at(-1)
      if (last && isLast(last)) break
      const next = wayToNearest(paths, { wanted: left, isLast, from: last?.target ?? first })
      if (next === null || (walk.length > 0 && walk.length + next.length > longest)) break
      for (const path of next) left.delete(path)
      walk.push(...next)
    }
    if (walk.length === 0) throw new Error(`No way leads to ${[...left].map(({ name }) => name).join(', ')}`)
    walks.push(walk)
  }
  return walks
}

/**
 * One path for each event and one for each state, by the names that a page's test has for them: enough to see that each event reaches the
 * machine and that each state is shown. Every transition is walked in memory (tests/model).
 */
export function eachEventAndState<Event extends EventObject>(
  paths: readonly TransitionPath<Event>[],
  { eventName, stateName }: { eventName: (event: Event) => string; stateName: (key: string) => string },
): TransitionPath<Event>[] {
  const firstOfEach = (nameOf: (path: TransitionPath<Event>) => string) =>
    new Map(paths.toReversed().map((path) => [nameOf(path), path]))
  const ofEvents = firstOfEach(({ event }) => eventName(event))
  const ofStates = firstOfEach(({ target }) => stateName(target))
  for (const { target } of ofEvents.values()) ofStates.delete(stateName(target))
  return [...ofEvents.values(), ...ofStates.values()]
}

/** Those of some paths that can be walked with no others than them. */
export function reachable<Event extends EventObject>(paths: readonly TransitionPath<Event>[]): TransitionPath<Event>[] {
  const places = new Set(paths.filter(({ steps }) => steps.length === 0).map(({ source }) => source))
  for (const place of places) for (const path of paths) if (path.source === place) places.add(path.target)
  return paths.filter(({ source }) => places.has(source))
}

/** The shortest way from a state that ends with a wanted path, or null where there is none. */
function wayToNearest<Event extends EventObject>(
  paths: readonly TransitionPath<Event>[],
  {
    wanted,
    isLast,
    from,
  }: { wanted: ReadonlySet<TransitionPath<Event>>; from: string } & Required<Pick<TourOptions<Event>, 'isLast'>>,
): TransitionPath<Event>[] | null {
  const seen = new Set([from])
  const waiting: TransitionPath<Event>[][] = [[]]
  for (let way = waiting.shift(); way; way = waiting.shift()) {
    const here = way.at(-1)?.target ?? from
    const onwards = paths.filter(({ source }) => source === here)
    const end = onwards.find((path) => wanted.has(path))
    if (end) return [...way, end]
    for (const path of onwards.filter((each) => !seen.has(each.target) && !isLast(each))) {
      seen.add(path.target)
      waiting.push([...way, path])
    }
  }
  return null
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
