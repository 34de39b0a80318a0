import { MULTILOADER_PATH } from '#domain/feeds/multiloader-url.ts'
import { isFeedStaff } from '#domain/permissions/feeds.ts'
import { FeedHealthDocument } from '#src/api/generated/documents/feed-health.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { StaffTable } from '../table/staff-table.tsx'
import { feedColumns } from './feed-columns.tsx'
import { feedsCopy as copy } from './feeds.copy.ts'

/** How the feeds of offices do, with the way to their uploads, reports and notes. */
export default defineStaffPage(FeedsPage)

function FeedsPage({ member }: { member: Member }) {
  const { data, error, isFetching, refetch } = useDocumentQuery(FeedHealthDocument, {})
  return (
    <Stack gap={24}>
      {isFeedStaff(member.claims) && (
        <div>
          <Link href={MULTILOADER_PATH} target="_top" isStandalone>
            {copy.multiloader}
          </Link>
        </div>
      )}
      <StaffTable
        caption={copy.table}
        columns={feedColumns}
        keyOf={({ officeId }) => officeId}
        rows={data?.feedHealth}
        fileName="feeds"
        failure={error ? { isBusy: isFetching, onRetry: () => void refetch() } : null}
      />
    </Stack>
  )
}
