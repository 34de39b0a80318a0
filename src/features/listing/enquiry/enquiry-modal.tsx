import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { EnquiryModal_ListingFragment } from '#src/api/generated/graphql.ts'
import { Sheet } from '#src/design/modal/modal.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import type { ActionViewProps } from '../action-view.ts'
import { enquiryActor } from '#src/shared/enquiry/enquiry-actor.ts'
import { enquiryCopy } from '#src/shared/enquiry/enquiry.copy.ts'
import { EnquiryForm } from '#src/shared/enquiry/enquiry-form.tsx'
import { EnquirySent } from '#src/shared/enquiry/enquiry-sent.tsx'
import { answererOf } from './enquiry-contact.ts'
import { ListingSummary } from './listing-summary.tsx'

/** The form that asks the agent, or what happens next once it was sent. Closing it keeps what was typed. */
export default function EnquiryModal({ listing, opening }: ActionViewProps<EnquiryModal_ListingFragment>) {
  const [timesClosed, setTimesClosed] = useState(0)
  const opener = useMemo(() => ({ current: opening.opener }), [opening.opener])
  const { listingType, info } = listing.summary
  const kind = info.listingClass === 'newDevelopment' ? 'development' : 'listing'
  const actor = enquiryActor({ kind, listingId: listing.id })
  const answerer = answererOf(listing)
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const close = () => setTimesClosed(opening.times)
  return (
    <Sheet
      title={isSent ? enquiryCopy.sentTitles[kind] : enquiryCopy.titles[kind]}
      isOpen={opening.times > timesClosed}
      onCancel={close}
      returnFocusTo={opener}
      side="right"
      width="wide"
    >
      <Stack gap={24}>
        <ListingSummary listing={listing} />
        {isSent ? (
          <EnquirySent actor={actor} answerer={answerer} onClose={close} />
        ) : (
          <EnquiryForm actor={actor} answerer={answerer} listingType={listingType} />
        )}
      </Stack>
    </Sheet>
  )
}
