import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { useSearch } from 'wouter'
import { INBOX_PAGE_SIZE } from '#domain/enquiries/enquiry-inbox.ts'
import { type InboxView, readInboxUrl } from '#domain/enquiries/inbox-url.ts'
import { EnquiryInboxDocument } from '#src/api/generated/documents/enquiry-inbox.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { inboxCopy as copy } from './inbox.copy.ts'
import * as styles from './inbox.css.ts'
import { InboxList } from './list/inbox-list.tsx'
import { OpenEnquiry } from './thread/open-enquiry.tsx'

/** The inbox: the list, and beside it the enquiry that is open. */
export function AgentInbox({ reference }: { reference: string | undefined }) {
  const view = readInboxUrl(reference, useSearch())
  const asked = {
    folder: view.folder,
    query: view.query,
    skip: (view.page - 1) * INBOX_PAGE_SIZE,
    take: INBOX_PAGE_SIZE,
  }
  const { data, error, isFetching, refetch } = useDocumentQuery(EnquiryInboxDocument, asked, { keepsPrevious: true })
  return (
    <Container paddingY={32}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{copy.title}</Heading>
          {data?.enquiryInbox?.isOfOffice === true && <Text tone="inkSoft">{copy.ofOffice}</Text>}
        </Stack>
        {error && !data && (
          <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Text role="status">{copy.loading}</Text>}
        {data?.enquiryInbox === null && <NotAnAgent />}
        {data?.enquiryInbox && <Panes view={view} inbox={data.enquiryInbox} asked={asked} />}
      </Stack>
    </Container>
  )
}

type PanesProps = Omit<Parameters<typeof InboxList>[0], 'view'> & { view: InboxView }

function Panes({ view, ...list }: PanesProps) {
  const { reference } = view
  return (
    <div className={styles.panes}>
      <section aria-label={copy.list} className={reference === null ? undefined : styles.besideThread}>
        <InboxList view={view} {...list} />
      </section>
      {reference === null ? (
        <div className={styles.whileNothingIsOpen}>
          <Text tone="inkSoft">{copy.choose}</Text>
        </div>
      ) : (
        <OpenEnquiry key={reference} reference={reference} view={view} />
      )}
    </div>
  )
}

const NotAnAgent = () => (
  <Notice>
    <Stack gap={8}>
      {copy.notAnAgent}
      <div>
        <Link href="/claim-your-agent-profile">{copy.claim}</Link>
      </div>
    </Stack>
  </Notice>
)
