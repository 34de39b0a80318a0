import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The open port of the process. Who answers behind it may change while it stays open. */
export type HttpListener = {
  server: Server
  /** The port that was opened, also when any free one was asked for. */
  port: number
  /** Sets what answers from now on. */
  handOver(handler: Handler): void
  /** Takes no more connections, waits for answers under way, at most `patience` milliseconds, and closes. */
  close(patience?: number): Promise<void>
}

/** Nothing can listen there; the message says why and what to do. */
export class PortUnavailable extends Error {
  override name = 'PortUnavailable'
}

const LONGEST_HEADER = 32 * 1024
const PATIENCE = 3000
const IDLE_LOOK = 50

export type ListenerTimes = {
  /** Milliseconds in which the head of a request must be there, and the whole of it; of a feed, which has up to 1 GB, within `feed`. */
  head: number
  request: number
  feed: number
  /** In which neither side moves a byte while a request is read or answered. */
  stall: number
  /** For which a connection is kept for the next request: longer than balancers keep theirs. */
  keepAlive: number
  /** How often it is looked whether a head or a request is late. */
  look: number
}

/** An idle connection is destroyed within 90 seconds, whatever the client does. */
const usualTimes: ListenerTimes = {
  head: 30_000,
  request: 85_000,
  feed: 3_600_000,
  stall: 60_000,
  keepAlive: 72_000,
  look: 5000,
}

const feedPath = /^\/rest\/feeds\/reaxml(?:\?|$)/

/** Opens a port. Rejects with PortUnavailable when it is taken or may not be opened. */
export async function openListener({
  port,
  host,
  handler,
  times = usualTimes,
}: {
  port: number
  host: string
  handler: Handler
  times?: ListenerTimes
}): Promise<HttpListener> {
  let current = handler
  let isClosing = false
  const server = createServer(
    {
      maxHeaderSize: LONGEST_HEADER,
      headersTimeout: times.head,
      requestTimeout: times.feed,
      keepAliveTimeout: times.keepAlive,
      connectionsCheckingInterval: times.look,
    },
    (request, response) => {
      // Without a header of it the client would hold on to the connection and its next request would be lost.
      if (isClosing) response.setHeader('connection', 'close')
      if (!feedPath.test(request.url ?? '')) endIfLate(request, times.request)
      current(request, response)
    },
  )
  server.setTimeout(times.stall)
  server.on('clientError', refuseUnreadable)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(portUnavailable(error, port, host)))
  server.listen(port, host, resolve)
  await promise
  const address = server.address()
  return {
    server,
    port: address !== null && typeof address === 'object' ? address.port : port,
    handOver(next) {
      current = next
    },
    async close(patience = PATIENCE) {
      const closed = Promise.withResolvers<void>()
      isClosing = true
      server.close(() => closed.resolve())
      // A connection whose answer was under way is idle once that is sent.
      const looking = setInterval(() => server.closeIdleConnections(), IDLE_LOOK)
      const timer = setTimeout(() => server.closeAllConnections(), patience)
      await closed.promise
      clearInterval(looking)
      clearTimeout(timer)
    },
  }
}

function endIfLate(request: IncomingMessage, patience: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return
    refuseUnreadable(Object.assign(new Error('Too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket)
  }, patience)
  request.once('close', () => clearTimeout(timer))
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

const statusOfFault: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is no HTTP gets a short answer by hand, for there is no request to answer. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statusOfFault[error.code ?? ''] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  // The other side may never close its half, nor read this.
  socket.destroySoon()
}
