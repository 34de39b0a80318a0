import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import type { Answerer } from './answerer.ts'
import { enquiryCopy as copy } from './enquiry.copy.ts'
import type { EnquiryActor } from './enquiry-actor.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'

type Props = { actor: EnquiryActor; answerer: Answerer; onClose: () => void }

/** What happens now. */
export function EnquirySent({ actor, answerer, onClose }: Props) {
  const { email, wantsCopy } = useSelector(actor, ({ context }) => context.draft)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  const { name: agent, phone } = answerer
  const sent = actor.getSnapshot().context.subject.kind === 'seller' ? copy.requestSent : copy.sent
  return (
    <Stack>
      <div ref={message} tabIndex={-1}>
        <Notice tone="success">
          <Text>
            {sent(agent, email.trim())}
            {wantsCopy && <span>{` ${copy.copyIsComing}`}</span>}
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
