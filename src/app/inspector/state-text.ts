import type { Plain } from '#machines/inspector/inspector-messages.ts'

/** The paths of all states that are active in a state value, parents before children; the machine itself is ''. */
export function activeStates(value: Plain): string[] {
  return value === null ? [] : ['', ...statesBelow(value, '')]
}

/** The active states that have no active one in them: one, and more where regions are beside each other. */
export function innermostStates(value: Plain): string[] {
  const states = activeStates(value)
  return states.filter((state) => state !== '' && !states.some((other) => other.startsWith(`${state}.`)))
}

/** A state value in a line: `open.filling`, and regions as `log.following + hosted.open`; null where there are none. */
export function stateText(value: Plain): string | null {
  return value === null ? null : innermostStates(value).join(' + ')
}

function statesBelow(value: Plain, parent: string): string[] {
  if (typeof value === 'string') return [pathOf(parent, value)]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    pathOf(parent, key),
    ...statesBelow(inner, pathOf(parent, key)),
  ])
}

const pathOf = (parent: string, key: string): string => (parent === '' ? key : `${parent}.${key}`)
