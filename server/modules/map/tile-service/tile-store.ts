import { promisify } from 'node:util'
import { gunzip, gzip, gzipSync } from 'node:zlib'
import { fileCache, type FileCacheOptions } from '#server/platform/files/file-cache.ts'
import type { TileAddress } from '../map-tiles.ts'
import { isVectorTile } from './vector-tile.ts'

/** A tile, compressed; null where there is nothing. */
export type StoredTile = { zipped: Buffer | null; savedAt: number }

export type TileStore = {
  read(address: TileAddress): Promise<StoredTile | null>
  /** When the tile that is there now was saved; null for none. */
  savedAt(address: TileAddress): number | null
  /** Compresses a tile and saves it where the disk lets it. */
  save(address: TileAddress, bytes: Buffer): Promise<StoredTile>
  usage: ReturnType<typeof fileCache>['usage']
  settle(): Promise<void>
}

/** Of one tile, decompressed. */
export const MOST_BYTES = 1024 * 1024
const compressed = promisify(gzip)
const decompressed = promisify(gunzip)
const ENDING = '.mvt.gz'
const pattern = /^\d{1,2}-\d{1,5}-\d{1,5}\.mvt\.gz$/
/** Where the service has nothing is worth knowing too. */
const NOTHING = gzipSync(Buffer.alloc(0))
/** What the smallest file takes on a disk. */
const BLOCK_BYTES = 4096

export type TileStoreOptions = Pick<FileCacheOptions, 'folder' | 'maximumBytes' | 'warn' | 'writeDraft'> & {
  now: () => number
}

/** The tiles of one service on disk. */
export function tileStore(options: TileStoreOptions): TileStore {
  const files = fileCache({
    ...options,
    leastBytes: BLOCK_BYTES,
    pattern,
    subfolderOf,
    isWhole: (_name, bytes) => isWholeTile(bytes),
  })
  const tileOf = (bytes: Buffer, savedAt: number): StoredTile => ({
    zipped: bytes.length === NOTHING.length ? null : bytes,
    savedAt,
  })
  return {
    async read(address) {
      const file = await files.read(nameOf(address))
      return file && tileOf(file.bytes, file.savedAt)
    },
    async save(address, bytes) {
      const zipped = bytes.length === 0 ? NOTHING : await compressed(bytes)
      const tile = tileOf(zipped, options.now())
      await files.write(nameOf(address), zipped)
      return tile
    },
    savedAt: (address) => files.savedAt(nameOf(address)),
    usage: files.usage,
    settle: files.settle,
  }
}

const nameOf = ({ zoom, column, row }: TileAddress): string => `${zoom}-${column}-${row}${ENDING}`

/** A hundred folders for each zoom. */
function subfolderOf(name: string): string {
  const [zoom = '0', column = '0'] = name.split('-')
  return `${zoom}/${Number(column) % 100}`
}

async function isWholeTile(bytes: Buffer): Promise<boolean> {
  try {
    return isVectorTile(await decompressed(bytes, { maxOutputLength: MOST_BYTES }))
  } catch {
    return false
  }
}
