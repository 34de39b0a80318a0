import type { AnyStateMachine, EventObject } from 'xstate'
import { definedTransitions, type TransitionPath } from './machine-paths.ts'

/** The state of a key as `machinePaths` write them, its levels joined by dots. */
export function stateOf(key: string): string {
  const value: unknown = JSON.parse(key.startsWith('"') ? key.slice(0, key.indexOf('"', 1) + 1) : valueOf(key))
  return namesOf(value).join('.')
}

/** Transitions that a machine defines and none of the paths goes along. */
export function unwalked<Event extends EventObject>(
  machine: AnyStateMachine,
  paths: readonly TransitionPath<Event>[],
): string[] {
  const walked = new Set(
    paths.flatMap(({ source, event }) => {
      const levels = stateOf(source).split('.')
      return ['', ...levels.map((_, index) => levels.slice(0, index + 1).join('.'))].map(
        (name) => `"${name}" --${event.type}`,
      )
    }),
  )
  return definedTransitions(machine).filter((transition) => !walked.has(transition))
}

const namesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(Object(value)).flatMap(([name, inner]) => [name, ...namesOf(inner)])

/** The first JSON value of a text that has another one after it. */
function valueOf(key: string): string {
  const end = key.indexOf('} ')
  return end === -1 ? key : key.slice(0, end + 1)
}
