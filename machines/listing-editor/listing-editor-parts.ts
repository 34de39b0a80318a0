import { assign, fromPromise, setup } from 'xstate'
import type { DraftProblem } from '#domain/listing-drafts/check-draft.ts'
import type { DraftContent } from '#domain/listing-drafts/listing-draft.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'
import {
  type DraftCommand,
  isSameContent,
  type PortalDraft,
  type ReadDraftOutput,
  type RunCommandInput,
  type RunCommandOutput,
  type SaveDraftInput,
  type SaveDraftOutput,
  type TypedDraft,
} from './draft-answers.ts'

/** How an editor begins. */
type Input = {
  /** What stands in this browser from before; null for nothing. */
  persisted: TypedDraft | null
  /** What a new one begins with; null where it must be there already. */
  fresh: DraftContent | null
}
export type ListingEditorContext = Input &
  TypedDraft & {
    /** As the portal has it; null before it was saved. */
    portal: PortalDraft | null
    /** What is being saved: whether something was typed meanwhile shows beside it. */
    sending: DraftContent | null
    /** What waits until all is saved. */
    command: DraftCommand | null
    problems: readonly DraftProblem[]
    /** Why the portal did not do it, in its words. */
    message: string
    /** What somebody else has saved meanwhile; null otherwise. */
    theirs: PortalDraft | null
    /** Whether a command got no answer. */
    isUnanswered: boolean
    /** Whether a command was not run, since somebody else had changed the listing before. */
    isOvertaken: boolean
  }

const missing = missingPartsOf('listingEditorMachine')

