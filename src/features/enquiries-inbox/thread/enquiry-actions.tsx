import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { formatInboxUrl, readInboxUrl } from '#domain/enquiries/inbox-url.ts'
import { ArchiveEnquiryDocument } from '#src/api/generated/documents/archive-enquiry.ts'
import { MarkEnquiryReadDocument } from '#src/api/generated/documents/mark-enquiry-read.ts'
import type { EnquiryThread_EnquiryFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { inboxCopy as copy } from '../inbox.copy.ts'
import { refreshInbox, refreshOpenEnquiry } from '../inbox-queries.ts'

/** What can be done with an enquiry besides answering it. */
export function EnquiryActions({ enquiry: { reference, folder } }: { enquiry: EnquiryThread_EnquiryFragment }) {
  const archiving = useChange(ArchiveEnquiryDocument)
  const marking = useChange(MarkEnquiryReadDocument)
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const view = readInboxUrl(undefined, useSearch())
  const isArchived = folder === 'archived'
  const failure = archiving.failure ?? marking.failure
  const changed = () => {
    void refreshInbox(queryClient)
    void refreshOpenEnquiry(queryClient)
    emit('enquiries.changed')
  }
  return (
    <Stack gap={8}>
      <Inline gap={12}>
        <Button
          size="small"
          variant="secondary"
          isBusy={archiving.isBusy}
          onClick={() => void archiving.change({ reference, isArchived: !isArchived }, changed)}
        >
          {isArchived ? copy.unarchive : copy.archive}
        </Button>
        <Button
          size="small"
          variant="secondary"
          isBusy={marking.isBusy}
          onClick={() =>
            void marking.change({ reference, isRead: false }, () => {
              changed()
              // Opened, it would be read again.
              navigate(formatInboxUrl(view))
            })
          }
        >
          {copy.markUnread}
        </Button>
      </Inline>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </Stack>
  )
}
