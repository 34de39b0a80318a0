import { createParser } from 'eventsource-parser'

export type ReceivedEvent = { id: string | undefined; event: string | undefined; data: unknown }

export type StreamSubscription = {
  status: number
  headers: Headers
  events: ReceivedEvent[]
  comments: string[]
  /** What was heard besides `ready`. */
  changes(): ReceivedEvent[]
  /** Whether the server ended it. */
  hasEnded(): boolean
  close(): void
}

/** Opens `GET /api/live` of a portal that listens, and reads all that comes; resolves when it has begun. */
export async function subscribeToStream(
  origin: string,
  topics: string,
  headers: Record<string, string> = {},
): Promise<StreamSubscription> {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/api/live?topics=${topics}`, { headers, signal: leaving.signal })
  const events: ReceivedEvent[] = []
  const comments: string[] = []
  const begun = Promise.withResolvers<void>()
  let isOver = false
  const parser = createParser({
    onEvent({ id, event, data }) {
      events.push({ id, event, data: JSON.parse(data) })
      if (event === 'ready') begun.resolve()
    },
    onComment: (comment) => void comments.push(comment),
  })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }))
  }
  void read()
    .catch(() => {})
    .finally(() => {
      isOver = true
      begun.resolve()
    })
  await begun.promise
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    comments,
    changes: () => events.filter(({ event }) => event !== 'ready'),
    hasEnded: () => isOver,
    close: () => leaving.abort(),
  }
}
