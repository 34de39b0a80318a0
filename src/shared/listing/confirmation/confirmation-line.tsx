import { useEffect, useRef, useState } from 'react'
import { ConfirmListingDocument } from '#src/api/generated/documents/confirm-listing.ts'
import type { ConfirmationLine_ConfirmationFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { confirmationCopy as copy } from './confirmation.copy.ts'

type Props = {
  confirmation: ConfirmationLine_ConfirmationFragment
  /** Of the button, where there are several. */
  label?: string
}

/** When a home was confirmed last, whether it is still as shown once its agency is asked, and the button that says so. */
export function ConfirmationLine({ confirmation: asked, label }: Props) {
  const [confirmed, setConfirmed] = useState<ConfirmationLine_ConfirmationFragment | null>(null)
  const { isBusy, failure, change } = useChange(ConfirmListingDocument)
  const thanks = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (confirmed !== null) thanks.current?.focus()
  }, [confirmed])
  const confirm = () =>
    change({ listingId: asked.listing.id }, ({ confirmListing }) => setConfirmed(confirmListing.confirmation))
  const { confirmedOn, dueOn, isExpired } = confirmed ?? asked
  return (
    <Notice tone={confirmed === null ? (dueOn === null ? 'information' : 'warning') : 'success'}>
      <Stack gap={8}>
        {dueOn !== null && isExpired && <Text>{copy.expired(dueOn)}</Text>}
        {confirmed === null && dueOn !== null && !isExpired && <Text weight="strong">{copy.question}</Text>}
        <Text>{copy.last(confirmedOn)}</Text>
        {dueOn !== null && !isExpired && <Text>{copy.due(dueOn)}</Text>}
        {confirmed === null ? (
          <div>
            <Button size="small" isBusy={isBusy} onClick={() => void confirm()} aria-label={label}>
              {isExpired ? copy.putBack : copy.confirm}
            </Button>
          </div>
        ) : (
          <div ref={thanks} tabIndex={-1}>
            <Text>{copy.confirmed}</Text>
          </div>
        )}
        {failure !== null && (
          <Text tone="danger" role="alert">
            {failure}
          </Text>
        )}
      </Stack>
    </Notice>
  )
}
