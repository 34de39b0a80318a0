import { contentTypeOfFeed } from '#domain/feeds/feed-file.ts'
import type { SendFile } from '#machines/feed-upload/feed-upload.machine.ts'
import { sendFileAsMember } from '#src/api/session/send-file-as-member.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'

type Answer = { uploadId?: unknown; errors?: unknown }

/** Sends the file that was chosen for an office. Whoever is logged out meanwhile is asked to log in. */
export const sendFeedFile =
  (officeId: number, chosen: () => File | null): SendFile =>
  ({ input: { name, idempotencyKey }, sendBack }) => {
    const controller = new AbortController()
    const { signal } = controller
    const send = async () => {
      const file = chosen()
      if (file === null) return sendBack({ type: 'file.refused', message: copy.chooseAgain })
      const query = new URLSearchParams({ officeId: String(officeId), fileName: name.slice(-LONGEST_NAME) })
      const headers = { 'content-type': contentTypeOfFeed(name), 'idempotency-key': idempotencyKey }
      const request = new Request(`/rest/feeds/reaxml?${query}`, { method: 'POST', headers })
      const onProgress = (byteCount: number) => sendBack({ type: 'bytes.sent', byteCount })
      const response = await sendFileAsMember(request, { file, onProgress, signal })
      // What is no JSON was not said by the portal.
      const answer: Answer = Object(await response.json())
      if (response.status === 202) return sendBack({ type: 'file.sent', uploadId: String(answer.uploadId) })
      if (response.status === 401) emit('auth.requested', { form: 'signIn', position: 'other' })
      sendBack({ type: 'file.refused', message: response.status === 401 ? copy.logInAgain : messageOf(answer) })
    }
    send().catch(() => {
      if (!signal.aborted) sendBack({ type: 'connection.lost' })
    })
    return () => controller.abort()
  }

const LONGEST_NAME = 200

function messageOf({ errors }: Answer): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : null
  const message: unknown = Object(first).message
  return typeof message === 'string' ? message : copy.notTaken
}
