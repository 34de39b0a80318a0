import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** What a machine shows, where it ends and what it needs. */
export type Definition = {
  /** States by the tag that views look for. */
  tags: Record<string, string[]>
  /** States that end the machine. */
  ends?: string[]
  /** What has to be provided, with the end of the complaint when it was not. */
  needs: Record<string, string>
  /** The beginning of the complaint. */
  said?: string
  /** What an action is called with here, where its complaint names it. */
  given?: Record<string, unknown>
}

export const plain = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]))

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

export const nameOf = ({ path }: AnyStateNode): string => path.join('.')

export function tagsOf(machine: AnyStateMachine): Record<string, string[]> {
  const tags: Record<string, string[]> = {}
  for (const node of nodesOf(machine.root)) {
    for (const tag of node.tags) tags[tag] = [...(tags[tag] ?? []), nameOf(node)]
  }
  return tags
}

/** What everything that was left to be provided says when it is called all the same. */
export function complaintsOf(machine: AnyStateMachine, given: Record<string, unknown>): Record<string, string> {
  const { actors, actions, guards } = machine.implementations
  const works = Object.entries(actors).map(([name, logic]) => [name, Object(logic).config] as const)
  const complaints: Record<string, string> = {}
  for (const [name, implementation] of [...works, ...Object.entries(actions), ...Object.entries(guards)]) {
    try {
      implementation({ context: {}, event: {}, input: {} }, given[name])
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      if (message.includes('needs provide(')) complaints[name] = message
    }
  }
  return complaints
}
