import { type DragEvent, useRef, useState } from 'react'
import { feedFileProblem } from '#domain/feeds/feed-file.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { fileSizeText } from '../uploads/file-size-text.ts'
import { useUpload, useUploadCommands, useUploadStage } from './feed-upload.provider.tsx'
import { FollowedImport, SendingProgress, UploadAnnouncement } from './upload-progress.tsx'

/** Where a file is chosen or dropped, sent, and followed until its import has ended. */
export function SendFile({ officeId }: { officeId: number | null }) {
  const stage = useUploadStage()
  const isUnderWay = stage === 'sending' || stage === 'following' || stage === 'away'
  return (
    <section aria-labelledby="send-file" className={styles.panel}>
      <div>
        <Heading level={2} id="send-file">
          {copy.send}
        </Heading>
        <UploadAnnouncement />
      </div>
      {stage === 'sending' && <SendingProgress />}
      {!isUnderWay && <ChosenFile />}
      <FollowedImport officeId={officeId} />
      {!isUnderWay && <DropZone isFirst={stage === 'empty'} />}
    </section>
  )
}

/** The file that is chosen, with what is against it, until it is sent. */
function ChosenFile() {
  const stage = useUploadStage()
  const { file, message } = useUpload()
  const { submit, remove } = useUploadCommands()
  if (file === null || stage === 'done' || stage === 'failed') return null
  const problem = feedFileProblem(file)
  return (
    <Stack gap={12}>
      <Text weight="strong" className={styles.fileName}>
        {copy.file(file.name, fileSizeText(file.byteCount))}
      </Text>
      {problem !== null && <Notice tone="danger">{copy.unfit[problem]}</Notice>}
      {stage === 'unreachable' && <Notice tone="danger">{copy.unreachable}</Notice>}
      {stage === 'refused' && <Notice tone="danger">{message}</Notice>}
      <Inline gap={12}>
        {problem === null && <Button onClick={submit}>{stage === 'chosen' ? copy.sendFile : copy.sendAgain}</Button>}
        <Button variant="quiet" onClick={remove}>
          {copy.removeFile}
        </Button>
      </Inline>
    </Stack>
  )
}

function DropZone({ isFirst }: { isFirst: boolean }) {
  const { choose } = useUploadCommands()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file !== undefined) choose(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className={styles.dropZone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept=".xml,.zip,application/xml,application/zip"
        hidden
        aria-label={copy.chooseLabel}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
      <Text>{copy.drop}</Text>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {isFirst ? copy.choose : copy.chooseAnother}
      </Button>
      <Text size="small" tone="inkSoft">
        {copy.sendHint}
      </Text>
    </div>
  )
}
