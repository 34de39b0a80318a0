import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { Sheet } from '#src/design/modal/modal.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import type { AgentContactRequest } from '#src/shared/enquiry/agent-contact-request.ts'
import { enquiryActor } from '#src/shared/enquiry/enquiry-actor.ts'
import { enquiryCopy as copy } from '#src/shared/enquiry/enquiry.copy.ts'
import { EnquiryForm } from '#src/shared/enquiry/enquiry-form.tsx'
import { EnquirySent } from '#src/shared/enquiry/enquiry-sent.tsx'

type Props = { request: AgentContactRequest; returnTo: HTMLElement | null }

/** The form to an agent, or what happens next once it was sent. Closing it keeps what was typed. */
export function AgentContactSheet({ request: { kind, agentId, answerer }, returnTo }: Props) {
  const [isClosed, setIsClosed] = useState(false)
  const opener = useMemo(() => ({ current: returnTo }), [returnTo])
  const actor = enquiryActor({ kind, agentId })
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const close = () => setIsClosed(true)
  return (
    <Sheet
      title={isSent ? copy.sentTitles[kind] : copy.titles[kind]}
      isOpen={!isClosed}
      onCancel={close}
      returnFocusTo={opener}
      side="right"
      width="wide"
    >
      <Stack gap={24}>
        <div>
          <Text weight="strong">{answerer.name}</Text>
          <Text size="small" tone="inkSoft">
            {answerer.office}
          </Text>
        </div>
        {!isSent && kind === 'seller' && <Text>{copy.appraisalIntroduction(answerer.name)}</Text>}
        {isSent ? (
          <EnquirySent actor={actor} answerer={answerer} onClose={close} />
        ) : (
          <EnquiryForm actor={actor} answerer={answerer} />
        )}
      </Stack>
    </Sheet>
  )
}
