import type { ServerResponse } from 'node:http'

/** Text that waits for a client that does not read; beyond it the client is dropped, and resumes when it can. */
const LONGEST_BACKLOG = 64 * 1024

/** An open answer to which text is added until either side ends it. */
export type LiveStream = { write(text: string): void; end(): void }

/** Begins the answer; its headers are set. */
export function openLiveStream(response: ServerResponse): LiveStream {
  response.writeHead(200)
  // A client that vanishes is seen by its close.
  response.on('error', () => {})
  return {
    write(text) {
      if (response.writableEnded || response.destroyed) return
      response.write(text)
      if (response.writableLength > LONGEST_BACKLOG) response.destroy()
    },
    end: () => void response.end(),
  }
}
