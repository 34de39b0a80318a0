import { useQueryClient } from '@tanstack/react-query'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import type { DraftContent } from '#domain/listing-drafts/listing-draft.ts'
import {
  type DraftCommand,
  isSameContent,
  type ReadDraftOutput,
  type RunCommandInput,
  type RunCommandOutput,
  type SaveDraftInput,
  type SaveDraftOutput,
  type TypedDraft,
} from '#machines/listing-editor/draft-answers.ts'
import { listingEditorMachine } from '#machines/listing-editor/listing-editor.machine.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { refreshListings } from '../refresh-listings.ts'
import { readDraft, runCommand, saveDraft } from './draft-calls.ts'
import { persistedDraft } from './persisted-draft.ts'

const Editor = createActorContext(listingEditorMachine)

type Props = {
  id: string
  /** The office of a new one. */
  officeId: number | null
  /** What a new one begins with; null for one that is there. */
  fresh: DraftContent | null
  children: ReactNode
}

/** Runs the editor of one listing for the views below it. */
export function ListingEditorProvider({ id, officeId, fresh, children }: Props) {
  const execute = useExecute()
  const [persisted] = useState(() => persistedDraft(id))
  const [input] = useState(() => ({ persisted: persisted.read(), fresh }))
  const [logic] = useState(() =>
    listingEditorMachine.provide({
      actors: {
        readDraft: fromPromise<ReadDraftOutput>(() => readDraft(execute, id)),
        saveDraft: fromPromise<SaveDraftOutput, SaveDraftInput>(({ input: typed }) =>
          saveDraft(execute, { id, officeId }, typed),
        ),
        runCommand: fromPromise<RunCommandOutput, RunCommandInput>(({ input: wanted }) =>
          runCommand(execute, id, wanted),
        ),
      },
      actions: {
        persist: (_, typed) => persisted.save(typed, officeId),
        clearPersisted: persisted.clear,
        askToSignIn: () => void emit('auth.requested', { form: 'signIn', position: 'other' }),
      },
    }),
  )
  return (
    <Editor.Provider logic={logic} options={{ input }}>
      <BrowserEvents id={id} officeId={officeId} />
      {children}
    </Editor.Provider>
  )
}

/** What the browser tells, and the last save of a page that is left. */
function BrowserEvents({ id, officeId }: Pick<Props, 'id' | 'officeId'>) {
  const actor = Editor.useActorRef()
  const execute = useExecute()
  const queryClient = useQueryClient()
  useEffect(() => {
    const onOnline = () => actor.send({ type: 'network.returned' })
    const onHidden = () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'save.requested' })
    }
    const stopSession = onSessionChange(() => {
      if (readSession().status === 'member') actor.send({ type: 'member.arrived' })
    })
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      void refreshListings(queryClient)
      stopSession()
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onHidden)
      const { value, context } = actor.getSnapshot()
      if (value === 'unsaved' || value === 'saveFailed') void saveOnLeaving(execute, { id, officeId }, context)
    }
  }, [actor, execute, queryClient, id, officeId])
  return null
}

/** What is in the browser goes with the next visit where this fails. */
async function saveOnLeaving(
  execute: ExecuteDocument,
  draft: Pick<Props, 'id' | 'officeId'>,
  typed: TypedDraft,
): Promise<void> {
  try {
    const { ok } = await saveDraft(execute, draft, typed)
    const persisted = persistedDraft(draft.id)
    const left = persisted.read()
    if (ok && left !== null && isSameContent(left.content, typed.content)) persisted.clear()
  } catch {
    // It was said that it is not saved.
  }
}

export type EditorSnapshot = SnapshotFrom<typeof listingEditorMachine>

export const useEditor = <Value,>(select: (snapshot: EditorSnapshot) => Value): Value => Editor.useSelector(select)
export const useContent = (): DraftContent => Editor.useSelector(({ context }) => context.content)
export const useProblem = (field: string): string | undefined =>
  Editor.useSelector(({ context }) => context.problems.find((problem) => problem.field === field)?.message)

type Change = Partial<DraftContent> | ((content: DraftContent) => Partial<DraftContent>)

export function useEditorCommands() {
  const actor = Editor.useActorRef()
  return useMemo(
    () => ({
      change(part: Change) {
        const { content } = actor.getSnapshot().context
        const changed = typeof part === 'function' ? part(content) : part
        actor.send({ type: 'content.changed', content: { ...content, ...changed } })
      },
      /** Whether the portal has it, so that files can be sent into it; begins with a save where it has not. */
      async whenSaved(): Promise<boolean> {
        const isKnown = ({ context }: EditorSnapshot) => context.portal !== null
        if (isKnown(actor.getSnapshot())) return true
        actor.send({ type: 'save.requested' })
        const isDecided = (snapshot: EditorSnapshot) => isKnown(snapshot) || unsaved.has(snapshot.value)
        return isKnown(await waitFor(actor, isDecided))
      },
      saveNow: () => actor.send({ type: 'save.requested' }),
      submit: (command: DraftCommand) => actor.send({ type: 'command.submitted', command }),
      chooseOwn: () => actor.send({ type: 'own.chosen' }),
      chooseTheirs: () => actor.send({ type: 'theirs.chosen' }),
      discard: () => actor.send({ type: 'own.discarded' }),
      retryReading: () => actor.send({ type: 'reading.retried' }),
    }),
    [actor],
  )
}

const unsaved = new Set<string>(['saveFailed', 'refused', 'sessionEnded', 'conflict', 'deletedMeanwhile'])
