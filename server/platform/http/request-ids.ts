import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const acceptable = /^[\w-]{8,64}$/

/** A maker of request ids: what a proxy sent when it is harmless, else the process's own letters and a count. */
export function requestIds(): (request: IncomingMessage) => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return (request) => {
    const sent = request.headers['x-request-id']
    if (typeof sent === 'string' && acceptable.test(sent)) return sent
    count += 1
    return `${prefix}-${count.toString(36)}`
  }
}
