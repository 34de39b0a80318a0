import { type FormEvent, useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { reviewsCopy as copy } from './reviews.copy.ts'

type Props<Reason extends string> = {
  /** In the order in which they are offered. */
  reasons: readonly { value: Reason; label: string }[]
  send: (reason: Reason) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
}

/** Tells staff what is wrong with a post. */
export function ReportDialog<Reason extends string>({ reasons, send: sendReason, isOpen, onClose }: Props<Reason>) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [state, setState] = useState<'choosing' | 'unchosen' | 'sending' | 'sent' | 'failed'>('choosing')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    if (reason === null) return setState('unchosen')
    setState('sending')
    try {
      await sendReason(reason)
      setState('sent')
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog title={copy.reportTitle} isOpen={isOpen} onCancel={onClose}>
      {state === 'sent' ? (
        <Notice tone="success">{copy.reported}</Notice>
      ) : (
        <form noValidate onSubmit={(event) => void send(event)}>
          <Stack>
            <Text>{copy.reportWhat}</Text>
            <SelectField
              label={copy.reportWhy}
              name="reason"
              value={reason ?? ''}
              options={[{ value: '', label: copy.chooseReason }, ...reasons]}
              error={state === 'unchosen' && reason === null ? copy.noReason : undefined}
              onChange={({ currentTarget: { value } }) =>
                setReason(reasons.find((each) => each.value === value)?.value ?? null)
              }
            />
            {state === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
            <Button type="submit" isBusy={state === 'sending'}>
              {copy.sendReport}
            </Button>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
