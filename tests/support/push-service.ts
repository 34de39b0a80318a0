import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { addressOf } from './listening-address.ts'

export type ReceivedPush = { path: string; headers: IncomingHttpHeaders; bytes: number }

export type PushServiceUnderTest = {
  received: ReceivedPush[]
  /** A subscription of a device by a path; with keys of its own. */
  device(path: string): { endpoint: string; p256dh: string; auth: string }
  /** The status for a path; 201 for those without one. */
  statuses: Map<string, number>
  /** The header `Retry-After` for a path. */
  retryAfter: Map<string, string>
  close(): Promise<void>
}

/** A push service of this machine that writes down what it gets, and decrypts nothing; a silent one answers nothing. */
export async function pushServiceUnderTest({ isSilent = false } = {}): Promise<PushServiceUnderTest> {
  const received: ReceivedPush[] = []
  const statuses = new Map<string, number>()
  const retryAfter = new Map<string, string>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, bytes: Buffer.concat(chunks).length })
      if (isSilent) return
      const status = statuses.get(path) ?? 201
      const pause = retryAfter.get(path)
      if (pause !== undefined) response.setHeader('retry-after', pause)
      // One that redirects leads to where nothing may be sent.
      response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = addressOf(server)
  return {
    received,
    statuses,
    retryAfter,
    device(path) {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      return {
        endpoint: origin + path,
        p256dh: ecdh.getPublicKey().toString('base64url'),
        auth: randomBytes(16).toString('base64url'),
      }
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error === undefined ? resolve() : reject(error)))
      }),
  }
}
