import type { Server } from 'node:net'

/** The URL of a server that listens on a port of this machine. */
export function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return `http://127.0.0.1:${address.port}`
}
