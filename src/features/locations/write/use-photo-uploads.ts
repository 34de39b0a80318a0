import { useEffect, useRef, useState } from 'react'
import { MOST_PHOTOS } from '#domain/location-reviews/location-review-limits.ts'
import type {
  LocationReviewForm,
  UploadedPhoto,
} from '#machines/location-review-editor/location-review-editor.machine.ts'
import { rest } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { base64In, photoForUpload } from '#src/shared/pictures/picture-for-upload.ts'
import { locationReviewEditor } from './location-review-editor.ts'
import { locationWriteCopy as copy } from './location-write.copy.ts'

type Upload = { photo: UploadedPhoto } | { message: string }

/** Uploads photos one after the other into the form, for as long as it is open. */
export function usePhotoUploads() {
  const { form } = locationReviewEditor.useContext()
  const actor = locationReviewEditor.useActorRef()
  // Whatever else was typed while a photo was on its way.
  const update = (change: (form: LocationReviewForm) => LocationReviewForm) =>
    actor.send({ type: 'form.changed', form: change(actor.getSnapshot().context.form) })
  const [messages, setMessages] = useState<readonly string[]>([])
  const closing = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    closing.current = controller
    return () => controller.abort()
  }, [])

  async function add(files: readonly File[]): Promise<void> {
    const signal = closing.current?.signal
    if (signal === undefined) return
    const taken = files.slice(0, Math.max(0, MOST_PHOTOS - form.photos.length - form.uploading))
    const leftOut = files.length - taken.length
    setMessages(leftOut === 0 ? [] : [copy.photosLeftOut(leftOut)])
    if (taken.length === 0) return
    update((now) => ({ ...now, uploading: now.uploading + taken.length }))
    for (const file of taken) {
      const upload = await uploadOf(file, signal)
      if (signal.aborted) return
      const found = 'photo' in upload ? [upload.photo] : []
      update((now) => ({ ...now, uploading: Math.max(0, now.uploading - 1), photos: [...now.photos, ...found] }))
      if ('message' in upload) setMessages((others) => [...others, upload.message])
    }
  }
  return { form, update, messages, add }
}

async function uploadOf(file: File, signal: AbortSignal): Promise<Upload> {
  const url = await photoForUpload(file)
  if (url === null) return { message: copy.notAPhoto(file.name) }
  const body = { picture: base64In(url) }
  try {
    const result = await resultOf((within) => rest.POST('/reviews/photos', { body, signal: within }), signal)
    if (result.ok) return { photo: photoOf(result.data) }
    const { status, message } = result.problem
    if (status === null || status >= 500) return { message: copy.photoUnreachable(file.name) }
    return { message: copy.photoRefused(file.name, message) }
  } catch {
    // The form was closed.
    return { message: '' }
  }
}

const photoOf = ({ identifier, caption, width, height }: UploadedPhoto): UploadedPhoto => ({
  identifier,
  caption,
  width,
  height,
})
