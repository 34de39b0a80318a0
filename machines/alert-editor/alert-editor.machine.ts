import { assign, fromPromise, setup } from 'xstate'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type AlertFrequency = 'immediately' | 'daily' | 'weekly'
export type AlertDraft = {
  name: string
  frequency: AlertFrequency
  isByEmail: boolean
  isByPush: boolean
  /** Whether a home whose price range is only partly within that of the alert fits it. */
  isPartlyInRange: boolean
  /** What it looks for from now on; null while that is as it was. */
  search: SearchParameters | null
}
/**
 * `alertId`: null for an alert that is still to be made. `suggestedName`: what the portal calls it; a name that is the same follows the
 * search.
 */
export type EditedAlert = {
  alertId: string | null
  draft: AlertDraft
  suggestedName: string | null
  idempotencyKey: string
}
export type PreparedAlert = { suggestedName: string; existingId: string | null }
/** Rejects when no answer came; whether it was saved is then unknown. */
export type SaveAlertOutput =
  | { ok: true; alertId: string }
  | { ok: false; reason: 'SESSION_ENDED' | 'GONE' | 'REFUSED'; message: string }

export const LONGEST_ALERT_NAME = 100

type Context = EditedAlert & {
  /** The member's alert of the same search; null where there is none. */
  existingId: string | null
  /** What the portal had against it, in its own words. */
  refusal: string | null
}

const missing = missingPartsOf('alertEditorMachine')

/**
 * One alert that is made or changed, from the open form to a saved alert.
 * Never two requests in flight; every try of one draft carries the same idempotency key, so one alert is made. An alert of
 * the same search is offered in place of a second one. What was typed outlives every failure. A new alert of a visitor who
 * is not logged in goes to `pendingAlert`; a changed one waits here until its member is back. Owned by the form.
 */
export const alertEditorMachine = setup({
  types: {} as {
    input: EditedAlert
    context: Context
    events:
      | { type: 'draft.changed'; draft: AlertDraft }
      | { type: 'name.suggested'; name: string }
      | { type: 'alert.submitted'; isMember: boolean }
      | { type: 'member.returned' }
    tags: 'busy'
  },
  actors: {
    prepareAlert: fromPromise<PreparedAlert>(missing('prepareAlert')),
    saveAlert: fromPromise<SaveAlertOutput, EditedAlert>(missing('saveAlert')),
  },
  actions: {
    takePrepared: assign(({ context }, { suggestedName, existingId }: PreparedAlert) => ({
      existingId,
      suggestedName,
      draft: { ...context.draft, name: context.draft.name === '' ? suggestedName : context.draft.name },
    })),
    takeSuggestion: assign(({ context: { draft, suggestedName } }, name: string) => ({
      suggestedName: name,
      draft: draft.name === suggestedName ? { ...draft, name } : draft,
    })),
    takeDraft: assign((_, draft: AlertDraft) => ({ draft })),
    takeSaved: assign(({ context }, output: SaveAlertOutput) => ({
      alertId: output.ok ? output.alertId : context.alertId,
      refusal: null,
    })),
    setRefusal: assign((_, output: SaveAlertOutput) => ({ refusal: output.ok ? null : output.message })),
    clearRefusal: assign({ refusal: null }),
    /** Hands a new alert to whoever creates it once somebody is logged in. */
    savePending: (...[, kept]: [unknown, EditedAlert]) => missing(`savePending for ${kept.idempotencyKey}`)(),
    notifySaved: (...[, output]: [unknown, SaveAlertOutput]) => missing(`notifySaved for ${output.ok}`)(),
  },
  guards: {
    isNew: ({ context }) => context.alertId === null,
    hasExisting: (_, prepared: PreparedAlert) => prepared.existingId !== null,
    isNameMissing: ({ context }) => context.draft.name.trim() === '',
    isForLater: ({ context }, isMember: boolean) => !isMember && context.alertId === null,
    isOfNobody: (_, isMember: boolean) => !isMember,
    isOfMember: (_, isMember: boolean) => isMember,
    wasSaved: (_, output: SaveAlertOutput) => output.ok,
    needsLogin: (_, output: SaveAlertOutput) => !output.ok && output.reason === 'SESSION_ENDED',
    needsLoginForNew: ({ context }, output: SaveAlertOutput) =>
      !output.ok && output.reason === 'SESSION_ENDED' && context.alertId === null,
  },
  delays: { prepareTimeout: 8_000, answerTimeout: 20_000 },
}).createMachine({
  id: 'alertEditor',
  context: ({ input }) => ({ ...input, existingId: null, refusal: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'preparing' }, { target: 'editing' }] },
    preparing: {
      invoke: {
        id: 'prepareAlert',
        src: 'prepareAlert',
        onDone: [
          {
            guard: { type: 'hasExisting', params: ({ event }) => event.output },
            target: 'existing',
            actions: { type: 'takePrepared', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'takePrepared', params: ({ event }) => event.output } },
        ],
        // Whoever names the alert needs no suggestion, and the portal answers a second alert of one search with the first.
        onError: 'editing',
      },
      after: { prepareTimeout: 'editing' },
    },
    existing: {},
    editing: {
      initial: 'ready',
      on: {
        'name.suggested': { actions: { type: 'takeSuggestion', params: ({ event }) => event.name } },
        'draft.changed': { target: '.ready', actions: { type: 'takeDraft', params: ({ event }) => event.draft } },
        'alert.submitted': [
          { guard: 'isNameMissing', target: '.nameMissing' },
          {
            guard: { type: 'isForLater', params: ({ event }) => event.isMember },
            target: 'kept',
          },
          { guard: { type: 'isOfNobody', params: ({ event }) => event.isMember }, target: 'sessionEnded' },
          { target: 'saving' },
        ],
      },
      states: { ready: {}, nameMissing: {}, refused: {}, unreachable: {} },
    },
    saving: {
      tags: 'busy',
      entry: 'clearRefusal',
      on: { 'name.suggested': { actions: { type: 'takeSuggestion', params: ({ event }) => event.name } } },
      invoke: {
        id: 'saveAlert',
        src: 'saveAlert',
        input: ({ context: { alertId, draft, suggestedName, idempotencyKey } }) => ({
          alertId,
          draft,
          suggestedName,
          idempotencyKey,
        }),
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: [
              { type: 'takeSaved', params: ({ event }) => event.output },
              { type: 'notifySaved', params: ({ event }) => event.output },
            ],
          },
          { guard: { type: 'needsLoginForNew', params: ({ event }) => event.output }, target: 'kept' },
          { guard: { type: 'needsLogin', params: ({ event }) => event.output }, target: 'sessionEnded' },
          { target: 'editing.refused', actions: { type: 'setRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'editing.unreachable',
      },
      after: { answerTimeout: 'editing.unreachable' },
    },
    sessionEnded: {
      on: {
        'name.suggested': { actions: { type: 'takeSuggestion', params: ({ event }) => event.name } },
        'member.returned': 'saving',
        'draft.changed': { target: 'editing', actions: { type: 'takeDraft', params: ({ event }) => event.draft } },
        'alert.submitted': { guard: { type: 'isOfMember', params: ({ event }) => event.isMember }, target: 'saving' },
      },
    },
    kept: { entry: { type: 'savePending', params: ({ context }) => context }, type: 'final' },
    saved: {
      on: {
        'name.suggested': { actions: { type: 'takeSuggestion', params: ({ event }) => event.name } },
        'draft.changed': { target: 'editing', actions: { type: 'takeDraft', params: ({ event }) => event.draft } },
      },
    },
  },
})
