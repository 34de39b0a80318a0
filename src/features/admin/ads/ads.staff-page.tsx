import { useQueryClient } from '@tanstack/react-query'
import { numberInPath } from '#domain/staff/number-in-path.ts'
import { StaffAdsDocument } from '#src/api/generated/documents/staff-ads.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { StaffTable } from '../table/staff-table.tsx'
import { adColumns } from './ad-columns.tsx'
import { staffAdsCopy as copy } from './ads.copy.ts'
import { ManagedAd } from './managed-ad.tsx'
import { NewAd } from './new-ad.tsx'

/** Lists the ads of the portal, begins one, and shows one with what staff may do with it. */
export default defineStaffPage(AdsPage)

function AdsPage({ below }: { below: string }) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useDocumentQuery(StaffAdsDocument, {})
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const onChanged = () => void queryClient.invalidateQueries()
  if (below === '') {
    return (
      <Stack gap={32}>
        <StaffTable
          caption={copy.table}
          columns={adColumns}
          keyOf={({ ad }) => ad.id}
          rows={data.staffAds}
          fileName="ads"
        />
        <NewAd origins={data.adOrigins} onStarted={onChanged} />
      </Stack>
    )
  }
  const id = numberInPath(below)
  const found = data.staffAds.find(({ ad }) => ad.id === id)
  return found ? <ManagedAd key={id} found={found} onChanged={onChanged} /> : <Text role="status">{copy.noAd}</Text>
}
