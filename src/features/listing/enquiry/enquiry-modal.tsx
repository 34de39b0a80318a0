import { useSelector } from '@xstate/react'
import { Sheet } from '#src/design/components/modal.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { enquiryActor } from './enquiry-actor.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquiryListing } from './enquiry-listing.ts'
import { EnquirySent } from './enquiry-sent.tsx'
import { ListingSummary } from './listing-summary.tsx'

type Props = { listing: EnquiryListing; isOpen: boolean; onClose: () => void }

/** The form that asks the agent, or what happens next once it was sent. Closing it keeps what was typed. */
export default function EnquiryModal({ listing, isOpen, onClose }: Props) {
  const actor = enquiryActor(listing.id)
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  return (
    <Sheet
      title={isSent ? 'Enquiry sent' : 'Ask about this home'}
      isOpen={isOpen}
      onCancel={onClose}
      side="right"
      width="wide"
    >
      <Stack gap={24}>
        <ListingSummary listing={listing} />
        {isSent ? (
          <EnquirySent actor={actor} listing={listing} onClose={onClose} />
        ) : (
          <EnquiryForm actor={actor} listing={listing} />
        )}
      </Stack>
    </Sheet>
  )
}
