import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  AnswerTooLarge,
  serviceClient,
  type ServiceClientOptions,
  ServiceError,
} from '#server/platform/http/service-client.ts'
import { boundsOfTile, type TileAddress } from '../map-tiles.ts'
import type { StreetTiles } from '../streets/street-tiles.ts'
import { australia, reachesAustralia } from '../streets/tile-metadata.ts'
import { serviceFacts, tileJsonText } from './service-facts.ts'
import { servicePause } from './service-pause.ts'
import type { Asker } from './shared-requests.ts'
import { type RequestedTile, tileRequests } from './tile-requests.ts'
import { tileStore, type TileStoreOptions } from './tile-store.ts'

export type TileService = {
  /** Names the service in addresses of tiles. */
  version: string
  /** What maps need to know; null until the service has answered once. Nobody waits for the service here. */
  streets(): Promise<StreetTiles | null>
  /** `unknown` is no part of what the service is asked for. */
  tile(address: TileAddress, asker: Asker): Promise<RequestedTile | { kind: 'unknown' }>
  /** Asks the service where it was not asked for a day; answers what there is, in a line for the terminal. */
  start(): Promise<string>
  close(): Promise<void>
}

export type TileServiceOptions = Pick<ServiceClientOptions, 'fetch' | 'timeoutSignal'> & {
  /** Of the TileJSON. */
  address: string
  /** Tiles of the service are saved in a folder below. */
  folder: string
  userAgent: string
  warn: (message: string, cause?: unknown) => void
  maximumBytes?: number
  missesPerMinute?: number
  now?: () => number
  writeDraft?: TileStoreOptions['writeDraft']
}

const MEBIBYTE = 1024 * 1024
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const FRESH_MS = 28 * DAY_MS
/** Of "nothing is there", which a broken service says too. */
const NOTHING_FRESH_MS = HOUR_MS
const TIMEOUT_MS = 8000
/** Of a visitor, whose browser has few connections: the request goes on, and saves its tile for the next question. */
const PATIENCE_MS = 1500

/** Vector tiles of a public service, asked for when a map shows them and saved on disk (docs/decisions/064). */
export function tileService(options: TileServiceOptions): TileService {
  const { address, warn, now = Date.now, missesPerMinute = 300 } = options
  const { timeoutSignal = (milliseconds) => AbortSignal.timeout(milliseconds) } = options
  const version = createHash('sha256').update(address).digest('hex').slice(0, 12)
  const name = plainAddress(address)
  const log = outageLog(options, name)
  const { client, store, pause, facts } = partsOf(options, path.join(options.folder, version), log.warnOnce)
  const { request, settle } = tileRequests({ client, pause, facts, store, missesPerMinute, now })
  const patience = (): Promise<RequestedTile> =>
    new Promise((resolve) => {
      const isOver = () => resolve({ kind: 'unavailable' })
      timeoutSignal(PATIENCE_MS).addEventListener('abort', isOver, { once: true })
    })
  const renewFacts = (): void => {
    if (!pause.isPaused()) facts.renew().catch(() => {})
  }

  return {
    version,

    async streets() {
      renewFacts()
      const known = await facts.known()
      if (known === null) return null
      const { scheme, maxZoom, minZoom, attribution } = known
      return { path: `/map/tiles/${version}/{z}/{x}/{y}`, scheme, minZoom, maxZoom, attribution, bounds: australia }
    },

    async tile(wanted, asker) {
      if (!reachesAustralia(boundsOfTile(wanted))) return { kind: 'unknown' }
      renewFacts()
      const known = await facts.known()
      if (known === null) return { kind: 'unavailable' }
      if (wanted.zoom < known.minZoom || wanted.zoom > known.maxZoom) return { kind: 'unknown' }
      const tile = await store.read(wanted)
      if (tile === null) return Promise.race([request(wanted, asker), patience()])
      // Read again, for it may have been renewed while its file was read.
      // A clock that was ahead saved it in the future.
      const age = Math.abs(now() - (store.savedAt(wanted) ?? now()))
      if (age > (tile.zipped === null ? NOTHING_FRESH_MS : FRESH_MS)) {
        request(wanted, { owner: asker.owner }).catch((cause: unknown) => warn('A map tile cannot be renewed', cause))
      }
      return { kind: 'tile', tile }
    },

    async start() {
      await removeOthers(options.folder, version)
      // The line says what an outage would.
      log.isQuiet = true
      const known = await facts.within(DAY_MS).catch(() => facts.known())
      log.isQuiet = false
      const reason = pause.reason()
      if (known === null) return `Maps have no true streets yet: ${name} ${reason}. It is asked again later.`
      const { files, bytes } = await store.usage()
      const days = Math.floor((now() - known.readAt) / DAY_MS)
      const state = `asked ${days < 1 ? 'today' : `${days} days ago`}; ${files} tiles saved, ${Math.ceil(bytes / MEBIBYTE)} MB`
      return `Street tiles of maps come from ${name}${reason === null ? '' : `, which ${reason}`} (${state}).`
    },

    async close() {
      log.isQuiet = true
      client.close()
      await settle()
      await store.settle()
    },
  }
}

/** What stands behind the service: whom it asks, how often, and where it saves. */
function partsOf(options: TileServiceOptions, folder: string, onOutage: (reason: string) => void) {
  const { address, userAgent, warn, writeDraft, now = Date.now, maximumBytes = 256 * MEBIBYTE } = options
  const { fetch, timeoutSignal } = options
  const client = serviceClient({
    address,
    userAgent,
    accept: 'application/x-protobuf, application/json, */*;q=0.1',
    timeoutMs: TIMEOUT_MS,
    ...(fetch && { fetch }),
    ...(timeoutSignal && { timeoutSignal }),
  })
  const pause = servicePause({ now, onOutage })
  const ask = () => pause.run(async () => tileJsonText(await client.get(address, MEBIBYTE).catch(asFailure), address))
  return {
    client,
    pause,
    facts: serviceFacts({ address, folder, now, ask }),
    store: tileStore({ folder, maximumBytes, warn, now, ...(writeDraft && { writeDraft }) }),
  }
}

/** A tile that is too large leaves the others; a TileJSON that is too large leaves nothing. */
function asFailure(error: unknown): never {
  throw error instanceof AnswerTooLarge ? new ServiceError(error.message) : error
}

/** Warns of outages, once an hour at most. */
function outageLog({ warn, now = Date.now }: TileServiceOptions, name: string) {
  let warnedAt = -Infinity
  const log = {
    isQuiet: false,
    warnOnce(reason: string) {
      if (log.isQuiet || now() - warnedAt < HOUR_MS) return
      warnedAt = now()
      warn(`${name} ${reason}. Maps go on with the street tiles that are saved.`)
    },
  }
  return log
}

/** Without what may be a key of the operator’s. */
const plainAddress = (address: string): string => address.replace(/[?#].*$/, '')

/** Tiles of services that were configured before. */
async function removeOthers(folder: string, version: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names) {
    if (name !== version && /^[0-9a-f]{12}$/.test(name)) {
      await rm(path.join(folder, name), { recursive: true, force: true })
    }
  }
}
