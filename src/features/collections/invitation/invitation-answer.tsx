import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { collectionsCopy, openedInvitationCopy as copy } from '../collections.copy.ts'
import {
  useInvitation,
  useInvitationCommands,
  useInvitationMessage,
  useInvitationStage,
  useInvitedPath,
} from './invitation.provider.tsx'

/** What can be done with an invitation where the visitor is with it, and what became of it. */
export function InvitationAnswer() {
  const stage = useInvitationStage()
  const name = useInvitation()?.collectionName ?? ''
  const path = useInvitedPath()
  const { readAgain } = useInvitationCommands()
  switch (stage) {
    case 'reading':
      return <Text role="status">{copy.reading}</Text>
    case 'unread':
      return (
        <Notice tone="danger">
          <Stack gap={8}>
            {copy.unread}
            <div>
              <Button size="small" variant="secondary" onClick={readAgain}>
                {copy.tryAgain}
              </Button>
            </div>
          </Stack>
        </Notice>
      )
    case 'loggedOut':
      return <LoggedOut />
    case 'wrongAccount':
      return <WrongAccount />
    case 'expired':
      return <Notice>{copy.expired}</Notice>
    case 'declined':
      return <Notice>{copy.declined}</Notice>
    case 'accepted':
      return (
        <Stack>
          <Notice tone="success">{copy.accepted(name)}</Notice>
          <div>
            <ButtonLink href={path ?? '/collections'}>{copy.open}</ButtonLink>
          </div>
        </Stack>
      )
    case 'offered':
    case 'answering':
    case 'refused':
    case 'unreachable':
      return <Choice stage={stage} name={name} />
  }
}

function Choice({ stage, name }: { stage: 'offered' | 'answering' | 'refused' | 'unreachable'; name: string }) {
  const message = useInvitationMessage()
  const { answer } = useInvitationCommands()
  return (
    <Stack gap={12}>
      {stage === 'refused' && <Notice tone="danger">{message === '' ? copy.refused : message}</Notice>}
      {stage === 'unreachable' && <Notice tone="danger">{copy.unreachable}</Notice>}
      <Inline gap={12}>
        <Button
          isBusy={stage === 'answering'}
          aria-label={collectionsCopy.of(copy.accept, name)}
          onClick={() => answer('accept')}
        >
          {copy.accept}
        </Button>
        <Button
          variant="secondary"
          disabled={stage === 'answering'}
          aria-label={collectionsCopy.of(copy.decline, name)}
          onClick={() => answer('decline')}
        >
          {copy.decline}
        </Button>
      </Inline>
    </Stack>
  )
}

const LoggedOut = () => (
  <Stack gap={12}>
    <Text>{copy.loggedOut}</Text>
    <Inline gap={12}>
      <Button onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>{copy.logIn}</Button>
      <Button variant="secondary" onClick={() => emit('auth.requested', { form: 'signUp', position: 'other' })}>
        {copy.signUp}
      </Button>
    </Inline>
  </Stack>
)

function WrongAccount() {
  const { readAgain } = useInvitationCommands()
  return (
    <Stack gap={12}>
      <Notice tone="warning">{copy.wrongAccount}</Notice>
      <Inline gap={12}>
        <Button variant="secondary" onClick={readAgain}>
          {copy.tryAgain}
        </Button>
        <Button variant="secondary" onClick={() => emit('signOut.requested')}>
          {copy.otherAccount}
        </Button>
        <Link href="/settings" isStandalone>
          {copy.settings}
        </Link>
      </Inline>
    </Stack>
  )
}
