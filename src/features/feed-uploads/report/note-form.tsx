import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LONGEST_FEED_NOTE } from '#domain/feeds/feed-upload.ts'
import { SetFeedNoteDocument } from '#src/api/generated/documents/set-feed-note.ts'
import { Button } from '#src/design/button/button.tsx'
import { classNames } from '#src/design/class-names.ts'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { refreshUploads } from '../multiloader-queries.ts'

/** What staff note of an upload for its agency. */
export function NoteForm({ uploadId, note }: { uploadId: string; note: string }) {
  const queryClient = useQueryClient()
  const [text, setText] = useState(note)
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, failure, change } = useChange(SetFeedNoteDocument)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change({ uploadId, note: text }, ({ setFeedNote }) => {
      setText(setFeedNote.upload.note)
      setIsSaved(true)
      void refreshUploads(queryClient)
    })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Field label={copy.noteLabel} hint={copy.noteHint}>
          {(wiring) => (
            <textarea
              {...wiring}
              rows={3}
              maxLength={LONGEST_FEED_NOTE}
              className={classNames(control(), styles.note)}
              readOnly={isBusy}
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value)
                setIsSaved(false)
              }}
            />
          )}
        </Field>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <div>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {copy.saveNote}
          </Button>
        </div>
        <div role="status">{isSaved && <span>{copy.noteSaved}</span>}</div>
      </Stack>
    </form>
  )
}
