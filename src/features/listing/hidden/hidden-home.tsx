import { mayFindListings } from '#domain/staff/listing-acts.ts'
import { formatStaffListingUrl } from '#domain/staff/staff-listings-url.ts'
import { ListingHidingDocument } from '#src/api/generated/documents/listing-hiding.ts'
import type { ListingView_ListingFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { staffHref } from '#src/shared/session/staff-host.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { ListingBody } from '../listing-parts.tsx'
import { page } from '../listing-view.css.ts'
import { hiddenHomeCopy as copy } from './hidden-home.copy.ts'

type Props = { listing: ListingView_ListingFragment }

/** A home that staff hid, for whoever may view it all the same. */
export const HiddenHome = ({ listing }: Props) => (
  <Container paddingY={16} className={page}>
    <PageHead title={listing.seo.title} isIndexed={false} />
    <Stack gap={16}>
      <HiddenNotice id={listing.id} />
      <ListingBody listing={listing} />
    </Stack>
  </Container>
)

function HiddenNotice({ id }: { id: number }) {
  const session = useSession()
  const { data } = useDocumentQuery(ListingHidingDocument, { id })
  const { hiddenAt, hiddenReason } = data?.listing ?? {}
  const mayManage = session.status === 'member' && mayFindListings(session.member.claims)
  return (
    <Notice>
      <Stack gap={4}>
        <Text weight="strong">{copy.title}</Text>
        <Text>{copy.explanation}</Text>
        {hiddenAt != null && <Text>{copy.since(momentText(hiddenAt))}</Text>}
        {hiddenReason != null && <Text>{copy.reason(hiddenReason)}</Text>}
        {mayManage && (
          <div>
            <Link href={staffHref(formatStaffListingUrl(id))} target="_top" isStandalone>
              {copy.manage}
            </Link>
          </div>
        )}
      </Stack>
    </Notice>
  )
}
