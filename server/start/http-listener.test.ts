import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type HttpListener, type ListenerTimes, type Handler, openListener } from './http-listener.ts'

const shortTimes: ListenerTimes = { head: 100, request: 200, feed: 60_000, stall: 200, keepAlive: 60_000, look: 20 }

let listener: HttpListener | null = null
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await listener?.close(0)
  listener = null
})

async function opened(handler: Handler, times = shortTimes): Promise<HttpListener> {
  listener = await openListener({ port: 0, host: '127.0.0.1', handler, times })
  return listener
}

/** A client that writes something and then neither reads, writes nor closes its side. */
async function stalledClient({ port }: HttpListener, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  socket.write(text)
  return socket
}

const connectionsOf = ({ server }: HttpListener) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

const answerAtOnce: Handler = (message, response) => {
  message.resume()
  message.on('end', () => response.end('done'))
}

describe('a client that stalls is let go', () => {
  it.each([
    ['before it says anything', ''],
    ['in the head', 'GET / HTTP/1.1\r\nhost: portal\r\nx-half: '],
    ['in the body', 'POST / HTTP/1.1\r\nhost: portal\r\ncontent-length: 10\r\n\r\nfour'],
    ['after what is no HTTP', 'nonsense\r\n\r\n'],
  ])('%s', async (_where, text) => {
    const door = await opened(answerAtOnce)
    for (let count = 0; count < 20; count += 1) await stalledClient(door, text)
    await expect.poll(() => connectionsOf(door), { timeout: 10_000 }).toBe(0)
  })

  it('in the body that comes too slowly; a feed has longer', async () => {
    const door = await opened(answerAtOnce, { ...shortTimes, stall: 60_000 })
    for (const path of ['/', '/rest/feeds/reaxml', '/rest/feeds/uploads/1']) {
      await stalledClient(door, `POST ${path} HTTP/1.1\r\nhost: portal\r\ncontent-length: 10\r\n\r\nfour`)
    }
    await expect.poll(() => connectionsOf(door)).toBe(3)
    await expect.poll(() => connectionsOf(door), { timeout: 10_000 }).toBe(1)
  })

  it('while it is answered', async () => {
    const door = await opened((_message, response) => void response.end(Buffer.alloc(50_000_000)))
    await stalledClient(door, 'GET / HTTP/1.1\r\nhost: portal\r\n\r\n')
    await expect.poll(() => connectionsOf(door)).toBe(1)
    await expect.poll(() => connectionsOf(door), { timeout: 10_000 }).toBe(0)
  })
})

describe('a listener that closes', () => {
  const usual: ListenerTimes = { ...shortTimes, head: 60_000, request: 60_000, stall: 60_000 }

  it('waits for an answer under way, tells its client that it closes, and then for nobody', async () => {
    const begun = Promise.withResolvers<() => void>()
    const door = await opened((message, response) => {
      if (message.url === '/slow') begun.resolve(() => void response.end('whole'))
      else response.end('quick')
    }, usual)
    const agent = new Agent({ keepAlive: true })
    const url = `http://127.0.0.1:${door.port}`
    const [idle] = (await once(get(`${url}/quick`, { agent }), 'response')) as [IncomingMessage]
    idle.resume()
    await once(idle, 'end')
    const slow = once(get(`${url}/slow`, { agent }), 'response') as Promise<[IncomingMessage]>
    const finish = await begun.promise
    let isClosed = false
    const closed = door.close(60_000).then(() => (isClosed = true))
    expect(isClosed).toBe(false)
    finish()
    const [answer] = await slow
    answer.setEncoding('utf8')
    expect(await answer.toArray()).toEqual(['whole'])
    await closed
    agent.destroy()
  })

  it('ends what takes longer than it has patience for', async () => {
    const asked = Promise.withResolvers<void>()
    const door = await opened(() => asked.resolve(), usual)
    const client = request(`http://127.0.0.1:${door.port}/never`)
    const failed = once(client, 'error')
    client.on('response', () => {}).end()
    await asked.promise
    await door.close(20)
    await failed
    expect(await connectionsOf(door).catch(() => 0)).toBe(0)
  })
})
