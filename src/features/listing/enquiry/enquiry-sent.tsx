import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { EnquiryContact_ListingFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { enquiryCopy as copy } from './enquiry.copy.ts'
import type { EnquiryActor } from './enquiry-actor.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { answererOf, phoneFor } from './enquiry-contact.ts'

type Props = { actor: EnquiryActor; listing: EnquiryContact_ListingFragment; onClose: () => void }

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
            {copy.sent(agent, email.trim())}
            {wantsCopy && ` ${copy.copyIsComing}`}
          </Text>
        </Notice>
      </div>
      {phone && (
        <Text>
          {copy.inAHurry} <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>.
        </Text>
      )}
      <Inline>
        <Button onClick={onClose}>{copy.done}</Button>
        <Button
          variant="secondary"
          onClick={() => actor.send({ type: 'enquiry.begunAnew', idempotencyKey: newIdempotencyKey() })}
        >
          {copy.askMore}
        </Button>
      </Inline>
    </Stack>
  )
}
