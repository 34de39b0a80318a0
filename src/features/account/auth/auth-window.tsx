import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { emailOf } from '#domain/members/contact-details.ts'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { SendConfirmation } from '#src/shared/session/send-confirmation.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { authCopy } from '#src/features/account/account.copy.ts'
import type { AuthActor } from './auth-actor.ts'
import { AuthForm } from './auth-form.tsx'

type Props = { actor: AuthActor }

/** The window for signing in, signing up and asking for a new password. */
export function AuthWindow({ actor }: Props) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  const form = useSelector(actor, ({ context }) => context.form)
  const isDone = useSelector(actor, (snapshot) => snapshot.matches({ open: 'succeeded' }))
  const isMailed = useSelector(actor, (snapshot) => snapshot.matches({ open: 'mailed' }))
  const close = () => actor.send({ type: 'modal.closed' })
  return (
    <Dialog title={isDone ? authCopy.welcome : authCopy.titles[form]} isOpen={isOpen} onCancel={close}>
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

/** Who has just signed in or up is told so, and who signed up what comes by mail. */
export function Welcome({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const session = useSession()
  const button = useFocusOnceShown()
  const member = session.status === 'member' ? session.member : null
  const email = member === null ? null : emailOf(member.communications)
  return (
    <Stack gap={24}>
      <Notice tone="success">
        {authCopy.named(isNew ? authCopy.accountReady : authCopy.loggedIn, member?.name ?? null)}
      </Notice>
      {isNew && member !== null && email !== null && (
        <>
          <Text>{authCopy.confirmationSent(email)}</Text>
          <SendConfirmation username={member.username} />
        </>
      )}
      <Button ref={button} onClick={onClose} isWide>
        {authCopy.continue}
      </Button>
    </Stack>
  )
}

/** A link to a new password is on its way, if there is an account. */
export function Mailed({ actor }: Props) {
  const email = useSelector(actor, ({ context }) => context.draft.email)
  const button = useFocusOnceShown()
  return (
    <Stack gap={24}>
      <Notice tone="success">{authCopy.linkSent(email.trim())}</Notice>
      <Text size="small" tone="inkSoft">
        {authCopy.linkMissing}
      </Text>
      <Button ref={button} variant="secondary" onClick={() => actor.send({ type: 'form.chosen', form: 'signIn' })}>
        {authCopy.backToLogIn}
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
