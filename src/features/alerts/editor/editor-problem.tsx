import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit, on } from '#src/shared/runtime/app-events.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { alertErrors, editorCopy as copy } from '../alerts.copy.ts'
import type { AlertEditorActor } from './new-alert-actor.ts'

/** Why an alert was not saved, beside the button that tries again; a member who is back goes on without pressing it. */
export function EditorProblem({ actor }: { actor: AlertEditorActor }) {
  const { status } = useSession()
  const isNew = useSelector(actor, ({ context }) => context.alertId === null)
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const isUnreachable = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'unreachable' }))
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'refused' }))
  const hasSessionEnded = useSelector(actor, (snapshot) => snapshot.matches('sessionEnded'))
  useMemberReturn(actor, hasSessionEnded, status === 'member')
  if (hasSessionEnded) {
    return (
      <Notice tone="danger">
        <Stack gap={8}>
          <Text weight="strong">{alertErrors.loginToUpdate}</Text>
          <Text>{copy.sessionEnded}</Text>
          <div>
            <Button size="small" onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
              {copy.logIn}
            </Button>
          </div>
        </Stack>
      </Notice>
    )
  }
  if (!isUnreachable && !isRefused) return null
  return (
    <Notice tone="danger">
      <Text weight="strong">{isNew ? alertErrors.create : alertErrors.update}</Text>
      <Text>{isRefused ? refusal : copy.unreachable}</Text>
    </Notice>
  )
}

/** Whoever logs in here, or is seen to be gone and then back because of another tab. */
function useMemberReturn(actor: AlertEditorActor, hasSessionEnded: boolean, isMember: boolean) {
  const wasAway = useRef(false)
  useEffect(() => {
    if (hasSessionEnded && isMember && wasAway.current) actor.send({ type: 'member.returned' })
    wasAway.current = hasSessionEnded && !isMember
  }, [actor, hasSessionEnded, isMember])
  useEffect(() => on('member.authenticated', () => actor.send({ type: 'member.returned' })), [actor])
}
