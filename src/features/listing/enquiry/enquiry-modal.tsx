import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { EnquiryModal_ListingFragment } from '#src/api/generated/graphql.ts'
import { Sheet } from '#src/design/modal/modal.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import type { ActionViewProps } from '../action-view.ts'
import { enquiryCopy } from './enquiry.copy.ts'
import { enquiryActor } from './enquiry-actor.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import { ListingSummary } from './listing-summary.tsx'

/** The form that asks the agent, or what happens next once it was sent. Closing it keeps what was typed. */
export default function EnquiryModal({ listing, opening }: ActionViewProps<EnquiryModal_ListingFragment>) {
  const [timesClosed, setTimesClosed] = useState(0)
  const opener = useMemo(() => ({ current: opening.opener }), [opening.opener])
  const actor = enquiryActor(listing.id)
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const close = () => setTimesClosed(opening.times)
  return (
    <Sheet
      title={isSent ? enquiryCopy.sentTitle : enquiryCopy.title}
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
