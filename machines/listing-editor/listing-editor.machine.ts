import { type DraftContent, emptyDraft } from '#domain/listing-drafts/listing-draft.ts'
import type { DraftCommand } from './draft-answers.ts'
import { type ListingEditorContext, listingEditorParts } from './listing-editor-parts.ts'

const persist = { type: 'persist', params: ({ context }: { context: ListingEditorContext }) => context } as const
/** Typing while nothing is waited for but the agent. */
const typed = { actions: [{ type: 'setContent', params: contentOf }, persist] } as const
const typedAfterSave = { target: 'unsaved', actions: { type: 'setContent', params: contentOf } } as const
const commandOf = {
  type: 'setCommand',
  params: ({ event }: { event: { command: DraftCommand } }) => event.command,
} as const

function contentOf({ event }: { event: { content: DraftContent } }): DraftContent {
  return event.content
}

/** How a save and a command can end in the same way. */
const failures = [
  {
    guard: { type: 'isConflict', params: outputOf },
    target: 'conflict',
    actions: { type: 'takeFailure', params: outputOf },
  },
  {
    guard: { type: 'wasDeleted', params: outputOf },
    target: 'deletedMeanwhile',
    actions: { type: 'takeFailure', params: outputOf },
  },
  {
    guard: { type: 'hasSessionEnded', params: outputOf },
    target: 'sessionEnded',
    actions: { type: 'takeFailure', params: outputOf },
  },
] as const

function outputOf<Output>({ event }: { event: { output: Output } }): Output {
  return event.output
}

/** All is saved; what can be done depends on where the listing stands. */
const saved = listingEditorParts.createStateConfig({
  tags: 'open',
  entry: 'clearPersisted',
  on: {
    'content.changed': typedAfterSave,
    'command.submitted': { target: 'checking', actions: commandOf },
  },
})

/**
 * One listing that an agent types in, for as long as its page is open. What is typed is persisted in this browser at once and saved
 * after a pause; a save that failed is tried again, and nothing typed is lost before the portal has it. A command (publish, under
 * offer, sold, withdrawn, delete) waits for the save and is answered before the next one; never two requests in flight. Where somebody
 * else has saved or deleted it meanwhile, both wait until the agent chooses, and no command runs on what was not read. Owned by the page
 * of the editor.
 */
export const listingEditorMachine = listingEditorParts.createMachine({
  id: 'listingEditor',
  context: ({ input }) => ({
    ...input,
    content: input.persisted?.content ?? input.fresh ?? emptyDraft('sale'),
    revision: 0,
    unanswered: null,
    portal: null,
    sending: null,
    command: null,
    problems: [],
    message: '',
    theirs: null,
    isUnanswered: false,
    isOvertaken: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'unavailable' },
          {
            guard: { type: 'isDeletedMeanwhile', params: ({ event }) => event.output },
            target: 'deletedMeanwhile',
            actions: { type: 'takeRead', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isChangedMeanwhile', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'takeRead', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTyped', params: ({ event }) => event.output },
            target: 'unsaved',
            actions: { type: 'takeRead', params: ({ event }) => event.output },
          },
          { target: 'settled', actions: { type: 'takeRead', params: ({ event }) => event.output } },
        ],
        onError: 'unread',
      },
      after: { answerTimeout: 'unread' },
    },
    unread: {
      always: { guard: 'hasPersisted', target: 'saveFailed', actions: { type: 'takeRead', params: null } },
      on: { 'reading.retried': 'loading', 'network.returned': 'loading' },
    },
    unavailable: { type: 'final' },
    settled: {
      always: [
        { guard: 'hasTypedMeanwhile', target: 'unsaved' },
        { guard: 'hasCommand', target: 'checking' },
        { guard: 'isWithdrawn', target: 'withdrawn' },
        { guard: 'isPublished', target: 'published' },
        { target: 'draft' },
      ],
    },
    draft: {
      ...saved,
      on: {
        'content.changed': typedAfterSave,
        'save.requested': { guard: 'isNew', target: 'saving' },
        'command.submitted': [
          { guard: 'isNew', target: 'saving', actions: commandOf },
          { target: 'checking', actions: commandOf },
        ],
      },
    },
    published: saved,
    withdrawn: saved,
    unsaved: {
      tags: 'open',
      entry: persist,
      always: { guard: 'hasCommand', target: 'saving' },
      after: { savePause: 'saving' },
      on: {
        'content.changed': { ...typedAfterSave, reenter: true },
        'save.requested': 'saving',
        'command.submitted': { target: 'saving', actions: commandOf },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      entry: ['setSaving', persist],
      on: { 'content.changed': typed, 'command.submitted': { actions: commandOf } },
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context: { sending, content, revision } }) => ({ content: sending ?? content, revision }),
        onDone: [
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'settled',
            actions: { type: 'takeSaved', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSameText', params: outputOf },
            target: 'saving',
            reenter: true,
            actions: { type: 'rebase', params: outputOf },
          },
          ...failures,
          { target: 'refused', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: 'saveFailed',
      },
      after: { answerTimeout: 'saveFailed' },
    },
    saveFailed: {
      tags: 'open',
      entry: 'dropCommand',
      after: { retryDelay: 'saving' },
      on: {
        'content.changed': typed,
        'network.returned': 'saving',
        'save.requested': 'saving',
        'command.submitted': { target: 'saving', actions: commandOf },
      },
    },
    refused: {
      tags: 'open',
      on: {
        'content.changed': typedAfterSave,
        'save.requested': 'saving',
        'command.submitted': { target: 'saving', actions: commandOf },
      },
    },
    sessionEnded: {
      tags: 'open',
      entry: 'askToSignIn',
      on: { 'content.changed': typed, 'member.arrived': 'saving', 'save.requested': 'saving' },
    },
    conflict: {
      tags: 'open',
      on: {
        'content.changed': typed,
        'own.chosen': { target: 'saving', actions: 'rebaseOwn' },
        'theirs.chosen': { target: 'settled', actions: 'takeTheirs' },
      },
    },
    deletedMeanwhile: {
      tags: 'open',
      entry: persist,
      on: { 'content.changed': typed, 'own.discarded': { target: 'deleted', actions: 'clearPersisted' } },
    },
    checking: {
      tags: ['open', 'busy'],
      entry: 'setSending',
      on: { 'content.changed': typed },
      invoke: {
        id: 'runCommand',
        src: 'runCommand',
        input: ({ context: { command, revision } }) => ({ command: command ?? { kind: 'publish' }, revision }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'deleted',
            actions: 'clearPersisted',
          },
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'settled',
            actions: [
              { type: 'takeSaved', params: ({ event }) => event.output },
              { type: 'takeRestored', params: ({ event }) => event.output },
              { type: 'takeProblems', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isOvertaken', params: outputOf },
            target: 'settled',
            actions: { type: 'takeOvertaking', params: outputOf },
          },
          ...failures,
          { target: 'settled', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'settled', actions: 'setUnanswered' },
      },
      after: { answerTimeout: { target: 'settled', actions: 'setUnanswered' } },
    },
    deleted: { type: 'final' },
  },
})
