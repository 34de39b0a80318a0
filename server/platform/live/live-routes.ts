import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { liveErrors } from '#domain/live/live-errors.copy.ts'
import { isOwnTopic, type LiveTopic, MOST_LIVE_TOPICS, readLiveTopic } from '#domain/live/live-topics.ts'
import type { Database } from '#server/platform/database/database.ts'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { rateLimiter } from '#server/platform/http/rate-limiter.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import { connectionLimits } from './connection-limits.ts'
import { liveHub } from './live-hub.ts'
import { type LiveConnections, liveConnections } from './live-connections.ts'

/** What the surroundings decide about live pages. */
export type LiveSettings = {
  /** Streams that one process has open at once, in all and for one network; with 0 in all there are no live pages. */
  mostConnections?: number
  mostPerNetwork?: number
  /** Aborted when the process ends, before its port is closed: streams would hold that up. */
  stopping?: AbortSignal
  /** Runs something again and again; returns how to stop. */
  every?: (milliseconds: number, run: () => void) => () => void
}

type LiveParts = LiveSettings & { database: Database; clock: () => Date; identify: Identify }

const MOST_CONNECTIONS = 10_000
const MOST_PER_NETWORK = 20
const OPENED_PER_MINUTE = 120
const HEARTBEAT_MS = 25_000

/** `GET /api/live`: what changes, as server-sent events, to whoever has a page open (docs/product.md, section 24). */
export function liveRoutes(parts: LiveParts): FastifyPluginAsync {
  const { database, clock, identify, stopping, every = unreferencedInterval } = parts
  return async (app) => {
    const hub = liveHub(database, (error) => app.log.warn({ err: error }, 'changes could not be told to open pages'))
    const connections = liveConnections({ database, hub, identify })
    const { mostConnections = MOST_CONNECTIONS, mostPerNetwork = MOST_PER_NETWORK } = parts
    const limits = connectionLimits({ inAll: mostConnections, perNetwork: mostPerNetwork })
    const opened = rateLimiter({ perMinute: Math.max(OPENED_PER_MINUTE, mostPerNetwork), now: () => clock().getTime() })
    const stopBeat = every(HEARTBEAT_MS, () => void connections.beat())
    stopping?.addEventListener('abort', () => connections.endAll(), { once: true })
    app.addHook('preClose', async () => {
      stopBeat()
      connections.endAll()
      await hub.close()
    })

    app.get('/api/live', async (request, reply) => {
      const topics = topicsOf(request)
      const network = clientNetworkOf(request)
      if (opened.take(network, 1) > 0) throw tooMany()
      const member = topics.some(isOwnTopic) ? await requireMember(identify, request) : null
      // By the standard, a client that is answered so does not ask again.
      if (mostConnections === 0) return reply.status(204).header('cache-control', 'no-store').send()
      if (request.method === 'HEAD') return reply.headers(STREAM_HEADERS).send()
      await open(connections, { topics, memberId: member, free: placeFor(network) }, request, reply)
      return reply
    })

    function placeFor(network: string): () => void {
      const free = limits.take(network)
      if (free === null) throw tooMany()
      return free
    }
  }
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform`: no proxy on the way may compress it, which would hold events back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // Else the connection of a stream that ended would hold up the end of the process.
  connection: 'close',
}

type Opening = { topics: readonly LiveTopic[]; memberId: number | null; free: () => void }

async function open(
  connections: LiveConnections,
  { topics, memberId, free }: Opening,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { authorization, 'last-event-id': lastEventId } = request.headers
  try {
    const begin = await connections.prepare({ topics, memberId, authorization, lastEventId: single(lastEventId) })
    reply.headers(STREAM_HEADERS).hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    begin(reply.raw, free)
  } catch (error) {
    free()
    throw error
  }
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

function topicsOf(request: FastifyRequest): LiveTopic[] {
  const asked = new URL(request.url, 'http://portal').searchParams.getAll('topics').join(',')
  const names = [...new Set(asked.split(',').filter((name) => name !== ''))]
  if (names.length === 0 || names.length > MOST_LIVE_TOPICS) {
    throw new PortalError('BAD_INPUT', liveErrors.topicCount(MOST_LIVE_TOPICS), { field: 'topics' })
  }
  return names.map((name) => {
    const topic = readLiveTopic(name)
    if (topic !== null) return topic
    throw new PortalError('BAD_INPUT', liveErrors.unknownTopic, { field: 'topics' })
  })
}

async function requireMember(identify: Identify, request: FastifyRequest): Promise<number> {
  const member = await identify(request)
  if (member === null) throw new PortalError('UNAUTHENTICATED', liveErrors.login)
  return member.memberId
}

const tooMany = () =>
  new PortalError('TOO_MANY_REQUESTS', liveErrors.tooMany, {
    retryAfterSeconds: 30,
  })

function unreferencedInterval(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
