import { useEffect, useRef, useState } from 'react'
import { draftLimits } from '#domain/listing-drafts/listing-draft.ts'
import { listingPhotoForUpload, base64In } from '#src/shared/pictures/picture-for-upload.ts'
import { rest } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { useFilesUnderWay } from './files-under-way.ts'
import { useEditorCommands } from './listing-editor.provider.tsx'
import { withChosen } from './picture-order.ts'
import { picturesCopy as copy } from './pictures.copy.ts'

export type PictureField = 'photos' | 'floorPlans'
/** A file on its way; one that failed can be sent again. */
export type Upload = {
  key: string
  /** Its place among all that were chosen. */
  at: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  message: string
}

const AT_ONCE = 3
const LONGEST_UPLOAD_MILLISECONDS = 120_000

/** Sends pictures into the draft, a few at once, for as long as it is open. */
export function usePictureUploads(id: string, field: PictureField, count: number) {
  const { change, whenSaved } = useEditorCommands()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const waiting = useRef<Upload[]>([])
  const underWay = useRef(0)
  const closing = useRef<AbortController>(null)
  const chosenAt = useRef(new Map<string, number>())
  const chosenCount = useRef(0)
  useFilesUnderWay(uploads.some(({ state }) => state !== 'failed'))
  useEffect(() => {
    const controller = new AbortController()
    closing.current = controller
    return () => controller.abort()
  }, [])

  const set = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key))

  async function sendNext(): Promise<void> {
    const signal = closing.current?.signal
    const next = waiting.current.shift()
    if (next === undefined || signal === undefined) return
    underWay.current += 1
    set(next.key, { state: 'sending', message: '' })
    const sent = await sendPicture(id, next.file, { signal, whenSaved })
    underWay.current -= 1
    if (signal.aborted) return
    if ('message' in sent) set(next.key, { state: 'failed', message: sent.message })
    else {
      drop(next.key)
      chosenAt.current.set(sent.picture.identifier, next.at)
      change((content) => ({ [field]: withChosen(content[field], sent.picture, chosenAt.current) }))
    }
    await sendNext()
  }
  const send = (more: readonly Upload[]) => {
    waiting.current.push(...more)
    for (let free = AT_ONCE - underWay.current; free > 0; free -= 1) void sendNext()
  }
  return {
    uploads,
    leftOut,
    add(files: readonly File[]) {
      const taken = files.slice(0, Math.max(0, draftLimits.pictures - count - uploads.length))
      const added = taken.map((file) => ({
        key: crypto.randomUUID(),
        at: (chosenCount.current += 1),
        file,
        state: 'waiting' as const,
        message: '',
      }))
      setLeftOut(files.length - taken.length)
      setUploads((all) => [...all, ...added])
      send(added)
    },
    retry(upload: Upload) {
      set(upload.key, { state: 'waiting', message: '' })
      send([upload])
    },
    leaveOut: drop,
  }
}

type Sending = { signal: AbortSignal; whenSaved: () => Promise<boolean> }
type Picture = { identifier: string; caption: string; width: number; height: number }

async function sendPicture(
  id: string,
  file: File,
  { signal, whenSaved }: Sending,
): Promise<{ picture: Picture } | { message: string }> {
  const url = await listingPhotoForUpload(file)
  if (url === null) return { message: copy.notAPicture }
  try {
    if (!(await whenSaved())) return { message: copy.unsaved }
    const result = await resultOf(
      (within) =>
        rest.POST('/listing-drafts/{id}/pictures', {
          params: { path: { id } },
          body: { picture: base64In(url) },
          signal: within,
        }),
      signal,
      LONGEST_UPLOAD_MILLISECONDS,
    )
    if (!result.ok) return { message: result.problem.status === null ? copy.unreachable : result.problem.message }
    const { identifier, caption, width, height } = result.data
    return { picture: { identifier, caption, width, height } }
  } catch {
    // The editor was closed.
    return { message: '' }
  }
}
