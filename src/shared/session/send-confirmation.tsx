import { useState } from 'react'
import { createIdentityClient } from '#src/api/rest/identity-client.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { sendConfirmationCopy as copy } from './send-confirmation.copy.ts'

const identity = createIdentityClient({ baseUrl: '', fetch: portalFetch })

type Props = { username: string; send?: typeof identity.sendConfirmation }

/** Mails the link that confirms a member's email address once more, and says whether it did. */
export function SendConfirmation({ username, send = identity.sendConfirmation }: Props) {
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    const result = await send(username)
    setIsBusy(false)
    setMessage(result.ok ? copy.sent : result.problem.message)
  }
  return (
    <Stack gap={8}>
      <div>
        <Button size="small" variant="secondary" isBusy={isBusy} onClick={() => void press()}>
          {copy.send}
        </Button>
      </div>
      <div role="status">{message}</div>
    </Stack>
  )
}
