import { createActorContext } from '@xstate/react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type {
  createPostEditor,
  PostError,
  SavedPost,
  SendPostInput,
  SendPostOutput,
} from '#machines/post-editor/post-editor.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'

export type PostEditorStage = 'writing' | 'awaitingMember' | 'sending' | 'sent' | 'sentElsewhere'
const stages = ['awaitingMember', 'sending', 'sent', 'sentElsewhere'] as const
const failures = ['refusedAsInvalid', 'refused', 'unreachable'] as const

/** How far a post is on its way, whatever it holds. */
export type Sending = {
  stage: PostEditorStage
  /** Why it was not sent; null where nothing stands against it. */
  failure: (typeof failures)[number] | null
  errors: readonly PostError[]
  message: string
  submit: () => void
  keepWriting: () => void
}

type ProviderProps<Form> = {
  /** What it is about: what is typed is saved under it. */
  subject: string
  /** What the form holds where nothing was saved. */
  form: Form
  needsMember: boolean
  send: (input: SendPostInput<Form>) => Promise<SendPostOutput>
  children: ReactNode
}

/** The editor of one kind of post: a provider that runs it for the views below, going on with what was typed before, and what they read of it. */
export function postEditor<Form extends object>(
  machine: ReturnType<typeof createPostEditor<Form>>,
  { storageName, formFrom }: { storageName: string; formFrom: (found: unknown) => Form },
) {
  const Editor = createActorContext(machine)
  const keyOf = (subject: string) => `${storageName}:${subject}`
  const savedPost = (subject: string) =>
    storedValue(keyOf(subject), (found): SavedPost<Form> | null => {
      // Each part is looked at before it is taken.
      const { form, idempotencyKey } = Object(found) as Record<keyof SavedPost<Form>, unknown>
      if (typeof idempotencyKey !== 'string' || !/^[\w-]{16,100}$/.test(idempotencyKey)) return null
      return { form: formFrom(form), idempotencyKey }
    })

  function Provider({ subject, form, needsMember, send, children }: ProviderProps<Form>) {
    const [saved] = useState(() => savedPost(subject))
    const [logic] = useState(() =>
      machine.provide({
        actors: { sendPost: fromPromise<SendPostOutput, SendPostInput<Form>>(({ input }) => send(input)) },
        actions: {
          savePost: (_, post) => saved.write({ form: post.form, idempotencyKey: post.idempotencyKey }),
          clearPost: () => saved.write(null),
          askToSignIn: () => void emit('auth.requested', { form: 'signIn', position: 'other' }),
        },
      }),
    )
    const [known] = useState<SavedPost<Form>>(() => saved.read() ?? { form, idempotencyKey: newIdempotencyKey() })
    const hasMember = readSession().status === 'member'
    return (
      <Editor.Provider logic={logic} options={{ input: { ...known, needsMember, hasMember } }}>
        <Surroundings subject={subject} />
        {children}
      </Editor.Provider>
    )
  }

  /** Who is there, and what another tab does to the same post. */
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
      const { read, onChange } = savedPost(subject)
      return onChange(() => {
        const saved = read()
        actor.send(saved ? { type: 'form.changedElsewhere', saved } : { type: 'post.sentElsewhere' })
      })
    }, [actor, subject])
    return null
  }

  const useStage = (): PostEditorStage =>
    Editor.useSelector((snapshot) => stages.find((stage) => snapshot.matches(stage)) ?? 'writing')

  return {
    Provider,
    useStage,
    useActorRef: Editor.useActorRef,
    useContext: () => Editor.useSelector(({ context }) => context),
    useChange() {
      const actor = Editor.useActorRef()
      return useCallback((form: Form) => actor.send({ type: 'form.changed', form }), [actor])
    },
    useSending(): Sending {
      const actor = Editor.useActorRef()
      const stage = useStage()
      const failure = Editor.useSelector(
        (snapshot) => failures.find((each) => snapshot.matches({ writing: each })) ?? null,
      )
      const { errors, message } = Editor.useSelector(({ context }) => context)
      const submit = useCallback(() => actor.send({ type: 'post.submitted' }), [actor])
      const keepWriting = useCallback(() => actor.send({ type: 'signIn.abandoned' }), [actor])
      return { stage, failure, errors, message, submit, keepWriting }
    },
  }
}
