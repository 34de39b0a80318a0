import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Button } from '#src/design/components/button.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Text } from '#src/design/components/text.tsx'
import type { EnquiryActor } from './enquiry-actor.ts'
import { answererOf, type EnquiryListing, phoneFor } from './enquiry-listing.ts'
import { newIdempotencyKey } from './kept-enquiries.ts'

type Props = { actor: EnquiryActor; listing: EnquiryListing; onClose: () => void }

/** What happens now. */
export function EnquirySent({ actor, listing, onClose }: Props) {
  const { email, wantsCopy } = useSelector(actor, ({ context }) => context.draft)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  const phone = phoneFor(listing)
  const agent = answererOf(listing)
  return (
    <Stack>
      <div ref={message} tabIndex={-1}>
        <Notice tone="success">
          <Text>
            Your enquiry is on its way to {agent}, who will answer you at {email.trim()}.
            {wantsCopy && ' A copy goes to you.'}
          </Text>
        </Notice>
      </div>
      {phone && (
        <Text>
          In a hurry? Call <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>.
        </Text>
      )}
      <Inline>
        <Button onClick={onClose}>Done</Button>
        <Button
          look="secondary"
          onClick={() => actor.send({ type: 'enquiry.begunAnew', idempotencyKey: newIdempotencyKey() })}
        >
          Ask something else
        </Button>
      </Inline>
    </Stack>
  )
}