export const listingEditorParts = setup({
  types: {} as {
    input: Input
    context: ListingEditorContext
    events:
      | { type: 'content.changed'; content: DraftContent }
      | { type: 'save.requested' }
      | { type: 'command.submitted'; command: DraftCommand }
      | { type: 'own.chosen' }
      | { type: 'theirs.chosen' }
      | { type: 'own.discarded' }
      | { type: 'reading.retried' }
      | { type: 'network.returned' }
      | { type: 'member.arrived' }
    tags: 'busy' | 'open'
  },
  actors: {
    readDraft: fromPromise<ReadDraftOutput>(missing('readDraft')),
    saveDraft: fromPromise<SaveDraftOutput, SaveDraftInput>(missing('saveDraft')),
    runCommand: fromPromise<RunCommandOutput, RunCommandInput>(missing('runCommand')),
  },
  actions: {
    takeRead: assign(({ context: { persisted, fresh, content } }, portal: ReadDraftOutput) => {
      const isKnown = persisted === null || (portal !== null && isOwnSave(persisted, portal))
      const theirs = isKnown || persisted.revision === portal?.revision ? null : portal
      return {
        portal,
        content: persisted?.content ?? portal?.content ?? fresh ?? content,
        revision: (isKnown ? portal?.revision : persisted.revision) ?? 0,
        unanswered: isKnown || theirs !== null ? null : persisted.unanswered,
        theirs,
      }
    }),
    setContent: assign(({ context }, content: DraftContent) => ({
      content,
      problems: context.problems.filter(({ field }) => isUntouched(field, context.content, content)),
      message: '',
      isUnanswered: false,
      isOvertaken: false,
    })),
    setSending: assign({ sending: ({ context }) => context.content, message: '', isUnanswered: false }),
    /** What was sent without an answer is sent again first: the portal may have it, and what was typed since goes on top of that. */
    setSaving: assign(({ context: { unanswered, content } }) => ({
      sending: unanswered ?? content,
      unanswered: unanswered ?? content,
      message: '',
      isUnanswered: false,
    })),
    setCommand: assign((_, command: DraftCommand) => ({
      command,
      problems: [],
      message: '',
      isUnanswered: false,
      isOvertaken: false,
    })),
    /** A command that waited for the save was not run, and is not run later by itself. */
    dropCommand: assign(({ context: { command, isUnanswered } }) => ({
      command: null,
      isUnanswered: isUnanswered || command !== null,
    })),
    setUnanswered: assign({ command: null, isUnanswered: true }),
    takeSaved: assign((_, output: SaveDraftOutput | RunCommandOutput) =>
      output.ok && output.draft !== null
        ? { portal: output.draft, revision: output.draft.revision, unanswered: null }
        : {},
    ),
    /** The changes that were not published are gone from the form too; what was typed meanwhile is not. */
    takeRestored: assign(({ context: { command, content, sending } }, output: RunCommandOutput) =>
      command?.kind === 'delete' && output.ok && output.draft !== null && content === sending
        ? { content: output.draft.content, sending: null }
        : {},
    ),
    takeProblems: assign((_, output: RunCommandOutput) => ({
      command: null,
      problems: output.ok ? output.problems : [],
    })),
    takeFailure: assign((_, output: SaveDraftOutput | RunCommandOutput) => ({
      command: null,
      unanswered: null,
      message: 'message' in output ? output.message : '',
      theirs: 'current' in output ? output.current : null,
    })),
    rebaseOwn: assign(({ context: { theirs, portal, revision } }) => ({
      portal: theirs ?? portal,
      revision: theirs?.revision ?? revision,
      theirs: null,
    })),
    /** All that was typed here is saved: what somebody else did since is shown in its place, and no command is run on it. */
    takeOvertaking: assign(({ context: { portal, content } }, output: SaveDraftOutput | RunCommandOutput) => {
      const current = 'current' in output ? output.current : portal
      return {
        portal: current,
        content: current?.content ?? content,
        revision: current?.revision ?? 0,
        sending: null,
        command: null,
        isOvertaken: true,
      }
    }),
    /** Somebody else changed where the listing stands, and nothing that is typed: the save goes on, a command that waits for it does not. */
    rebase: assign(({ context: { portal, command, revision } }, output: SaveDraftOutput | RunCommandOutput) => ({
      portal: 'current' in output ? output.current : portal,
      revision: 'current' in output ? output.current.revision : revision,
      unanswered: null,
      command: null,
      isOvertaken: command !== null,
    })),
    takeTheirs: assign(({ context: { theirs, portal, content, revision } }) => ({
      portal: theirs ?? portal,
      content: theirs?.content ?? content,
      revision: theirs?.revision ?? revision,
      theirs: null,
      sending: null,
      problems: [],
    })),
    persist: (...[, typed]: [unknown, TypedDraft]) => missing(`persist of revision ${typed.revision}`)(),
    clearPersisted: missing('clearPersisted'),
    askToSignIn: missing('askToSignIn'),
  },
  guards: {
    isMissing: ({ context: { persisted, fresh } }, portal: ReadDraftOutput) =>
      portal === null && fresh === null && persisted === null,
    isChangedMeanwhile: ({ context: { persisted } }, portal: ReadDraftOutput) =>
      persisted !== null && portal !== null && persisted.revision !== portal.revision && !isOwnSave(persisted, portal),
    isDeletedMeanwhile: ({ context: { persisted } }, portal: ReadDraftOutput) =>
      persisted !== null && persisted.revision > 0 && portal === null,
    isTyped: ({ context: { persisted } }, portal: ReadDraftOutput) =>
      persisted !== null && (portal === null || !isSameContent(persisted.content, portal.content)),
    wasDone: (_, output: SaveDraftOutput | RunCommandOutput) => output.ok,
    isConflict: (_, output: SaveDraftOutput | RunCommandOutput) => !output.ok && output.reason === 'CHANGED',
    isOvertaken: ({ context: { content, sending } }, output: SaveDraftOutput | RunCommandOutput) =>
      !output.ok && output.reason === 'CHANGED' && content === sending,
    isSameText: ({ context: { portal } }, output: SaveDraftOutput | RunCommandOutput) =>
      'current' in output && portal !== null && isSameContent(portal.content, output.current.content),
    isGone: (_, output: RunCommandOutput) => output.ok && output.draft === null,
    wasDeleted: (_, output: SaveDraftOutput | RunCommandOutput) => !output.ok && output.reason === 'DELETED',
    hasSessionEnded: (_, output: SaveDraftOutput | RunCommandOutput) => !output.ok && output.reason === 'SESSION_ENDED',
    hasTypedMeanwhile: ({ context: { content, sending } }) => sending !== null && content !== sending,
    hasCommand: ({ context }) => context.command !== null,
    hasPersisted: ({ context }) => context.persisted !== null,
    isNew: ({ context }) => context.portal === null,
    isPublished: ({ context: { portal } }) => portal !== null && !['draft', 'withdrawn'].includes(portal.state),
    isWithdrawn: ({ context: { portal } }) => portal?.state === 'withdrawn',
  },
  delays: { savePause: 1500, answerTimeout: 20_000, retryDelay: 15_000 },
})

/** Whether the portal has what was saved here, and nothing that somebody else saved since. */
const isOwnSave = ({ content, unanswered }: TypedDraft, portal: PortalDraft): boolean =>
  isSameContent(content, portal.content) || (unanswered !== null && isSameContent(unanswered, portal.content))

/** What is wrong with a field is told until it is changed, or one that it goes with. */
function isUntouched(field: string, before: DraftContent, after: DraftContent): boolean {
  const [name = ''] = field.split('.')
  const group = /^(?:price|auction)/.exec(name)?.[0]
  const names = group === undefined ? [name] : Object.keys(after).filter((each) => each.startsWith(group))
  return names.every((each) => Reflect.get(before, each) === Reflect.get(after, each))
}
