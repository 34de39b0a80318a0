import { type FormEvent, useEffect, useRef } from 'react'
import { LONGEST_REPLY } from '#domain/enquiries/enquiry-inbox.ts'
import type { EnquiryThread_EnquiryFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { classNames } from '#src/design/class-names.ts'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { inboxCopy as copy } from '../inbox.copy.ts'
import * as styles from '../inbox.css.ts'
import { useReplyCommands, useReplyMessage, useReplyProblem, useReplyStage } from './reply.provider.tsx'

/** Where the reply is written. What is typed stays in this browser until it was sent. */
export function ReplyForm({ enquiry: { name, email } }: { enquiry: EnquiryThread_EnquiryFragment }) {
  const stage = useReplyStage()
  const message = useReplyMessage()
  const problem = useReplyProblem()
  const { write, submit } = useReplyCommands()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (stage === 'incomplete') box.current?.focus()
  }, [stage])
  const isSending = stage === 'sending'
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={12}>
        <Field
          label={copy.reply(name)}
          hint={copy.replyHint(email)}
          error={stage === 'incomplete' ? problem : undefined}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              ref={box}
              name="reply"
              rows={6}
              maxLength={LONGEST_REPLY}
              className={classNames(control(), styles.text)}
              readOnly={isSending}
              value={message}
              onChange={({ currentTarget }) => write(currentTarget.value)}
            />
          )}
        </Field>
        {stage === 'refused' && <Notice tone="danger">{problem}</Notice>}
        {stage === 'unreachable' && <Notice tone="danger">{copy.unreachable}</Notice>}
        <div role="status">
          {stage === 'sent' && (
            <Notice tone="success" role="none">
              {copy.sent}
            </Notice>
          )}
        </div>
        <div>
          <Button type="submit" isBusy={isSending}>
            {isSending ? copy.sending : copy.send}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
