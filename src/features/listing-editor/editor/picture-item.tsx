import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import ArrowRightIcon from 'lucide-react/icons/arrow-right'
import ChevronsLeftIcon from 'lucide-react/icons/chevrons-left'
import TrashIcon from 'lucide-react/icons/trash-2'
import { type DraftPicture, draftLimits } from '#domain/listing-drafts/listing-draft.ts'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { fieldId } from './draft-fields.tsx'
import { useProblem } from './listing-editor.provider.tsx'
import { picturesCopy as copy } from './pictures.copy.ts'
import * as styles from './pictures.css.ts'
import type { PictureField } from './use-picture-uploads.ts'

export type PictureMove = 'earlier' | 'later' | 'first'

export const pictureButtonId = (field: PictureField, at: number, button: PictureMove | 'remove'): string =>
  `${fieldId(`${field}.${at}`)}-${button}`

type Props = {
  field: PictureField
  picture: DraftPicture
  at: number
  isLast: boolean
  onDescribe: (caption: string) => void
  onMove: (to: number, button: PictureMove) => void
  onRemove: () => void
  onDrag: () => void
  onDrop: () => void
}

/** One picture with what can be done with it; it can be dragged to another place too. */
export function PictureItem({ field, picture, at, isLast, onDescribe, onMove, onRemove, onDrag, onDrop }: Props) {
  const error = useProblem(`${field}.${at}`)
  const item = copy[field].item(at + 1)
  const idOf = (button: PictureMove | 'remove') => pictureButtonId(field, at, button)
  return (
    <li className={styles.item}>
      <div
        draggable
        className={styles.handle}
        onDragStart={onDrag}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
        }}
        onDrop={onDrop}
      >
        <Photo
          photo={{ ...picture, version: 1 }}
          widths={[320, 640]}
          sizes="18rem"
          ratio="3:2"
          corners="soft"
          fit={field === 'photos' ? 'cover' : 'contain'}
          isDecorative
        />
      </div>
      <TextField
        id={fieldId(`${field}.${at}`)}
        label={copy.caption(item)}
        isOptional
        maxLength={draftLimits.caption}
        error={error}
        value={picture.caption}
        onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <IconButton
          id={idOf('first')}
          icon={ChevronsLeftIcon}
          label={copy.first(item)}
          disabled={at === 0}
          onClick={() => onMove(0, 'first')}
        />
        <IconButton
          id={idOf('earlier')}
          icon={ArrowLeftIcon}
          label={copy.earlier(item)}
          disabled={at === 0}
          onClick={() => onMove(at - 1, 'earlier')}
        />
        <IconButton
          id={idOf('later')}
          icon={ArrowRightIcon}
          label={copy.later(item)}
          disabled={isLast}
          onClick={() => onMove(at + 1, 'later')}
        />
        <IconButton id={idOf('remove')} icon={TrashIcon} label={copy.remove(item)} onClick={onRemove} />
      </div>
    </li>
  )
}
