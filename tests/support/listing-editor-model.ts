import { fromPromise } from 'xstate'
import { emptyDraft } from '#domain/listing-drafts/listing-draft.ts'
import type {
  DraftCommand,
  PortalDraft,
  ReadDraftOutput,
  RunCommandInput,
  RunCommandOutput,
  SaveDraftInput,
  SaveDraftOutput,
} from '#machines/listing-editor/draft-answers.ts'
import { listingEditorMachine } from '#machines/listing-editor/listing-editor.machine.ts'
import { type Definition, plain } from './machine-definition.ts'
import { transitionPaths } from './machine-paths.ts'

export const fresh = emptyDraft('sale')
export const typed = { ...fresh, title: 'Terrace with a lemon tree' }
export const typedOn = { ...fresh, title: 'Terrace with two lemon trees' }
export const portalDraft = (part: Partial<PortalDraft>): PortalDraft => ({
  content: typed,
  suburb: null,
  officeId: 4,
  revision: 1,
  state: 'draft',
  hasUnpublishedChanges: true,
  listingPath: null,
  completedOn: null,
  completedPrice: null,
  changedAt: '2026-11-29T01:00:00Z',
  changedBy: 'Agnes Keane',
  ...part,
})

export const answers = {
  saved: { ok: true, draft: portalDraft({}) },
  published: { ok: true, draft: portalDraft({ state: 'published', revision: 2 }), problems: [] },
  withdrawn: { ok: true, draft: portalDraft({ state: 'withdrawn', revision: 2 }), problems: [] },
  deleted: { ok: true, draft: null, problems: [] },
  restored: { ok: true, draft: portalDraft({ state: 'published', content: fresh, revision: 2 }), problems: [] },
  hasProblems: { ok: true, draft: portalDraft({}), problems: [{ field: 'title', message: 'Give a headline.' }] },
  refused: { ok: false, reason: 'REFUSED', message: 'This listing was sold.' },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED' },
  deletedMeanwhile: { ok: false, reason: 'DELETED' },
  changed: { ok: false, reason: 'CHANGED', current: portalDraft({ content: typedOn, revision: 5 }) },
  soldMeanwhile: { ok: false, reason: 'CHANGED', current: portalDraft({ state: 'completed', revision: 5 }) },
} as const satisfies Record<string, SaveDraftOutput | RunCommandOutput>

export const publish: DraftCommand = { kind: 'publish' }
const {
  saved,
  refused,
  sessionEnded,
  changed,
  published,
  withdrawn,
  hasProblems,
  deleted,
  soldMeanwhile,
  deletedMeanwhile,
} = answers

/** Everything that can happen to a listing that is typed in, the outcomes of its requests included. */
const editorEvents = [
  { type: 'content.changed', content: typed },
  { type: 'save.requested' },
  { type: 'command.submitted', command: publish },
  { type: 'own.chosen' },
  { type: 'theirs.chosen' },
  { type: 'own.discarded' },
  { type: 'reading.retried' },
  { type: 'network.returned' },
  { type: 'member.arrived' },
  ...[null, portalDraft({ content: typedOn }), portalDraft({ content: typedOn, revision: 4 })].map((output) => ({
    type: 'xstate.done.actor.readDraft',
    output,
  })),
  { type: 'xstate.error.actor.readDraft' },
  ...[saved, refused, sessionEnded, changed, soldMeanwhile, deletedMeanwhile].map((output) => ({
    type: 'xstate.done.actor.saveDraft',
    output,
  })),
  { type: 'xstate.error.actor.saveDraft' },
  ...[published, withdrawn, hasProblems, deleted, refused, sessionEnded, changed, deletedMeanwhile].map((output) => ({
    type: 'xstate.done.actor.runCommand',
    output,
  })),
  { type: 'xstate.error.actor.runCommand' },
  ...['loading', 'saving', 'checking'].map((state) => ({ type: `xstate.after.answerTimeout.listingEditor.${state}` })),
  { type: 'xstate.after.savePause.listingEditor.unsaved' },
  { type: 'xstate.after.retryDelay.listingEditor.saveFailed' },
]

/** The machine without surroundings: requests that are never answered, and nothing persisted. */
export const stillListingEditor = listingEditorMachine.provide({
  actors: {
    readDraft: fromPromise<ReadDraftOutput>(() => new Promise<never>(() => {})),
    saveDraft: fromPromise<SaveDraftOutput, SaveDraftInput>(() => new Promise<never>(() => {})),
    runCommand: fromPromise<RunCommandOutput, RunCommandInput>(() => new Promise<never>(() => {})),
  },
  actions: { persist: () => {}, clearPersisted: () => {}, askToSignIn: () => {} },
})

/** A new one, one that must be there, and one of which something was typed before. */
export const editorInputs = {
  fresh: { persisted: null, fresh },
  known: { persisted: null, fresh: null },
  persisted: { persisted: { content: typed, revision: 1, unanswered: null }, fresh: null },
}
export const editorWalks = Object.values(editorInputs).map((input) => ({
  input,
  paths: transitionPaths(stillListingEditor, editorEvents, input),
}))

export const listingEditorDefinition: Definition = {
  tags: {
    open: [
      'draft',
      'published',
      'withdrawn',
      'unsaved',
      'saving',
      'saveFailed',
      'refused',
      'sessionEnded',
      'conflict',
      'deletedMeanwhile',
      'checking',
    ],
    busy: ['saving', 'checking'],
  },
  ends: ['unavailable', 'deleted'],
  needs: {
    ...plain('readDraft', 'saveDraft', 'runCommand', 'clearPersisted', 'askToSignIn'),
    persist: 'persist of revision 3',
  },
  given: { persist: { revision: 3 } },
}
