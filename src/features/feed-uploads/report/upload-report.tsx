import { useState } from 'react'
import { formatMultiloaderUrl, type MultiloaderView } from '#domain/feeds/multiloader-url.ts'
import type { Claims } from '#domain/permissions/claims.ts'
import { maySetFeedNotes } from '#domain/permissions/feeds.ts'
import { FeedUploadDocument } from '#src/api/generated/documents/feed-upload.ts'
import type { FeedUploadQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'
import { badge } from '#src/design/badge/badge.css.ts'
import { Button } from '#src/design/button/button.tsx'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { offerFile } from '#src/shared/page/offer-file.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { fileSizeText } from '../uploads/file-size-text.ts'
import { badgeTone, senderText } from '../uploads/upload-item.tsx'
import { NoteForm } from './note-form.tsx'
import { ResultList } from './result-list.tsx'

type Props = { uploadId: string; view: MultiloaderView; claims: Claims }
type Upload = NonNullable<FeedUploadQuery['feedUpload']>

/** What became of one upload. */
export function UploadReport({ uploadId, view, claims }: Props) {
  const { data, error, isFetching, refetch } = useDocumentQuery(FeedUploadDocument, { uploadId })
  const upload = data?.feedUpload
  return (
    <Stack gap={24} className={styles.report}>
      <Link href={formatMultiloaderUrl({ officeId: view.officeId })} isStandalone>
        {copy.backToUploads}
      </Link>
      {!upload && <Heading level={1}>{copy.title}</Heading>}
      {error && !data && (
        <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Text role="status">{copy.loading}</Text>}
      {data && !upload && <Notice>{copy.noUpload}</Notice>}
      {upload && (
        <>
          <Head upload={upload} isReading={isFetching} onRefresh={() => void refetch()} />
          {maySetFeedNotes({ claims }) ? (
            <NoteForm uploadId={upload.id} note={upload.note} />
          ) : (
            upload.note !== '' && (
              <Notice role="none">
                <Stack gap={4}>
                  <Text weight="strong">{copy.note}</Text>
                  <Text hasLineBreaks>{upload.note}</Text>
                </Stack>
              </Notice>
            )
          )}
          <ResultList upload={upload} view={view} />
        </>
      )}
    </Stack>
  )
}

type HeadProps = { upload: Upload; isReading: boolean; onRefresh: () => void }

function Head({ upload, isReading, onRefresh }: HeadProps) {
  const { fileName, state, office, receivedAt, finishedAt, listingCount, byteCount, failureReason, failureLine } =
    upload
  const isUnfinished = state === 'received' || state === 'importing'
  return (
    <Stack gap={16}>
      <div className={styles.itemHead}>
        <Heading level={1} className={styles.fileName}>
          {fileName === '' ? copy.unnamed : fileName}
        </Heading>
        <span className={badge({ tone: badgeTone(upload) })}>{copy.states[state]}</span>
      </div>
      {office && <Text tone="inkSoft">{office.name}</Text>}
      {state === 'failed' && (
        <Notice tone="danger" role="none">
          {failureLine == null ? (failureReason ?? '') : `${copy.failedAt(failureLine)}: ${failureReason ?? ''}`}
        </Notice>
      )}
      <FactList
        items={[
          { term: copy.sentAt, detail: `${momentText(receivedAt)}, ${senderText(upload)}` },
          ...(finishedAt == null ? [] : [{ term: copy.finishedAt, detail: momentText(finishedAt) }]),
          { term: copy.read, detail: listingCount.toLocaleString('en-AU') },
          { term: copy.size, detail: fileSizeText(byteCount) },
        ]}
      />
      <Inline gap={12}>
        {isUnfinished && (
          <Button variant="secondary" size="small" isBusy={isReading} onClick={onRefresh}>
            {copy.refresh}
          </Button>
        )}
        {upload.filePath != null && (
          <SentFile path={upload.filePath} name={fileName === '' ? copy.unnamedFile : fileName} />
        )}
      </Inline>
    </Stack>
  )
}

/** The file needs the token of who asks, so no plain link leads to it. */
function SentFile({ path, name }: { path: string; name: string }) {
  const [state, setState] = useState<'busy' | 'failed' | 'still'>('still')
  const read = async () => {
    setState('busy')
    const response = await portalFetch(new Request(path)).catch(() => null)
    if (response?.ok !== true) return setState('failed')
    offerFile(name, await response.blob(), 'application/octet-stream')
    setState('still')
  }
  return (
    <Stack gap={8}>
      <Button variant="secondary" size="small" isBusy={state === 'busy'} onClick={() => void read()}>
        {copy.sentFile}
      </Button>
      {state === 'failed' && <Notice tone="danger">{copy.fileFailed}</Notice>}
    </Stack>
  )
}
