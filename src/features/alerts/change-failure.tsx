import XIcon from 'lucide-react/icons/x'
import type { AlertFailure } from '#machines/alerts/alerts.machine.ts'
import { Button } from '#src/design/button/button.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useAlertCommands } from './alert-changes.provider.tsx'
import { failureCopy as copy } from './alerts.copy.ts'

/** Which change of an alert failed, and what to do about it. */
export function ChangeFailure({ failure }: { failure: AlertFailure }) {
  const { request, dismissFailure } = useAlertCommands()
  const { alertId, name, kind, reason } = failure
  const isLoggedOut = reason === 'SESSION_ENDED'
  const isUpdate = kind === 'pause' || kind === 'resume'
  return (
    <Notice tone="danger">
      <Stack gap={8}>
        <Text weight="strong">{isLoggedOut && isUpdate ? copy.loginToUpdate : copy.titles[kind]}</Text>
        <Text>{copy.advice[reason]}</Text>
        <Inline gap={8}>
          {isLoggedOut ? (
            <Button size="small" onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
              {copy.logIn}
            </Button>
          ) : (
            <Button size="small" variant="secondary" onClick={() => request({ alertId, name, kind })}>
              {copy.tryAgain}
            </Button>
          )}
          <IconButton icon={XIcon} label={copy.dismiss} size="small" onClick={() => dismissFailure(alertId)} />
        </Inline>
      </Stack>
    </Notice>
  )
}
