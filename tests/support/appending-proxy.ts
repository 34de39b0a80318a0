import { createServer, request as ask } from 'node:http'
import { addressOf } from './listening-address.ts'

export type AppendingProxy = { url: string; close: () => Promise<void> }

/**
 * A proxy as they stand in front of portals: it hands everything on, also what the visitor wrote into `X-Forwarded-For`,
 * and appends who asked it. `visitor` is that address, for all requests of a test come from one machine.
 */
export async function appendingProxy(target: string, visitor: string): Promise<AppendingProxy> {
  const server = createServer((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for']
    const chain = [...(before === undefined ? [] : [before].flat()), visitor].join(', ')
    const { pathname, search } = new URL(incoming.url ?? '/', target)
    const onward = ask(
      new URL(pathname + search, target),
      { method: incoming.method, headers: { ...incoming.headers, 'x-forwarded-for': chain } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  return {
    url: addressOf(server),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
