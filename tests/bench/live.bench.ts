import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { liveChannel } from '#server/platform/live/live-channel.ts'
import { portalUnderTest } from '../support/portal-under-test.ts'
import { residentMegabytes } from './support/process-use.ts'

/** `npm run bench live -- --connections=500` for fewer. */
const connections = Number(/--connections=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 5000)
const CHANGES = 20
const AT_ONCE = 100
const HOME = 1

if (process.argv.includes('--serve')) await serve()
else await measure()

/** One server process over the embedded database, with fourteen homes; publishes a change when it is told to. */
async function serve(): Promise<void> {
  const live = { mostConnections: connections + 1, mostPerNetwork: connections + 1 }
  const portal = await portalUnderTest({ live })
  const url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const channel = liveChannel({ database: portal.world.database, clock: () => new Date() })
  process.on('message', () => {
    void channel.publish({ kind: 'listing.contentChanged', topics: [`listing:${HOME}`], data: { listingId: HOME } })
  })
  process.on('disconnect', () => process.exit())
  process.send?.(url)
}

async function measure(): Promise<void> {
  const server = fork(import.meta.filename, ['--serve', `--connections=${connections}`], { execArgv: process.execArgv })
  const [url] = (await once(server, 'message')) as [string]
  const pid = server.pid ?? 0
  const { port } = new URL(url)
  const before = (await residentMegabytes(pid)).now
  const sockets: Socket[] = []
  const heard = { count: 0, waiting: () => {} }
  for (let opened = 0; opened < connections; opened += AT_ONCE) {
    const wanted = Math.min(AT_ONCE, connections - opened)
    sockets.push(...(await Promise.all(Array.from({ length: wanted }, () => openStream(Number(port))))))
  }
  const after = (await residentMegabytes(pid)).now
  const times: number[] = []
  let sentAt = 0
  for (const socket of sockets) {
    socket.on('data', (chunk) => {
      if (!chunk.includes('listing.contentChanged')) return
      times.push(performance.now() - sentAt)
      heard.count += 1
      if (heard.count === connections) heard.waiting()
    })
  }
  for (let change = 0; change < CHANGES; change += 1) {
    heard.count = 0
    const all = new Promise<void>((resolve) => {
      heard.waiting = resolve
    })
    sentAt = performance.now()
    server.send('change')
    await all
  }
  const inOrder = times.toSorted((left, right) => left - right)
  const share = (part: number) => Math.round(inOrder[Math.floor((inOrder.length - 1) * part)] ?? 0)
  console.log('Open streams of live pages on one process; a change is told to all of them.\n')
  console.log('| open streams | kB each | ms until a change is heard, median | p95 | the last |\n|---|---|---|---|---|')
  const each = (((after - before) * 1000) / connections).toFixed(1)
  console.log(`| ${connections.toLocaleString('en-AU')} | ${each} | ${share(0.5)} | ${share(0.95)} | ${share(1)} |`)
  for (const socket of sockets) socket.destroy()
  server.disconnect()
}

/** Resolves once the stream has begun. */
async function openStream(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /api/live?topics=listing:${HOME} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', function begun(chunk) {
      if (!chunk.includes('event: ready')) return
      socket.off('data', begun)
      resolve()
    })
  })
  return socket
}
