import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import { requestKindOf } from '#server/platform/http/request-kind.ts'
import { ClientGone, type Lane, type Work, workFor, WorkTimedOut } from './request-work.ts'

/** Milliseconds after which nobody waits for an answer any more; a page gives up each of its queries by itself before. */
const deadlines: Readonly<Record<Lane, number>> = { api: 10_000, page: 20_000, file: 30_000, background: 60_000 }

/**
 * Gives every request its work: whose it is, in which lane it waits, and a signal that ends what it asked of the database
 * when its time is over or, where nothing is changed by it, when its client has gone.
 */
export function watchRequests(app: FastifyInstance, deadlineOf: Partial<Record<Lane, number>> = {}): void {
  const works = new WeakMap<FastifyRequest, Work>()
  app.addHook('onRequest', (request, reply, done) => {
    const lane = requestKindOf(request.raw.url ?? '/')
    const signal = signalOf(request, reply, deadlineOf[lane] ?? deadlines[lane])
    const work: Work = { lane, owner: clientNetworkOf(request), signal }
    works.set(request, work)
    workFor(work, done)
  })
  // Reading a body leaves the work behind.
  app.addHook('preValidation', (request, _reply, done) => {
    const work = works.get(request)
    if (work === undefined) done()
    else workFor(work, done)
  })
}

function signalOf(request: FastifyRequest, reply: FastifyReply, deadline: number): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new WorkTimedOut(`No answer within ${deadline} ms`)), deadline)
  timer.unref()
  reply.raw.once('close', () => {
    clearTimeout(timer)
    if (!reply.raw.writableFinished && changesNothing(request)) controller.abort(new ClientGone('The client has gone'))
  })
  return controller.signal
}

const changesNothing = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || url.startsWith('/graphql')
