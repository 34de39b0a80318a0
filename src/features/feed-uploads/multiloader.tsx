import { useSearch } from 'wouter'
import { type MultiloaderView, readMultiloaderUrl } from '#domain/feeds/multiloader-url.ts'
import { isFeedStaff } from '#domain/permissions/feeds.ts'
import { MultiloaderDocument } from '#src/api/generated/documents/multiloader.ts'
import type { MultiloaderQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { Container } from '#src/design/container/container.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { multiloaderCopy as copy } from './multiloader.copy.ts'
import { NotForThem } from './not-for-them.tsx'
import { OfficeMultiloader } from './office-multiloader.tsx'
import { UploadReport } from './report/upload-report.tsx'
import { FeedUploadProvider } from './send/feed-upload.provider.tsx'
import { StaffMultiloader } from './staff/staff-multiloader.tsx'

type Props = { member: Member; uploadId: string | undefined }

/** What somebody may do and see here: for their office, for any office as staff, or who does it for them. */
export function Multiloader({ member, uploadId }: Props) {
  const view = readMultiloaderUrl(uploadId, useSearch())
  const asked = useDocumentQuery(MultiloaderDocument, { officeId: view.officeId }, { keepsPrevious: true })
  const { data, error, isFetching, refetch } = asked
  return (
    <Container paddingY={32}>
      {!data && (
        <Stack gap={24}>
          <Heading level={1}>{copy.title}</Heading>
          {error ? (
            <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Text role="status">{copy.loading}</Text>
          )}
        </Stack>
      )}
      {data && <Found member={member} view={view} found={data} />}
    </Container>
  )
}

type FoundProps = { member: Member; view: MultiloaderView; found: MultiloaderQuery }

function Found({ member: { claims }, view, found: { officeFeed, feedAccess } }: FoundProps) {
  const isStaff = isFeedStaff(claims)
  const report =
    view.uploadId === null ? null : (
      <UploadReport key={view.uploadId} uploadId={view.uploadId} view={view} claims={claims} />
    )
  if (officeFeed) {
    const { office } = officeFeed
    return (
      // A file that is on its way goes on while reports are opened.
      <FeedUploadProvider key={office.id} officeId={office.id}>
        {report ?? <OfficeMultiloader key={office.id} feed={officeFeed} view={view} isStaff={isStaff} />}
      </FeedUploadProvider>
    )
  }
  if (report) return report
  return isStaff ? <StaffMultiloader view={view} claims={claims} /> : <NotForThem access={feedAccess ?? null} />
}
