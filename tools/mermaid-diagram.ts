import type { AnyStateMachine } from 'xstate'
import { type ChartState, chartOf } from '#machines/chart/machine-chart.ts'

/** A Mermaid state diagram of a machine: every state, every transition with its event and guard, `always` included. */
export function mermaidDiagram(machine: AnyStateMachine): string {
  const chart = chartOf(machine)
  const lines = ['stateDiagram-v2', ...contentOf(chart), ...edgesOf(chart, chart.key)]
  return lines.map((line, index) => (index === 0 ? line : `  ${line}`)).join('\n')
}

/** What stands inside a state. Mermaid cannot draw regions at the top, so a parallel root becomes a state around them. */
function contentOf(state: ChartState): string[] {
  const isRoot = state.id === ''
  if (state.type === 'parallel' && isRoot)
    return [`state "${state.key}" as ${nameOf(state.id, state.key)} {`, ...inset(regionsOf(state)), '}']
  if (state.type === 'parallel') return regionsOf(state)
  const start = state.states.find(({ isInitial }) => isInitial)
  return [...(start ? [`[*] --> ${nameOf(start.id)}`] : []), ...state.states.flatMap(declarationOf)]
}

function regionsOf(state: ChartState): string[] {
  return state.states.flatMap((region, index) => [...(index > 0 ? ['--'] : []), ...declarationOf(region)])
}

function declarationOf(state: ChartState): string[] {
  const name = nameOf(state.id)
  const declared = `state "${state.key}" as ${name}`
  const content = contentOf(state)
  const ending = state.type === 'final' ? [`${name} --> [*]`] : []
  return content.length > 0 ? [`${declared} {`, ...inset(content), '}'] : [declared, ...ending]
}

/** A transition without a target only acts: it is drawn as a loop. */
function edgesOf(state: ChartState, machine: string): string[] {
  const edges = state.transitions.flatMap(({ event, guard, targets }) =>
    targets.map((target) => {
      const label = guard === null ? event : `${event} [${guard}]`
      return `${nameOf(state.id, machine)} --> ${nameOf(target, machine)}: ${label}`
    }),
  )
  return [...edges, ...state.states.flatMap((child) => edgesOf(child, machine))]
}

/** The machine itself goes by its own name. */
const nameOf = (id: string, machine = ''): string => (id === '' ? machine : id).replaceAll(/\W/g, '_')

function inset(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
