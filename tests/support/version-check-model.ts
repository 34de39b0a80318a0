import { fromPromise } from 'xstate'
import { versionCheckMachine } from '#machines/version-check/version-check.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const runningVersion = '1'

/** What the surroundings answer while an event is taken; what is left out is false. */
export type VersionFacts = { hasMarker?: boolean; notifiesOfSystem?: boolean; isAtWork?: boolean }

const answered = (output: string, facts: VersionFacts = {}) =>
  ({ type: 'xstate.done.actor.readVersion', output, ...facts }) as const

/** Everything that can happen to the check of the version, the answers of its surroundings included. */
const versionCheckEvents = [
  { type: 'check.requested' } as const,
  { type: 'check.requested', isAtWork: true } as const,
  answered(runningVersion),
  answered('2'),
  answered('2', { notifiesOfSystem: true }),
  answered('2', { hasMarker: true }),
  { type: 'xstate.error.actor.readVersion' } as const,
  { type: 'xstate.after.checkInterval.versionCheck.resting' } as const,
  { type: 'xstate.after.reloadDelay.versionCheck.leaving' } as const,
  { type: 'xstate.after.reloadDelay.versionCheck.leaving', isAtWork: true } as const,
]

export type VersionCheckEvent = (typeof versionCheckEvents)[number]

/** Whether an event comes with a fact about the surroundings. */
export const tells = (event: object, fact: keyof VersionFacts): boolean => Reflect.get(event, fact) === true

/** The machine whose surroundings are told by each event: a question that never ends by itself, nothing kept, no reload. */
export const stillVersionCheck = versionCheckMachine.provide({
  actors: { readVersion: fromPromise<string>(() => new Promise(() => {})) },
  actions: { setMarker: () => {}, clearMarker: () => {}, logReload: () => {}, reload: () => {} },
  guards: {
    hasMarker: ({ event }) => tells(event, 'hasMarker'),
    notifiesOfSystem: ({ event }) => tells(event, 'notifiesOfSystem'),
    isAtWork: ({ event }) => tells(event, 'isAtWork'),
  },
})

/** The paths that are walked in memory and through the page. */
export const versionCheckPaths = transitionPaths<VersionCheckEvent>(stillVersionCheck, versionCheckEvents, {
  runningVersion,
})

/** The name of the state in a key of a path. */
export const stateOf = (key: string): string => key.split(' ')[0]?.replaceAll('"', '') ?? ''

/** An event with its answer, in words that tell it from every other. */
export const eventName = ({ type, ...rest }: VersionCheckEvent): string =>
  [type, ...Object.entries(rest).map(([name, value]) => (name === 'output' ? value : name))].join(' ')
