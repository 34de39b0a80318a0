import { createActorContext } from '@xstate/react'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import type {
  createPostEditor,
  PostError,
  SavedPost,
  SendPostInput,
  SendPostOutput,
} from '#machines/post-editor/post-editor.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { emit, on } from '#src/shared/runtime/app-events.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { type PostKind, postDraft } from '#src/shared/storage/post-drafts.ts'

export type PostEditorStage = 'writing' | 'awaitingMember' | 'sending' | 'sent' | 'sentElsewhere'
const stages = ['awaitingMember', 'sending', 'sent', 'sentElsewhere'] as const
const failures = ['refusedAsInvalid', 'refused', 'changedMeanwhile', 'unreachable'] as const

/** How far a post is on its way, whatever it holds. */
export type Sending = {
  stage: PostEditorStage
  /** Why it was not sent; null where nothing stands against it. */
  failure: (typeof failures)[number] | null
  errors: readonly PostError[]
  message: string
  submit: () => void
  keepWriting: () => void
  /** Of a post that was changed since it was read: sends what was typed in its place, or goes on with what it says. */
  chooseOwn: () => void
  chooseCurrent: () => void
}

type ProviderProps<Form> = {
  /** What it is about: what is typed is saved under it. */
  subject: string
  /** What the form holds where nothing was saved. */
  form: Form
  /** Of what is changed. */
  revision?: string | null
  needsMember: boolean
  send: (input: SendPostInput<Form>) => Promise<SendPostOutput<Form>>
  children: ReactNode
}

/** The editor of one kind of post: a provider that runs it for the views below, going on with what was typed before, and what they read of it. */
export function postEditor<Form extends object>(
  machine: ReturnType<typeof createPostEditor<Form>>,
  { kind, formFrom }: { kind: PostKind; formFrom: (found: unknown) => Form },
) {
  const Editor = createActorContext(machine)
  const draftOf = (subject: string) => postDraft(kind, subject, formFrom)

  /** Begins anew when its member has signed out, or another one is there. */
  function Provider(props: ProviderProps<Form>) {
    const [life, setLife] = useState(0)
    return <Draft {...props} key={life} onOver={() => setLife(life + 1)} />
  }

  function Draft({ onOver, children, ...begun }: ProviderProps<Form> & { onOver: () => void }) {
    const { subject, needsMember, send } = begun
    const [draft] = useState(() => draftOf(subject))
    const [logic] = useState(() =>
      machine.provide({
        actors: { sendPost: fromPromise<SendPostOutput<Form>, SendPostInput<Form>>(({ input }) => send(input)) },
        actions: {
          savePost: (_, post) => draft.save(post),
          clearPost: draft.markAsSent,
          askToSignIn: () => void emit('auth.requested', { form: 'signIn', position: 'other' }),
        },
      }),
    )
    const [known] = useState(() => begunWith(begun, draft.read()))
    const hasMember = readSession().status === 'member'
    return (
      <Editor.Provider logic={logic} options={{ input: { ...known, needsMember, hasMember } }}>
        <Surroundings draft={draft} onOver={onOver} />
        {children}
      </Editor.Provider>
    )
  }

  type SurroundingsProps = { draft: ReturnType<typeof draftOf>; onOver: () => void }

  /** Who is there, and what another tab does to the same post. */
  function Surroundings({ draft, onOver }: SurroundingsProps) {
    const actor = Editor.useActorRef()
    const end = useEffectEvent(onOver)
    useEffect(() => {
      const sendSession = () => sendSessionChange(actor, draft, end)
      sendSession()
      return onSessionChange(sendSession)
    }, [actor, draft])
    useEffect(() => on('auth.abandoned', () => actor.send({ type: 'signIn.abandoned' })), [actor])
    useEffect(
      () =>
        draft.onChangeElsewhere(() => {
          const saved = draft.read()
          if (saved === null) return end()
          actor.send(saved === 'sent' ? { type: 'post.sentElsewhere' } : { type: 'form.changedElsewhere', saved })
        }),
      [actor, draft],
    )
    return null
  }

  const useStage = (): PostEditorStage =>
    Editor.useSelector((snapshot) => stages.find((stage) => snapshot.matches(stage)) ?? 'writing')

  return {
    Provider,
    draftOf,
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
      const commands = useMemo(() => commandsOf(actor), [actor])
      return { stage, failure, errors, message, ...commands }
    },
  }
}

type Begun<Form> = Pick<ProviderProps<Form>, 'form' | 'revision'>

/** What was typed before, or the post as it is opened. */
const begunWith = <Form extends object>(
  { form, revision = null }: Begun<Form>,
  saved: SavedPost<Form> | 'sent' | null,
): SavedPost<Form> =>
  saved === null || saved === 'sent'
    ? { form, revision, idempotencyKey: newIdempotencyKey() }
    : { ...saved, revision: saved.revision ?? revision }

type Command = 'post.submitted' | 'signIn.abandoned' | 'own.chosen' | 'current.chosen'

const commandsOf = (actor: { send: (event: { type: Command }) => void }) => ({
  submit: () => actor.send({ type: 'post.submitted' }),
  keepWriting: () => actor.send({ type: 'signIn.abandoned' }),
  chooseOwn: () => actor.send({ type: 'own.chosen' }),
  chooseCurrent: () => actor.send({ type: 'current.chosen' }),
})

/** What the session means for a post that is open. */
function sendSessionChange<Form extends object>(
  actor: ActorRefFrom<ReturnType<typeof createPostEditor<Form>>>,
  draft: ReturnType<typeof postDraft<Form>>,
  onOver: () => void,
): void {
  const { status } = readSession()
  if (status === 'unknown') return
  if (draft.isOver()) return onOver()
  const saved = draft.read()
  // The member's own, which was nobody's to see before they were known.
  if (status === 'member' && saved !== null && saved !== 'sent') {
    const { idempotencyKey } = actor.getSnapshot().context
    if (saved.idempotencyKey !== idempotencyKey) actor.send({ type: 'form.changedElsewhere', saved })
  }
  actor.send({ type: status === 'member' ? 'member.arrived' : 'member.left' })
}
