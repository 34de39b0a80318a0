import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The open port of the process. Who answers behind it may change while it stays open. */
export type Doorway = {
  server: Server
  /** The port that was opened, also when any free one was asked for. */
  port: number
  /** From now on this one answers. */
  leadTo(handler: Handler): void
  /** Takes no more connections, waits for answers under way, at most `patience` milliseconds, and closes. */
  close(patience?: number): Promise<void>
}

/** Nothing can listen there; the message says why and what to do. */
export class PortUnavailable extends Error {
  override name = 'PortUnavailable'
}

const LONGEST_HEADER = 32 * 1024
const KEEP_ALIVE = 72_000
const PATIENCE = 10_000

/** Opens a port. Rejects with PortUnavailable when it is taken or may not be opened. */
export async function openDoorway({
  port,
  host,
  handler,
}: {
  port: number
  host: string
  handler: Handler
}): Promise<Doorway> {
  let current = handler
  const server = createServer({ maxHeaderSize: LONGEST_HEADER, keepAliveTimeout: KEEP_ALIVE }, (request, response) =>
    current(request, response),
  )
  server.on('clientError', refuseUnreadable)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(portUnavailable(error, port, host)))
  server.listen(port, host, resolve)
  await promise
  const address = server.address()
  return {
    server,
    port: address !== null && typeof address === 'object' ? address.port : port,
    leadTo(next) {
      current = next
    },
    async close(patience = PATIENCE) {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), patience)
      await closed.promise
      clearTimeout(timer)
    },
  }
}

function portUnavailable(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortUnavailable(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`,
    )
  }
  if (error.code === 'EACCES') return new PortUnavailable(`Port ${port} may not be opened. Choose one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new PortUnavailable(`This machine has no address ${host}: leave HOST empty or set it to 127.0.0.1.`)
  }
  return error
}

/** What is no HTTP gets a short answer by hand, for there is no request to answer. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
