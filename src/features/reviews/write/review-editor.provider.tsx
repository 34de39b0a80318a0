import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import {
  type SavedReview,
  type ReviewForm,
  reviewEditorMachine,
  type SendReviewInput,
  type SendReviewOutput,
} from '#machines/review-editor/review-editor.machine.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { savedReview } from './saved-reviews.ts'

const Editor = createActorContext(reviewEditorMachine)

type Props = {
  /** The agent, the review that is changed, or the request: what is typed is kept under it. */
  subject: string
  /** What the form holds where nothing was kept. */
  form: ReviewForm
  needsMember: boolean
  send: (input: SendReviewInput) => Promise<SendReviewOutput>
  children: ReactNode
}

/** Runs one review for the views below it, going on with what was typed before. */
export function ReviewEditorProvider({ subject, form, needsMember, send, children }: Props) {
  const [kept] = useState(() => savedReview(subject))
  const [logic] = useState(() =>
    reviewEditorMachine.provide({
      actors: { sendReview: fromPromise<SendReviewOutput, SendReviewInput>(({ input }) => send(input)) },
      actions: {
        persistReview: (_, { draft, name, idempotencyKey }) => kept.write({ draft, name, idempotencyKey }),
        forgetReview: () => kept.write(null),
        askToSignIn: () => void emit('auth.requested', { form: 'signIn', position: 'other' }),
      },
    }),
  )
  const [known] = useState<SavedReview>(() => kept.read() ?? { ...form, idempotencyKey: newIdempotencyKey() })
  const hasMember = readSession().status === 'member'
  return (
    <Editor.Provider logic={logic} options={{ input: { ...known, needsMember, hasMember } }}>
      <Surroundings subject={subject} />
      {children}
    </Editor.Provider>
  )
}

/** Who is there, and what another tab does to the same review. */
function Surroundings({ subject }: { subject: string }) {
  const actor = Editor.useActorRef()
  useEffect(() => {
    const sendSession = () => {
      const { status } = readSession()
      if (status !== 'unknown') actor.send({ type: status === 'member' ? 'member.arrived' : 'member.left' })
    }
    sendSession()
    return onSessionChange(sendSession)
  }, [actor])
  useEffect(() => {
    const ofOthers = savedReview(subject)
    let before = ofOthers.read()
    const onStorage = (event: StorageEvent) => {
      if (event.key !== `review:${subject}`) return
      const now = ofOthers.read()
      if (now !== null) actor.send({ type: 'form.changedElsewhere', kept: now })
      else if (before !== null) actor.send({ type: 'review.sentElsewhere' })
      before = now
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [actor, subject])
  return null
}

export type EditorStage = 'writing' | 'awaitingMember' | 'sending' | 'sent' | 'sentElsewhere'
const stages = ['awaitingMember', 'sending', 'sent', 'sentElsewhere'] as const
const failures = ['refusedAsInvalid', 'refused', 'unreachable'] as const

export const useEditorStage = (): EditorStage =>
  Editor.useSelector((snapshot) => stages.find((stage) => snapshot.matches(stage)) ?? 'writing')
/** Why it was not sent; null where nothing stands against it. */
export const useEditorFailure = () =>
  Editor.useSelector((snapshot) => failures.find((failure) => snapshot.matches({ writing: failure })) ?? null)
export const useEditorContext = () => Editor.useSelector(({ context }) => context)

export function useEditorCommands() {
  const actor = Editor.useActorRef()
  return useMemo(
    () => ({
      change: (form: ReviewForm) => actor.send({ type: 'form.changed', form }),
      submit: () => actor.send({ type: 'review.submitted' }),
      keepWriting: () => actor.send({ type: 'signIn.abandoned' }),
    }),
    [actor],
  )
}
