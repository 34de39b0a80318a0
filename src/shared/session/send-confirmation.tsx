import { useState } from 'react'
import { legacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { sendConfirmationCopy as copy } from './send-confirmation.copy.ts'

/** Mails the link that confirms a member's email address once more, and says whether it did. */
export function SendConfirmation({ username }: { username: string }) {
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    const params = { path: { username } }
    const result = await resultOf((signal) => legacy.POST('/user/{username}/email/confirmation', { params, signal }))
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
