import ArrowDownIcon from 'lucide-react/icons/arrow-down'
import ArrowUpIcon from 'lucide-react/icons/arrow-up'
import TrashIcon from 'lucide-react/icons/trash-2'
import { type ChangeEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { LONGEST_CAPTION, MOST_PHOTOS } from '#domain/location-reviews/location-review-limits.ts'
import type { UploadedPhoto } from '#machines/location-review-editor/location-review-editor.machine.ts'
import { Button } from '#src/design/button/button.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import type { PostFields } from '#src/shared/posts/post-form.tsx'
import { LogInButtons } from '#src/shared/session/log-in-buttons.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { locationWriteCopy as copy } from './location-write.copy.ts'
import * as styles from './review-photo-fields.css.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

/** The photos of a review: added once somebody is logged in, described, put in order and removed. */
export function ReviewPhotoFields({ id, isBusy, errorOf }: PostFields) {
  const { form, update, messages, add } = usePhotoUploads()
  const { photos, uploading } = form
  const set = (change: (photos: readonly UploadedPhoto[]) => readonly UploadedPhoto[]) =>
    update((now) => ({ ...now, photos: change(now.photos) }))
  const idOf = ({ identifier }: UploadedPhoto) => `${id}${identifier}`
  const move = (photo: UploadedPhoto, by: 1 | -1) => {
    flushSync(() => set((all) => moved(all, photo, by)))
    const place = photos.indexOf(photo) + by
    const isUpNext = place === photos.length - 1 || (by === -1 && place > 0)
    document.getElementById(`${idOf(photo)}${isUpNext ? 'up' : 'down'}`)?.focus()
  }
  const remove = (photo: UploadedPhoto) => {
    flushSync(() => set((all) => all.filter((each) => !isSame(each, photo))))
    document.getElementById(`${id}photos`)?.focus()
  }
  return (
    <FieldGroup label={copy.photos} hint={copy.photosHint} isOptional error={errorOf('photos')}>
      <Stack gap={12}>
        {photos.length > 0 && (
          <ol className={styles.list}>
            {photos.map((photo, at) => (
              <PhotoItem
                key={photo.identifier}
                id={idOf(photo)}
                photo={photo}
                place={at + 1}
                isLast={at === photos.length - 1}
                isBusy={isBusy}
                onDescribe={(caption) =>
                  set((all) => all.map((each) => (isSame(each, photo) ? { ...each, caption } : each)))
                }
                onMove={(by) => move(photo, by)}
                onRemove={() => remove(photo)}
              />
            ))}
          </ol>
        )}
        {messages.length > 0 && (
          <Notice tone="danger">
            <Stack gap={4}>
              {messages.map((message) => (
                <Text key={message}>{message}</Text>
              ))}
            </Stack>
          </Notice>
        )}
        <div id={`${id}photos`} tabIndex={-1}>
          <AddPhotos
            isBusy={isBusy || uploading > 0}
            hasRoom={photos.length + uploading < MOST_PHOTOS}
            onAdd={(files) => void add(files)}
          />
        </div>
        <Text role="status" size="small" tone="inkSoft">
          {uploading > 0 ? copy.uploading(uploading) : copy.photoCount(photos.length)}
        </Text>
      </Stack>
    </FieldGroup>
  )
}

type ItemProps = {
  id: string
  photo: UploadedPhoto
  /** 1 for the first. */
  place: number
  isLast: boolean
  isBusy: boolean
  onDescribe: (caption: string) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

const PhotoItem = ({ id, photo, place, isLast, isBusy, onDescribe, onMove, onRemove }: ItemProps) => (
  <li className={styles.item}>
    <Photo photo={{ ...photo, version: 1 }} widths={[160, 320]} sizes="6rem" ratio="1:1" corners="soft" isDecorative />
    <TextField
      label={copy.photoCaption(place)}
      isOptional
      maxLength={LONGEST_CAPTION}
      value={photo.caption}
      readOnly={isBusy}
      onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
    />
    <div className={styles.buttons}>
      <IconButton
        id={`${id}up`}
        icon={ArrowUpIcon}
        label={copy.photoEarlier(place)}
        disabled={isBusy || place === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        id={`${id}down`}
        icon={ArrowDownIcon}
        label={copy.photoLater(place)}
        disabled={isBusy || isLast}
        onClick={() => onMove(1)}
      />
      <IconButton icon={TrashIcon} label={copy.removePhoto(place)} disabled={isBusy} onClick={onRemove} />
    </div>
  </li>
)

type AddProps = { isBusy: boolean; hasRoom: boolean; onAdd: (files: readonly File[]) => void }

/** Uploading needs an account; who is logged out is told so, with the way in. */
function AddPhotos({ isBusy, hasRoom, onAdd }: AddProps) {
  const { status } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    onAdd(files)
  }
  if (status === 'loggedOut') {
    return (
      <Stack gap={8}>
        <Text size="small">{copy.photosNeedLogin}</Text>
        <LogInButtons size="small" isAside />
      </Stack>
    )
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={copy.photoFiles}
        onChange={take}
      />
      <Button variant="secondary" isBusy={isBusy} disabled={!hasRoom} onClick={() => input.current?.click()}>
        {copy.addPhotos}
      </Button>
    </>
  )
}

const isSame = (left: UploadedPhoto, right: UploadedPhoto): boolean => left.identifier === right.identifier

const moved = (all: readonly UploadedPhoto[], photo: UploadedPhoto, by: 1 | -1): readonly UploadedPhoto[] => {
  const others = all.filter((each) => !isSame(each, photo))
  const place = all.findIndex((each) => isSame(each, photo)) + by
  return others.toSpliced(Math.max(0, place), 0, ...all.filter((each) => isSame(each, photo)))
}
