/** A notification as the server sends it and the service worker reads it. */
export type PushNotification = {
  title: string
  body: string
  /** A path of the portal. */
  url: string
  /** A later notification with the same tag takes the place of this one. */
  tag: string
}

/** The notification in the text of a push message; null for any other text. */
export function readPushNotification(text: string): PushNotification | null {
  const found = parsed(text)
  if (typeof found !== 'object' || found === null) return null
  const [title, body, url, tag] = ['title', 'body', 'url', 'tag'].map((name): unknown => Reflect.get(found, name))
  const isWhole =
    typeof title === 'string' && typeof body === 'string' && typeof url === 'string' && typeof tag === 'string'
  return isWhole && /^\/(?![/\\])/.test(url) ? { title, body, url, tag } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
