import { assign, fromPromise, setup } from 'xstate'
import { afterMessage, clearedInspection, emptyInspection, type Inspection } from './inspection.ts'
import type { InspectorMessage } from './inspector-messages.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type ChosenActor = { pageId: string; sessionId: string }
type Context = {
  inspection: Inspection
  chosen: ChosenActor | null
  /** Only events whose type, sender or receiver has these letters are shown. */
  filter: string
}

const missing = missingPartsOf('inspectorMachine')

/**
 * The page that shows running machines in development, from its opening to its end.
 * Following, it takes in what the pages of the portal tell. Paused, it takes in nothing and asks anew when it goes on, so
 * nothing is lost. The hosted inspector is opened only when chosen, hears everything from then on, paused or not, and
 * never without the masks. Owned by src/app/inspector; no visitor's bundle has it.
 */
export const inspectorMachine = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'message.received'; message: InspectorMessage }
      | { type: 'actor.chosen'; actor: ChosenActor }
      | { type: 'filter.changed'; filter: string }
      | { type: 'log.cleared' }
      | { type: 'pause.pressed' }
      | { type: 'resume.pressed' }
      | { type: 'hosted.chosen' }
      | { type: 'own.chosen' }
  },
  actors: { openHosted: fromPromise<void>(missing('openHosted')) },
  actions: {
    askPages: missing('askPages'),
    introduceToHosted: (...[, { pages }]: [unknown, Inspection]) =>
      missing(`introduceToHosted of ${pages.length} pages`)(),
    sendToHosted: (...[, message]: [unknown, InspectorMessage]) => missing(`sendToHosted of ${message.kind}`)(),
    closeHosted: missing('closeHosted'),
    takeMessage: assign(({ context }, message: InspectorMessage) => ({
      inspection: afterMessage(context.inspection, message),
    })),
    chooseActor: assign((_, chosen: ChosenActor) => ({ chosen })),
    chooseFirst: assign(({ context: { chosen, inspection } }) => ({ chosen: chosen ?? firstActor(inspection) })),
    changeFilter: assign((_, filter: string) => ({ filter })),
    clearLog: assign(({ context }) => ({ inspection: clearedInspection(context.inspection) })),
  },
}).createMachine({
  id: 'inspector',
  type: 'parallel',
  context: { inspection: emptyInspection, chosen: null, filter: '' },
  entry: 'askPages',
  on: {
    'actor.chosen': { actions: { type: 'chooseActor', params: ({ event }) => event.actor } },
    'filter.changed': { actions: { type: 'changeFilter', params: ({ event }) => event.filter } },
    'log.cleared': { actions: 'clearLog' },
  },
  states: {
    log: {
      initial: 'following',
      states: {
        following: {
          on: {
            'message.received': {
              actions: [{ type: 'takeMessage', params: ({ event }) => event.message }, 'chooseFirst'],
            },
            'pause.pressed': 'paused',
          },
        },
        paused: {
          on: { 'resume.pressed': { target: 'following', actions: 'askPages' } },
        },
      },
    },
    hosted: {
      initial: 'unwanted',
      states: {
        unwanted: { on: { 'hosted.chosen': 'opening' } },
        opening: {
          invoke: {
            id: 'openHosted',
            src: 'openHosted',
            onDone: 'open',
            onError: 'refused',
          },
          on: { 'own.chosen': 'unwanted' },
        },
        open: {
          entry: { type: 'introduceToHosted', params: ({ context }) => context.inspection },
          exit: 'closeHosted',
          on: {
            'message.received': { actions: { type: 'sendToHosted', params: ({ event }) => event.message } },
            'own.chosen': 'unwanted',
          },
        },
        refused: { on: { 'hosted.chosen': 'opening', 'own.chosen': 'unwanted' } },
      },
    },
  },
})

function firstActor({ pages }: Inspection): ChosenActor | null {
  for (const { id, actors } of pages) {
    const machine = actors.find(({ chart }) => chart !== null)
    if (machine) return { pageId: id, sessionId: machine.sessionId }
  }
  return null
}
