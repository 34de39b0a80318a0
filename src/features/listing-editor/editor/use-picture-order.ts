import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftPicture } from '#domain/listing-drafts/listing-draft.ts'
import { fieldId } from './draft-fields.tsx'
import { useEditorCommands } from './listing-editor.provider.tsx'
import { type PictureMove, pictureButtonId } from './picture-item.tsx'
import { movedTo } from './picture-order.ts'
import { picturesCopy as copy } from './pictures.copy.ts'
import type { PictureField } from './use-picture-uploads.ts'

export const undoId = (field: PictureField): string => `${fieldId(field)}-undo`

/** What is done with pictures that are there; the focus goes where they went, and it is said. */
export function usePictureOrder(field: PictureField, pictures: readonly DraftPicture[]) {
  const { change } = useEditorCommands()
  const [removed, setRemoved] = useState<{ picture: DraftPicture; at: number } | null>(null)
  const [told, setTold] = useState('')
  const dragged = useRef<number>(null)
  const set = (next: readonly DraftPicture[]) => flushSync(() => change({ [field]: next }))
  return {
    removed,
    told,
    describe: (at: number, caption: string) =>
      change((content) => ({
        [field]: content[field].map((picture, place) => (place === at ? { ...picture, caption } : picture)),
      })),
    move(from: number, to: number, button: PictureMove) {
      set(movedTo(pictures, from, to))
      setTold(copy.moved(copy[field].item(from + 1), to + 1))
      focusOn(pictureButtonId(field, to, usableButton(to, pictures.length, button)))
    },
    remove(at: number) {
      const [picture] = pictures.slice(at, at + 1)
      if (picture === undefined) return
      set(pictures.toSpliced(at, 1))
      flushSync(() => setRemoved({ picture, at }))
      focusOn(undoId(field))
    },
    undo() {
      if (removed === null) return
      set(pictures.toSpliced(removed.at, 0, removed.picture))
      flushSync(() => setRemoved(null))
      focusOn(pictureButtonId(field, removed.at, 'remove'))
    },
    drag: (at: number) => void (dragged.current = at),
    drop(at: number) {
      if (dragged.current !== null) set(movedTo(pictures, dragged.current, at))
      dragged.current = null
    },
  }
}

/** The one that was pressed, or the other way where that leads no further. */
function usableButton(place: number, count: number, pressed: PictureMove): PictureMove {
  if (place === 0 && pressed !== 'later') return 'later'
  return place === count - 1 && pressed === 'later' ? 'earlier' : pressed
}

const focusOn = (id: string) => document.getElementById(id)?.focus()
