import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { type DraftPicture, draftLimits } from '#domain/listing-drafts/listing-draft.ts'
import { Button } from '#src/design/button/button.tsx'
import type { Elements } from '#src/design/elements.ts'
import { FieldGroup } from '#src/design/field/field.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { EditorSection, fieldId } from './draft-fields.tsx'
import { editorCopy } from './editor.copy.ts'
import { useContent, useProblem } from './listing-editor.provider.tsx'
import { PictureItem } from './picture-item.tsx'
import { picturesCopy as copy } from './pictures.copy.ts'
import * as styles from './pictures.css.ts'
import { UploadItem } from './upload-item.tsx'
import { undoId, usePictureOrder } from './use-picture-order.ts'
import { type PictureField, usePictureUploads } from './use-picture-uploads.ts'

/** Photos or floor plans: added, described, put in order and removed, with a mouse or without. */
export function PicturesSection({ id, field }: { id: string; field: PictureField }) {
  const pictures = useContent()[field]
  const error = useProblem(field)
  const { uploads, leftOut, add, retry, leaveOut } = usePictureUploads(id, field, pictures.length)
  const { removed, told, ...order } = usePictureOrder(field, pictures)
  const words = copy[field]
  return (
    <EditorSection title={editorCopy.sections[field]}>
      <FieldGroup
        id={fieldId(field)}
        label={editorCopy.sections[field]}
        isLabelHidden
        hint={words.hint(draftLimits.pictures)}
        error={error}
      >
        <DropPlace onFiles={add}>
          <Stack gap={12}>
            {pictures.length > 0 && <PictureList field={field} pictures={pictures} order={order} />}
            {uploads.length > 0 && (
              <ul className={styles.uploads}>
                {uploads.map((upload) => (
                  <UploadItem
                    key={upload.key}
                    upload={upload}
                    onRetry={() => retry(upload)}
                    onLeaveOut={() => leaveOut(upload.key)}
                  />
                ))}
              </ul>
            )}
            {removed && (
              <Inline gap={8}>
                <Text size="small">{copy.removed}</Text>
                <Button id={undoId(field)} size="small" variant="quiet" onClick={order.undo}>
                  {copy.undo}
                </Button>
              </Inline>
            )}
            <ChooseFiles
              field={field}
              hasRoom={pictures.length + uploads.length < draftLimits.pictures}
              onFiles={add}
            />
            <Text role="status" size="small" tone="inkSoft">
              {[
                words.count(pictures.length, draftLimits.pictures),
                leftOut > 0 ? copy.tooMany(draftLimits.pictures, leftOut) : '',
                told,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
        </DropPlace>
      </FieldGroup>
    </EditorSection>
  )
}

type Order = Omit<ReturnType<typeof usePictureOrder>, 'removed' | 'told'>

function PictureList({
  field,
  pictures,
  order,
}: {
  field: PictureField
  pictures: readonly DraftPicture[]
  order: Order
}) {
  return (
    <ol className={styles.list}>
      {pictures.map((picture, at) => (
        <PictureItem
          key={picture.identifier}
          field={field}
          picture={picture}
          at={at}
          isLast={at === pictures.length - 1}
          onDescribe={(caption) => order.describe(at, caption)}
          onMove={(to, button) => order.move(at, to, button)}
          onRemove={() => order.remove(at)}
          onDrag={() => order.drag(at)}
          onDrop={() => order.drop(at)}
        />
      ))}
    </ol>
  )
}

type FilesProps = { onFiles: (files: readonly File[]) => void }

/** Takes files that are dropped on it. */
function DropPlace({ onFiles, children }: FilesProps & { children: Elements }) {
  const [isOver, setIsOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    <div
      className={styles.dropPlace({ isOver })}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

function ChooseFiles({ field, hasRoom, onFiles }: FilesProps & { field: PictureField; hasRoom: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    onFiles(files)
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        aria-label={copy[field].files}
        onChange={take}
      />
      <Button variant="secondary" disabled={!hasRoom} onClick={() => input.current?.click()}>
        {copy[field].choose}
      </Button>
    </div>
  )
}
