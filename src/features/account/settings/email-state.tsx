import { emailOf } from '#domain/members/contact-details.ts'
import type { Settings } from '#src/api/rest/clients.ts'
import type { Member } from '#src/api/session/member.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { SendConfirmation } from '#src/shared/session/send-confirmation.tsx'
import { emailStateCopy as copy } from './settings.copy.ts'

type Props = { member: Member; settings: Settings }

/** What the email address waits for: nothing is shown where it is confirmed and no other is pending. */
export function EmailState({ member, settings: { isEmailConfirmed, pendingEmail, communications } }: Props) {
  if (isEmailConfirmed && pendingEmail === null) return null
  return (
    <Notice tone="warning" role="none">
      <Stack gap={8}>
        <span>
          {pendingEmail === null ? copy.unconfirmed(emailOf(communications) ?? '') : copy.pending(pendingEmail)}
        </span>
        <SendConfirmation username={member.username} />
      </Stack>
    </Notice>
  )
}
