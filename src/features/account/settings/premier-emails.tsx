import { useState } from 'react'
import { PremierEmailsDocument } from '#src/api/generated/documents/premier-emails.ts'
import { SetPremierEmailsDocument } from '#src/api/generated/documents/set-premier-emails.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { notificationsCopy } from './notifications.copy.ts'

const copy = notificationsCopy.premier

/** Whether an agent gets emails about their way to a Premier Agent. */
export function PremierEmails() {
  const { data } = useDocumentQuery(PremierEmailsDocument, {})
  const [changed, setChanged] = useState<boolean | null>(null)
  const { isBusy, failure, change } = useChange(SetPremierEmailsDocument)
  const isStored = changed ?? data?.premierEmails ?? null
  if (isStored === null) return null
  return (
    <Stack gap={8} id="premier-emails">
      <CheckboxField
        label={copy.label}
        checked={isBusy ? !isStored : isStored}
        onChange={({ currentTarget }) =>
          void change({ isOn: currentTarget.checked }, (result) => setChanged(result.setPremierEmails.isOn))
        }
      />
      <div role="status">{changed !== null && (changed ? copy.isOn : copy.isOff)}</div>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </Stack>
  )
}
