import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { addressOf } from '#tests/support/listening-address.ts'
import { StorageUnavailable } from './object-store.ts'
import { s3Store } from './s3-store.ts'

const KEY = 'listing-pictures/4f1c'
const SECRET = 'a secret key'

let server: Server | null = null
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)))
  server = null
})

async function storeOver(answer: (request: IncomingMessage, response: ServerResponse) => void, timeoutMs?: number) {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return storeAt(addressOf(server), timeoutMs)
}

const storeAt = (endpoint: string, timeoutMs?: number) =>
  s3Store(
    { endpoint, region: 'ap-southeast-2', bucket: 'objects', accessKeyId: 'AKIA', secretAccessKey: SECRET },
    timeoutMs === undefined ? {} : { timeoutMs },
  )

/** The signature of AWS Signature Version 4 that a request without a query has to carry. */
function expectedAuthorization({ method, url, headers }: IncomingMessage): string {
  const at = String(headers['x-amz-date'])
  const day = at.slice(0, 8)
  const names = ['host', 'x-amz-content-sha256', 'x-amz-date']
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('')
  const request = [method, url, '', lines, names.join(';'), headers['x-amz-content-sha256']].join('\n')
  const scope = `${day}/ap-southeast-2/s3/aws4_request`
  const digest = createHash('sha256').update(request).digest('hex')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = ['ap-southeast-2', 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day))
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${at}\n${scope}\n${digest}`).toString('hex')
  return `AWS4-HMAC-SHA256 Credential=AKIA/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
}

describe('a bucket', () => {
  it('is asked with signed requests', async () => {
    const asked: { what: string; isSigned: boolean }[] = []
    const store = await storeOver((request, response) => {
      const isSigned = request.headers.authorization === expectedAuthorization(request)
      asked.push({ what: `${request.method} ${request.url}`, isSigned })
      request.resume().on('end', () => response.end())
    })
    await store.write(KEY, Buffer.from('x'))
    await store.read(KEY).then((stream) => stream && buffer(stream))
    await store.remove(KEY)
    const signed = (method: string) => ({ what: `${method} /objects/${KEY}`, isSigned: true })
    expect(asked).toEqual([signed('PUT'), signed('GET'), signed('DELETE')])
  })

  it('that is away is a passing error', async () => {
    const busy = await storeOver((_request, response) => void response.writeHead(503).end())
    await expect(busy.write(KEY, Buffer.from('x'))).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(busy.read(KEY)).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(busy.remove(KEY)).rejects.toBeInstanceOf(StorageUnavailable)
    const nobody = storeAt('http://127.0.0.1:1')
    await expect(nobody.read(KEY)).rejects.toBeInstanceOf(StorageUnavailable)
  })

  it('that gives no answer in time, or breaks one off, is away too', async () => {
    const silent = await storeOver(() => {}, 50)
    await expect(silent.read(KEY)).rejects.toBeInstanceOf(StorageUnavailable)
    server?.close()
    server?.closeAllConnections()
    const breaking = await storeOver((_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half', () => response.destroy())
    })
    const stream = await breaking.read(KEY)
    await expect(stream && buffer(stream)).rejects.toBeInstanceOf(StorageUnavailable)
  })

  it('that refuses the key of the portal is no passing error', async () => {
    const store = await storeOver((_request, response) => void response.writeHead(403).end())
    await expect(store.write(KEY, Buffer.from('x'))).rejects.toThrow('403')
    await expect(store.write(KEY, Buffer.from('x'))).rejects.not.toBeInstanceOf(StorageUnavailable)
  })
})
