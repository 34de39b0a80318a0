import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatInboxUrl, type InboxView } from '#domain/enquiries/inbox-url.ts'
import { InboxEnquiryDocument } from '#src/api/generated/documents/inbox-enquiry.ts'
import { MarkEnquiryReadDocument } from '#src/api/generated/documents/mark-enquiry-read.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { inboxCopy as copy } from '../inbox.copy.ts'
import * as styles from '../inbox.css.ts'
import { refreshInbox } from '../inbox-queries.ts'
import { EnquiryThread } from './enquiry-thread.tsx'

/** The enquiry that is open; it counts as read from then on. */
export function OpenEnquiry({ reference, view }: { reference: string; view: InboxView }) {
  const { data, error, isFetching, refetch } = useDocumentQuery(InboxEnquiryDocument, { reference })
  const execute = useExecute()
  const queryClient = useQueryClient()
  const wasMarked = useRef(false)
  const enquiry = data?.inboxEnquiry
  const isUnread = enquiry?.isRead === false
  useEffect(() => {
    if (!isUnread || wasMarked.current) return
    wasMarked.current = true
    execute(MarkEnquiryReadDocument, { reference, isRead: true }).then(
      () => refreshInbox(queryClient),
      // It stays new, and is marked when it is opened again.
      () => {},
    )
  }, [isUnread, reference, execute, queryClient])
  return (
    <Stack gap={16}>
      <div className={styles.backToList}>
        <Link href={formatInboxUrl({ ...view, reference: null })} isStandalone>
          {copy.back}
        </Link>
      </div>
      {error && !data && (
        <RetryNotice label={copy.tryAgain} text={copy.failedOne} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Text role="status">{copy.loading}</Text>}
      {enquiry === null && <Notice>{copy.gone}</Notice>}
      {enquiry && <EnquiryThread enquiry={enquiry} />}
    </Stack>
  )
}
