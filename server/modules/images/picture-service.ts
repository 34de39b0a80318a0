import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PictureFiles } from './picture-files.ts'
import { type PictureRequest, type RenderPicture, renderRecipe } from './picture-renderer.ts'

/** Lets renders begin when their turn comes; rejects with QueueFull when too many wait. */
export type RenderQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

export type PictureService = {
  /** The bytes of a picture, from memory, from disk or rendered; null where there is no such picture. Rejects with QueueFull. */
  picture(request: PictureRequest): Promise<Buffer | null>
}

export type PictureServiceParts = {
  render: RenderPicture
  files: PictureFiles
  queue: RenderQueue
  /** Bytes of the pictures kept in memory. */
  memoryBytes: number
}

/** Finds each picture in the nearest place; who asks for one that is being made waits for that. */
export function pictureService({ render, files, queue, memoryBytes }: PictureServiceParts): PictureService {
  const memory = new LRUCache<string, Buffer>({ maxSize: memoryBytes, sizeCalculation: (bytes) => bytes.length })
  const underWay = new Map<string, Promise<Buffer | null>>()

  const find = async (digest: string, request: PictureRequest): Promise<Buffer | null> => {
    const name = { digest, format: request.format }
    const stored = await files.read(name)
    const bytes = stored ?? (await queue(() => render(request)))
    if (bytes === null) return null
    memory.set(digest, bytes)
    if (stored === null) void files.write(name, bytes)
    return bytes
  }

  return {
    picture(request) {
      const digest = pictureDigest(request)
      const kept = memory.get(digest)
      if (kept !== undefined) return Promise.resolve(kept)
      const started = underWay.get(digest)
      if (started !== undefined) return started
      const found = find(digest, request).finally(() => underWay.delete(digest))
      underWay.set(digest, found)
      return found
    },
  }
}

/** 64 hexadecimal digits of everything that the bytes of a picture depend on. */
export function pictureDigest({ identifier, version, format, variant }: PictureRequest): string {
  const { width, ratio, quality } = variant
  const facts = [renderRecipe, identifier, version, format, width, ratio, quality]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
