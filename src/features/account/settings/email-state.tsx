import { useState } from 'react'
import { emailOf } from '#domain/members/contact-details.ts'
import type { Settings } from '#src/api/rest/identity-client.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { emailStateCopy as copy } from './settings.copy.ts'
import { settingsClient } from './settings-client.ts'

type Props = { member: Member; settings: Settings }

/** What the email address waits for: nothing is shown where it is confirmed and no other is pending. */
export function EmailState({ member, settings: { isEmailConfirmed, pendingEmail, communications } }: Props) {
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (isEmailConfirmed && pendingEmail === null) return null
  const send = async () => {
    setIsBusy(true)
    const result = await settingsClient.sendConfirmation(member.username)
    setIsBusy(false)
    setMessage(result.ok ? copy.sent : result.problem.message)
  }
  return (
    <Notice tone="warning" role="none">
      <Stack gap={8}>
        <span>
          {pendingEmail === null ? copy.unconfirmed(emailOf(communications) ?? '') : copy.pending(pendingEmail)}
        </span>
        <div>
          <Button size="small" variant="secondary" isBusy={isBusy} onClick={() => void send()}>
            {copy.sendAgain}
          </Button>
        </div>
        <div role="status">{message}</div>
      </Stack>
    </Notice>
  )
}
