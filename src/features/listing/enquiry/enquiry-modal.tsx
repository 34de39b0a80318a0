import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { Sheet } from '#src/design/components/modal.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import type { ActionViewProps } from '../listing-actions.tsx'
import { enquiryActor } from './enquiry-actor.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import { ListingSummary } from './listing-summary.tsx'

/** The form that asks the agent, or what happens next once it was sent. Closing it keeps what was typed. */
export default function EnquiryModal({ listing, opening }: ActionViewProps) {
  const [timesClosed, setTimesClosed] = useState(0)
  const opener = useMemo(() => ({ current: opening.opener }), [opening.opener])
  const actor = enquiryActor(listing.id)
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const close = () => setTimesClosed(opening.times)
  return (
    <Sheet
      title={isSent ? 'Enquiry sent' : 'Ask about this home'}
      isOpen={opening.times > timesClosed}
      onCancel={close}
      returnFocusTo={opener}
      side="right"
      width="wide"
    >
      <Stack gap={24}>
        <ListingSummary listing={listing} />
        {isSent ? (
          <EnquirySent actor={actor} listing={listing} onClose={close} />
        ) : (
          <EnquiryForm actor={actor} listing={listing} />
        )}
      </Stack>
    </Sheet>
  )
}
