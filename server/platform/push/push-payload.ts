import type { PushNotification } from '#domain/notifications/push-notification.ts'

/** Push services take 4096 bytes, of which encryption needs 103 (RFC 8291). */
export const MOST_PAYLOAD_BYTES = 3900
const LONGEST_TITLE = 120

/** The text that is sent of a notification: what is too long ends in "…". */
export function pushPayload({ title, body, url, tag }: PushNotification): string {
  const textWith = (length: number) =>
    JSON.stringify({ title: shortened(title, LONGEST_TITLE), body: shortened(body, length), url, tag })
  let length = [...body].length
  let text = textWith(length)
  while (Buffer.byteLength(text) > MOST_PAYLOAD_BYTES && length > 0) {
    length = Math.floor(length * 0.8)
    text = textWith(length)
  }
  if (Buffer.byteLength(text) > MOST_PAYLOAD_BYTES) throw new Error('The URL of a notification is too long')
  return text
}

/** At most so many characters, none of them cut in two. */
function shortened(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, Math.max(0, length - 1)).join('')}…`
}
