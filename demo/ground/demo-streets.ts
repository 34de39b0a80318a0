import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { TileAddress } from '#server/modules/map/map-tiles.ts'
import { australia } from '#server/modules/map/streets/tile-metadata.ts'
import { rateLimiter } from '#server/platform/http/rate-limiter.ts'
import type { TileService } from '#server/modules/map/tile-service/tile-service.ts'
import { DEMO_VERSION } from '#demo/data/demo-state.ts'
import { LARGEST_GROUND_ZOOM } from './ground-zooms.ts'

/** Draws one tile after the other, and lets go of what it needs for that. */
export type TileDrawer = { draw(address: TileAddress): Promise<Uint8Array>; close(): Promise<void> }

export type DemoStreetsOptions = { seed: string; drawer?: TileDrawer; now?: () => number }

const KEPT_TILES = 300
/** Of tiles that are not drawn yet, for each visitor: drawing one takes up to a third of a second. */
const DRAWN_PER_MINUTE = 300
const ATTRIBUTION = 'Invented streets of the demonstration'
/** Versions of other services are digests. */
const version = `demo-${DEMO_VERSION}`
const compressed = promisify(gzip)

/** The streets that the addresses of the demonstration stand on, as tiles (docs/demonstration.md). */
export function demoStreets({ seed, drawer = workerDrawer(seed), now = Date.now }: DemoStreetsOptions): TileService {
  const drawn = rateLimiter({ perMinute: DRAWN_PER_MINUTE, now })
  const tiles = new LRUCache<string, Promise<Buffer | null>>({ max: KEPT_TILES })
  let isClosed = false
  const draw = (key: string, address: TileAddress): Promise<Buffer | null> => {
    const drawing = drawer.draw(address).then((bytes) => (bytes.length === 0 ? null : compressed(bytes)))
    tiles.set(key, drawing)
    drawing.catch(() => tiles.delete(key))
    return drawing
  }
  return {
    version,
    streets: async () => ({
      path: `/map/tiles/${version}/{z}/{x}/{y}`,
      scheme: 'openmaptiles',
      minZoom: 0,
      maxZoom: LARGEST_GROUND_ZOOM,
      attribution: ATTRIBUTION,
      bounds: australia,
    }),
    async tile(address, asker) {
      const key = Object.values(address).join('/')
      const known = tiles.get(key)
      const retryAfterSeconds = known === undefined ? drawn.take(asker.owner, 1) : 0
      if (retryAfterSeconds > 0) return { kind: 'tooMany', retryAfterSeconds }
      try {
        return { kind: 'tile', tile: { zipped: await (known ?? draw(key, address)), savedAt: DEMO_VERSION } }
      } catch (error) {
        // Whoever closed it ended what was being drawn.
        if (isClosed) return { kind: 'unavailable' }
        throw error
      }
    },
    start: async () => 'Maps show the invented streets of the demonstration.',
    async close() {
      isClosed = true
      await drawer.close()
    },
  }
}

const IDLE_MS = 3 * 60_000

/** In a thread of its own, for the ground of the country takes 100 MB and a second: it ends once no map was looked at for a while. */
function workerDrawer(seed: string): TileDrawer {
  let running: { worker: Worker; waiting: Map<number, PromiseWithResolvers<Uint8Array>> } | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0
  const end = async () => {
    clearTimeout(idle)
    const ended = running
    running = null
    await ended?.worker.terminate()
  }
  const start = () => {
    const worker = new Worker(new URL('./ground-worker.ts', import.meta.url), { workerData: { seed } })
    // The process may end meanwhile.
    worker.unref()
    const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()
    worker.on('message', ({ id, bytes }: { id: number; bytes: Uint8Array }) => {
      waiting.get(id)?.resolve(bytes)
      waiting.delete(id)
    })
    const fail = (error: Error) => {
      if (running?.worker === worker) running = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The drawer of the ground has ended')))
    return { worker, waiting }
  }
  return {
    draw(address) {
      running ??= start()
      clearTimeout(idle)
      idle = setTimeout(() => void end(), IDLE_MS).unref()
      const id = (count += 1)
      const answer = Promise.withResolvers<Uint8Array>()
      running.waiting.set(id, answer)
      running.worker.postMessage({ id, address })
      return answer.promise
    },
    close: end,
  }
}
