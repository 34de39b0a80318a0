import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { createParser } from 'eventsource-parser'
import type { StreamInput, StreamReport } from '#machines/live-updates/live-updates.machine.ts'

export type StreamParts = {
  /** Sends a request as whoever is there, in the background; rejects with UNAUTHENTICATED where a member's own is asked for without a token. */
  fetch: (request: Request) => Promise<Response>
  random?: () => number
}

/** Heartbeats come every 25 seconds; a stream that is silent for so long is dead without having been closed. */
const LONGEST_SILENCE_MS = 60_000

/** Reads a stream of live pages until it ends or is stopped; returns how to stop it. */
export function readStream(
  { topics, lastId }: StreamInput,
  report: (report: StreamReport) => void,
  { fetch, onRefusal, random = Math.random }: StreamParts & { onRefusal: () => void },
): () => void {
  const leaving = new AbortController()
  let silence: ReturnType<typeof setTimeout> | undefined
  const resubscribe = () => {
    clearTimeout(silence)
    silence = setTimeout(() => leaving.abort(), LONGEST_SILENCE_MS)
  }

  async function read(): Promise<void> {
    const url = new URL(`/api/live?topics=${topics}`, location.href)
    const headers = { accept: 'text/event-stream', ...(lastId === null ? {} : { 'last-event-id': lastId }) }
    const answer = await fetch(new Request(url, { headers, signal: leaving.signal, cache: 'no-store' }))
    if (answer.status === 401) return onRefusal()
    if (answer.status !== 200 || answer.body === null) {
      if (!isPassing(answer.status)) report({ type: 'stream.declined' })
      return
    }
    report({ type: 'stream.opened' })
    const parser = createParser({
      onEvent: ({ id = '', event = '', data }) =>
        report({ type: 'stream.heard', event: { id, name: event, data: JSON.parse(data) } }),
    })
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      resubscribe()
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(value)
    }
  }

  void read()
    // Whatever ended it: the machine tries again.
    .catch((problem: unknown) => {
      if (problem instanceof ApiProblem && problem.code === 'UNAUTHENTICATED') onRefusal()
    })
    .finally(() => {
      clearTimeout(silence)
      report({ type: 'stream.ended', jitter: random() })
    })
  return () => leaving.abort()
}

/** What a later attempt may get over; anything else, such as 204, is a server that has no live pages. */
const isPassing = (status: number): boolean => status === 429 || status >= 500
