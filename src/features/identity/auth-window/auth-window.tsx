import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { AuthForm as FormName } from '#machines/auth-modal/auth-modal.machine.ts'
import { Button } from '#src/design/components/button.tsx'
import { Dialog } from '#src/design/components/modal.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Text } from '#src/design/components/text.tsx'
import { useSession } from '#src/property/session/use-session.ts'
import type { AuthActor } from './auth-actor.ts'
import { AuthForm } from './auth-form.tsx'

const titles: Record<FormName, string> = {
  signIn: 'Log in to Homely',
  signUp: 'Join Homely',
  forgotPassword: 'Choose a new password',
}

type Props = { actor: AuthActor }

/** The window for signing in, signing up and asking for a new password. */
export function AuthWindow({ actor }: Props) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  const form = useSelector(actor, ({ context }) => context.form)
  const isDone = useSelector(actor, (snapshot) => snapshot.matches({ open: 'succeeded' }))
  const isMailed = useSelector(actor, (snapshot) => snapshot.matches({ open: 'mailed' }))
  const close = () => actor.send({ type: 'modal.closed' })
  return (
    <Dialog title={isDone ? 'Welcome' : titles[form]} isOpen={isOpen} onCancel={close}>
      {isDone ? (
        <Welcome isNew={form === 'signUp'} onClose={close} />
      ) : isMailed ? (
        <Mailed actor={actor} />
      ) : (
        isOpen && <AuthForm actor={actor} key={form} />
      )}
    </Dialog>
  )
}

function Welcome({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const session = useSession()
  const button = useFocusOnceShown()
  const name = session.status === 'member' ? session.member.name : null
  return (
    <Stack gap={24}>
      <Notice tone="success">
        {isNew ? 'Your account is ready' : 'You are logged in'}
        {name === null ? '.' : `, ${name}.`}
      </Notice>
      <Button ref={button} onClick={onClose} isWide>
        Continue
      </Button>
    </Stack>
  )
}

function Mailed({ actor }: Props) {
  const email = useSelector(actor, ({ context }) => context.draft.email)
  const button = useFocusOnceShown()
  return (
    <Stack gap={24}>
      <Notice tone="success">
        If {email.trim()} belongs to an account, a mail with a link is on its way. The link works for one hour.
      </Notice>
      <Text size="small" tone="inkSoft">
        Nothing came? Look among unwanted mail, or ask again.
      </Text>
      <Button ref={button} look="secondary" onClick={() => actor.send({ type: 'form.chosen', form: 'signIn' })}>
        Back to log in
      </Button>
    </Stack>
  )
}

/** What had the focus is gone with the form. */
function useFocusOnceShown() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return button
}
