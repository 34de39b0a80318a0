import { formatMultiloaderUrl } from '#domain/feeds/multiloader-url.ts'
import type { ImportProgress } from '#machines/feed-upload/feed-upload.machine.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Progress } from '#src/design/progress/progress.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { fileSizeText } from '../uploads/file-size-text.ts'
import { useUpload, useUploadCommands, useUploadStage } from './feed-upload.provider.tsx'

/** So often is progress announced, in parts of the whole. */
const ANNOUNCED_STEPS = 10

/** How much of the file is sent, and the way to stop it. */
export function SendingProgress() {
  const { file, bytesSent } = useUpload()
  const { cancel } = useUploadCommands()
  if (file === null) return null
  const part = partSent(file.byteCount, bytesSent)
  return (
    <Stack gap={12}>
      <Text weight="strong" className={styles.fileName}>
        {copy.file(file.name, fileSizeText(file.byteCount))}
      </Text>
      <Progress label={copy.sending} value={part} />
      <Text size="small">{copy.sent(Math.floor(part * 100))}</Text>
      <Inline>
        <Button variant="secondary" size="small" onClick={cancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  )
}

/** The import of the file that was sent, until it has ended. */
export function FollowedImport({ officeId }: { officeId: number | null }) {
  const stage = useUploadStage()
  const { file, progress, uploadId } = useUpload()
  const { look } = useUploadCommands()
  const isFollowing = stage === 'following' || stage === 'away'
  if (file === null || (!isFollowing && stage !== 'done' && stage !== 'failed')) return null
  return (
    <Stack gap={12}>
      <Text weight="strong" className={styles.fileName}>
        {copy.file(file.name, fileSizeText(file.byteCount))}
      </Text>
      {isFollowing && <Progress label={copy.importing} value={partOf(progress)} />}
      {stage === 'away' && (
        <Notice tone="warning" role="none">
          <Stack gap={8}>
            {copy.away}
            <div>
              <Button variant="secondary" size="small" onClick={look}>
                {copy.refresh}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      <Text>{importText(progress)}</Text>
      <div>
        <Link href={formatMultiloaderUrl({ officeId, uploadId })} isStandalone>
          {copy.openReport}
        </Link>
      </div>
    </Stack>
  )
}

/** How far it is, for those who hear it: told every now and then, and when it is over. */
export function UploadAnnouncement() {
  const stage = useUploadStage()
  const { file, bytesSent, progress } = useUpload()
  const part = partSent(file?.byteCount ?? 0, bytesSent)
  const texts: Partial<Record<typeof stage, string>> = {
    sending: copy.sent(Math.floor(part * ANNOUNCED_STEPS) * (100 / ANNOUNCED_STEPS)),
    following: progress === null ? copy.waiting : copy.importing,
    away: copy.away,
    done: importText(progress),
    failed: importText(progress),
  }
  return (
    <div role="status">
      <VisuallyHidden>{texts[stage] ?? ''}</VisuallyHidden>
    </div>
  )
}

/** What is sent has a few bytes around it. */
const partSent = (byteCount: number, bytesSent: number): number =>
  byteCount === 0 ? 0 : Math.min(1, bytesSent / byteCount)

const partOf = (progress: ImportProgress | null): number =>
  progress === null || progress.byteCount === 0 ? 0 : Math.min(1, progress.bytesRead / progress.byteCount)

function importText(progress: ImportProgress | null): string {
  if (progress === null || progress.state === 'received') return copy.waiting
  if (progress.state === 'failed') return copy.importFailed
  const { listingCount, counts } = progress
  return progress.state === 'done' ? copy.done(listingCount, counts.refused) : copy.imported(listingCount)
}
