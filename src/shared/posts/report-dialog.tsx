import { type FormEvent, useState } from 'react'
import { type ReportReason, reportReasons } from '#domain/reviews/review-types.ts'
import { ReportAgentReviewDocument } from '#src/api/generated/documents/report-agent-review.ts'
import type { ReviewItem_ReviewFragment } from '#src/api/generated/graphql.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { reviewsCopy as copy } from './reviews.copy.ts'

type Props = { review: ReviewItem_ReviewFragment; isOpen: boolean; onClose: () => void }

/** Tells staff what is wrong with a review. */
export function ReportDialog({ review, isOpen, onClose }: Props) {
  const execute = useExecute()
  const [reason, setReason] = useState<ReportReason>('notGenuine')
  const [state, setState] = useState<'choosing' | 'sending' | 'sent' | 'failed'>('choosing')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    setState('sending')
    try {
      await execute(ReportAgentReviewDocument, { reviewId: review.id, reason })
      setState('sent')
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog title={copy.reportTitle} isOpen={isOpen} onCancel={onClose}>
      {state === 'sent' ? (
        <Notice tone="success">{copy.reported}</Notice>
      ) : (
        <form onSubmit={(event) => void send(event)}>
          <Stack>
            <Text>{copy.reportWhat}</Text>
            <SelectField
              label={copy.reportWhy}
              name="reason"
              value={reason}
              options={reportReasons.map((value) => ({ value, label: copy.reasons[value] }))}
              onChange={({ currentTarget }) => setReason(reportReasons[currentTarget.selectedIndex] ?? 'notGenuine')}
            />
            {state === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
            <Button type="submit" isBusy={state === 'sending'}>
              {copy.sendReport}
            </Button>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
