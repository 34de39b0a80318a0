import { LRUCache } from 'lru-cache'
import { rateLimiter } from '#server/platform/http/rate-limiter.ts'
import { fairQueue, QueueFull } from '#server/platform/work/fair-queue.ts'
import type { TileAddress } from '../map-tiles.ts'
import type { ServiceFacts } from './service-facts.ts'
import type { ServicePause } from './service-pause.ts'
import { type Asker, sharedRequests } from './shared-requests.ts'
import { tileUrl } from './tile-json.ts'
import { AnswerTooLarge, type ServiceClient, ServiceError } from '#server/platform/http/service-client.ts'
import { MOST_BYTES, type StoredTile, type TileStore } from './tile-store.ts'
import { isVectorTile } from './vector-tile.ts'

export type RequestedTile =
  | { kind: 'tile'; tile: StoredTile }
  | { kind: 'unavailable' }
  | { kind: 'tooMany'; retryAfterSeconds: number }

type Parts = {
  client: ServiceClient
  pause: ServicePause
  facts: ServiceFacts
  store: TileStore
  missesPerMinute: number
  now: () => number
}

const REQUESTS_AT_ONCE = 4
const HOUR_MS = 60 * 60_000

export type TileRequests = {
  /** Fetches a tile and saves it: once for all who ask for it, a few tiles at a time, and not while the service is left alone. */
  request(wanted: TileAddress, asker: Asker): Promise<RequestedTile>
  settle(): Promise<void>
}

export function tileRequests(parts: Parts): TileRequests {
  const { pause, store, missesPerMinute, now } = parts
  const misses = rateLimiter({ perMinute: missesPerMinute, now })
  const notAsked = new LRUCache<string, true>({ max: 1000, ttl: 24 * HOUR_MS, perf: { now }, ttlResolution: 0 })
  const requests = sharedRequests<RequestedTile>()
  const queue = fairQueue<'tile'>({
    parallel: REQUESTS_AT_ONCE,
    lanes: { tile: { parallel: REQUESTS_AT_ONCE, perOwner: REQUESTS_AT_ONCE - 1 } },
    longest: 500,
    longestOfOwner: 200,
    pause: null,
  })

  const request: TileRequests['request'] = async (wanted, asker) => {
    const key = `${wanted.zoom}/${wanted.column}/${wanted.row}`
    if (!requests.isUnderWay(key)) {
      if (pause.isPaused() || notAsked.has(key)) return { kind: 'unavailable' }
      const retryAfterSeconds = misses.take(asker.owner, 1)
      if (retryAfterSeconds > 0) return { kind: 'tooMany', retryAfterSeconds }
    }
    return requests.join(key, asker, async ({ gone, onStart }) => {
      try {
        const bytes = await queue.run({ lane: 'tile', owner: asker.owner, signal: gone }, () => {
          onStart()
          return fetchTile(wanted, parts)
        })
        const before = bytes.length === 0 ? await store.read(wanted) : null
        if (before === null || before.zipped === null) return { kind: 'tile', tile: await store.save(wanted, bytes) }
        // Streets do not vanish: a service that has nothing there any more is broken.
        notAsked.set(key, true, { ttl: HOUR_MS })
        return { kind: 'tile', tile: before }
      } catch (error) {
        // Nobody waits for it any more, and the service was not asked.
        if (gone.aborted) misses.giveBack(asker.owner, 1)
        if (error instanceof AnswerTooLarge) notAsked.set(key, true)
        const isKnown = error instanceof ServiceError || error instanceof QueueFull || gone.aborted
        if (isKnown) return { kind: 'unavailable' }
        throw error
      }
    })
  }
  return { request, settle: requests.settle }
}

/** Nothing at all is a tile too, unless its type is that of a page. */
const isTile = (bytes: Buffer, type: string): boolean =>
  bytes.length > 0 ? isVectorTile(bytes) : /^$|protobuf|vector-tile|octet-stream/.test(type)

/** The bytes of a tile, none where there is nothing. */
async function fetchTile(wanted: TileAddress, { client, pause, facts }: Parts): Promise<Buffer> {
  const known = await facts.known()
  if (known === null) throw new ServiceError('has not answered yet')
  const ask = (template: string) =>
    pause.run(async () => {
      const answer = await client.get(tileUrl({ template }, wanted), MOST_BYTES)
      if (answer.bytes !== null && !isTile(answer.bytes, answer.type)) {
        throw new ServiceError(`sends something that is no vector tile (${answer.type.slice(0, 60)})`)
      }
      return answer
    })
  const answer = await ask(known.template)
  if (answer.bytes !== null || !answer.isGone) return answer.bytes ?? Buffer.alloc(0)
  // Services remove tiles of the edition before: then the TileJSON names another.
  const { template } = await facts.within(HOUR_MS)
  return template === known.template ? Buffer.alloc(0) : ((await ask(template)).bytes ?? Buffer.alloc(0))
}
