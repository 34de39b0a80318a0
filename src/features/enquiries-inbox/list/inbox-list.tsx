import { enquiryFolders, INBOX_PAGE_SIZE } from '#domain/enquiries/enquiry-inbox.ts'
import { formatInboxUrl, type InboxView } from '#domain/enquiries/inbox-url.ts'
import type { EnquiryInboxQuery, EnquiryInboxQueryVariables } from '#src/api/generated/graphql.ts'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { SegmentedLinks } from '#src/design/segmented-links/segmented-links.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { inboxCopy as copy } from '../inbox.copy.ts'
import * as styles from '../inbox.css.ts'
import { InboxItem } from './inbox-item.tsx'
import { InboxSearch } from './inbox-search.tsx'
import { NewEnquiries } from './new-enquiries.tsx'

type Props = {
  view: InboxView
  inbox: NonNullable<EnquiryInboxQuery['enquiryInbox']>
  asked: EnquiryInboxQueryVariables
}

/** The enquiries of a folder, the latest first. */
export function InboxList({ view, inbox, asked }: Props) {
  const { folder, query, page, reference } = view
  const { total, results, isOfOffice } = inbox
  const shown = results.map((each) => each.reference)
  return (
    <Stack gap={16}>
      <SegmentedLinks
        label={copy.folder}
        links={enquiryFolders.map((each) => ({
          href: formatInboxUrl({ ...view, folder: each, page: 1, reference: null }),
          label: copy.folders[each],
          isShown: each === folder,
        }))}
      />
      <InboxSearch key={query} view={view} />
      <NewEnquiries key={`${folder} ${query} ${page} ${shown.join(' ')}`} asked={asked} shown={shown} />
      <Text tone="inkSoft" size="small" role="status">
        {total === 0 ? noneText(view) : copy.total(total)}
      </Text>
      <ul className={styles.list}>
        {results.map((enquiry) => (
          <li key={enquiry.reference}>
            <InboxItem
              enquiry={enquiry}
              href={formatInboxUrl({ ...view, reference: enquiry.reference })}
              isOpen={enquiry.reference === reference}
              isOfOffice={isOfOffice}
            />
          </li>
        ))}
      </ul>
      <Pagination
        label={copy.pages}
        page={page}
        pageCount={Math.ceil(total / INBOX_PAGE_SIZE)}
        hrefForPage={(target) => formatInboxUrl({ ...view, page: target, reference: null })}
      />
    </Stack>
  )
}

const noneText = ({ folder, query }: InboxView): string => (query === '' ? copy.none[folder] : copy.noneFound(query))
