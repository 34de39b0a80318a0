import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { bareApp } from '#server/app.ts'

let app: FastifyInstance
let port = 0
beforeAll(async () => {
  app = await bareApp({ support: { phone: '(03) 7010 0100', email: 'help@homely.example' } })
  app.post('/api/refused', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => 'read')
  app.post('/api/read', async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = address !== null && typeof address === 'object' ? address.port : 0
})
afterAll(() => app.close())

const MOST_SENT = 30_000_000
const PIECE = Buffer.alloc(65_536, 'a')

/** Sends a body without end and reads nothing but the first answer; how much went out until the portal closed the connection. */
async function sendEndlessly(path: string, framing: 'chunked' | 'length'): Promise<{ sent: number; answer: string }> {
  const socket = connect({ port, host: '127.0.0.1' })
  const head = framing === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${MOST_SENT * 2}`
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\n${head}\r\n\r\n`)
  const closed = once(socket, 'close').then(() => true)
  let sent = 0
  const piece = framing === 'chunked' ? Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')]) : PIECE
  while (sent < MOST_SENT) {
    sent += piece.length
    const taken = new Promise<boolean>((resolve) => socket.write(piece, (error) => resolve(error != null)))
    if (await Promise.race([closed, taken])) break
  }
  socket.destroy()
  return { sent, answer }
}

it.each([
  ['that nobody takes', '/api/nothing', '404'],
  ['that is refused before it is read', '/api/refused', '401'],
  ['that is too large', '/api/read', '413'],
])('a body without end %s is not read after the answer', async (_what, path, status) => {
  for (const framing of ['chunked', 'length'] as const) {
    const { sent, answer } = await sendEndlessly(path, framing)
    expect([framing, answer.split(' ')[1] ?? 'no answer read']).toEqual([framing, status])
    expect(sent).toBeLessThan(MOST_SENT)
  }
})

it('a connection goes on after a small body that was refused', async () => {
  const socket = connect({ port, host: '127.0.0.1' })
  const request =
    'POST /api/refused HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
  let answers = ''
  socket.on('data', (data) => (answers += data.toString()))
  socket.write(request + request)
  await expect.poll(() => answers.split('HTTP/1.1 401').length - 1).toBe(2)
  expect(answers).not.toMatch(/connection: close/i)
  socket.destroy()
})
