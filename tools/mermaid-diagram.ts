import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A Mermaid state diagram of a machine: every state, every transition with its event and guard, `always` included. */
export function mermaidDiagram(machine: AnyStateMachine): string {
  const lines = ['stateDiagram-v2', ...contentOf(machine.root), ...edgesOf(machine.root)]
  return lines.map((line, index) => (index === 0 ? line : `  ${line}`)).join('\n')
}

/** What stands inside a state. Mermaid cannot draw regions at the top, so a parallel root becomes a state around them. */
function contentOf(node: AnyStateNode): string[] {
  const isRoot = node.path.length === 0
  if (node.type === 'parallel' && isRoot)
    return [`state "${node.key}" as ${idOf(node)} {`, ...inset(regionsOf(node)), '}']
  if (node.type === 'parallel') return regionsOf(node)
  const children = Object.values(node.states)
  const start = initialOf(node)
  return [...(start ? [`[*] --> ${idOf(start)}`] : []), ...children.flatMap(declarationOf)]
}

function regionsOf(node: AnyStateNode): string[] {
  return Object.values(node.states).flatMap((region, index) => [...(index > 0 ? ['--'] : []), ...declarationOf(region)])
}

function declarationOf(node: AnyStateNode): string[] {
  const declared = `state "${node.key}" as ${idOf(node)}`
  const content = contentOf(node)
  const ending = node.type === 'final' ? [`${idOf(node)} --> [*]`] : []
  return content.length > 0 ? [`${declared} {`, ...inset(content), '}'] : [declared, ...ending]
}

function initialOf(node: AnyStateNode): AnyStateNode | undefined {
  return node.type === 'compound' ? node.initial.target[0] : undefined
}

function edgesOf(node: AnyStateNode): string[] {
  const ofEvents = [...node.transitions].flatMap(([event, transitions]) =>
    transitions.map((transition: AnyTransitionDefinition) => edge(node, transition, nameOfEvent(node, event))),
  )
  const always = (node.always ?? []).map((transition: AnyTransitionDefinition) => edge(node, transition, 'always'))
  return [...ofEvents, ...always, ...Object.values(node.states).flatMap(edgesOf)].flat()
}

/** A transition without a target only acts: it is drawn as a loop. */
function edge(node: AnyStateNode, transition: AnyTransitionDefinition, event: string): string[] {
  const guard = transition.guard ? ` [${nameOfGuard(transition.guard)}]` : ''
  const targets = transition.target ?? [node]
  return targets.map((target: AnyStateNode) => `${idOf(node)} --> ${idOf(target)}: ${event}${guard}`)
}

function nameOfEvent(node: AnyStateNode, event: string): string {
  if (event === '') return 'always'
  const delay = /^xstate\.after\.(.+?)\./.exec(event)
  if (delay) return `after ${delay[1]}`
  if (event.startsWith('xstate.done.state')) return 'done'
  const outcome = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(event)
  if (!outcome) return event
  const invoked = node.invoke.find((invoke: { id: string }) => invoke.id === outcome[2])
  return `${outcome[1]} ${typeof invoked?.src === 'string' ? invoked.src : outcome[2]}`
}

function nameOfGuard(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return typeof guard === 'function' ? guard.name || 'guard' : 'guard'
}

function idOf(node: AnyStateNode): string {
  return (node.path.length === 0 ? node.key : node.path.join('_')).replaceAll(/\W/g, '_')
}

function inset(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
