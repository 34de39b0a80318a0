import { fromPromise } from 'xstate'
import { inspectorMachine } from '#machines/inspector/inspector.machine.ts'
import { present } from './inspector-messages.ts'
import { transitionPaths } from './machine-paths.ts'

/** Everything that can happen to the inspector's page, the outcome of opening the hosted one included. */
export const inspectorEvents = [
  { type: 'message.received', message: present() },
  { type: 'actor.chosen', actor: { pageId: 'p1', sessionId: 'x:0' } },
  { type: 'filter.changed', filter: 'menu' },
  { type: 'log.cleared' },
  { type: 'pause.pressed' },
  { type: 'resume.pressed' },
  { type: 'hosted.chosen' },
  { type: 'own.chosen' },
  { type: 'xstate.done.actor.openHosted', output: undefined },
  { type: 'xstate.error.actor.openHosted' },
] as const

export type InspectorEvent = (typeof inspectorEvents)[number]

/** The machine without surroundings: it opens nothing and tells nobody. */
export const stillInspector = inspectorMachine.provide({
  actors: { openHosted: fromPromise<void>(() => new Promise(() => {})) },
  actions: { askPages: () => {}, introduceToHosted: () => {}, sendToHosted: () => {}, closeHosted: () => {} },
})

export const inspectorPaths = transitionPaths<InspectorEvent>(stillInspector, inspectorEvents)

/** "following unwanted": the states of both regions in a key of a path. */
export function regionsOf(key: string): string {
  const [, log, hosted] = /^\{"log":"(\w+)","hosted":"(\w+)"\}/.exec(key) ?? []
  return `${log} ${hosted}`
}
