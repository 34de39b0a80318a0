import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ImageFormat } from './image-format.ts'
import { isWholePicture } from './whole-picture.ts'

/** A stored picture: 64 hexadecimal digits that say all that it depends on, and its format. */
export type PictureFileName = { digest: string; format: ImageFormat }

export type PictureFiles = {
  /** The bytes of a picture; null for one that is not there, or not whole: it is removed then. Never rejects. */
  read(name: PictureFileName): Promise<Buffer | null>
  /** Stores a picture and deletes the least recently used ones above the limit. Never rejects: a full disk is reported to `warn`. */
  write(name: PictureFileName, bytes: Buffer): Promise<void>
  /** Resolves when nothing is being written or removed. */
  settle(): Promise<void>
}

export type PictureFilesOptions = {
  folder: string
  /** Bytes of all pictures together. */
  maximumBytes: number
  warn: (message: string, cause: unknown) => void
}

const filePattern = /^[0-9a-f]{64}\.(?:avif|webp|jpeg)$/
const unfinishedEnding = '.unfinished'
const filesAtOnce = 64

/**
 * Pictures on disk. A file appears whole under its name or not at all, so a process may be killed at any moment; what a
 * crash of the machine leaves behind is noticed when it is read. The folder belongs to one process at a time.
 */
export function pictureFiles({ folder, maximumBytes, warn }: PictureFilesOptions): PictureFiles {
  const pending = new Set<Promise<void>>()
  const inBackground = (work: Promise<unknown>, failure: string): Promise<void> => {
    const told = tell(work, failure, warn).finally(() => pending.delete(told))
    pending.add(told)
    return told
  }
  const remove = (file: string) =>
    inBackground(rm(path.join(folder, file.slice(0, 2), file), { force: true }), 'a stored picture cannot be removed')
  const sizes = new LRUCache<string, number>({
    maxSize: maximumBytes,
    sizeCalculation: (size) => size,
    dispose: (_size, file, reason) => {
      if (reason === 'evict' || reason === 'delete') void remove(file)
    },
  })
  const loaded = inBackground(load(folder, sizes), 'stored pictures cannot be listed')

  return {
    async read({ digest, format }) {
      await loaded
      const file = `${digest}.${format}`
      if (sizes.get(file) === undefined) return null
      const place = path.join(folder, digest.slice(0, 2), file)
      const bytes = await readFile(place).catch(() => null)
      if (bytes === null || !isWholePicture(format, bytes)) {
        sizes.delete(file)
        return null
      }
      // The time of the file carries the order of use over a restart.
      const now = new Date()
      void inBackground(utimes(place, now, now), 'a stored picture cannot be marked as used')
      return bytes
    },

    async write({ digest, format }, bytes) {
      await loaded
      if (bytes.length === 0 || bytes.length > maximumBytes) return
      const file = `${digest}.${format}`
      const written = writeWhole(path.join(folder, digest.slice(0, 2)), file, bytes)
      await inBackground(
        written.then(() => sizes.set(file, bytes.length)),
        'a picture cannot be stored',
      )
    },

    async settle() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}

async function tell(work: Promise<unknown>, failure: string, warn: PictureFilesOptions['warn']): Promise<void> {
  try {
    await work
  } catch (cause) {
    warn(failure, cause)
  }
}

async function writeWhole(folder: string, file: string, bytes: Buffer): Promise<void> {
  const unfinished = path.join(folder, `${file}.${randomUUID()}${unfinishedEnding}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, bytes)
    await rename(unfinished, path.join(folder, file))
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
}

/** Fills `sizes` with the files of the folder, those used last coming last, and removes what a killed process left unfinished. */
async function load(folder: string, sizes: LRUCache<string, number>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const found: { file: string; size: number; usedAt: number }[] = []
  for (let start = 0; start < entries.length; start += filesAtOnce) {
    await Promise.all(
      entries.slice(start, start + filesAtOnce).map(async ({ name, parentPath }) => {
        const place = path.join(parentPath, name)
        if (name.endsWith(unfinishedEnding)) await rm(place, { force: true })
        if (!filePattern.test(name)) return
        const { size, mtimeMs } = await stat(place)
        if (size > 0) found.push({ file: name, size, usedAt: mtimeMs })
        else await rm(place, { force: true })
      }),
    )
  }
  for (const { file, size } of found.toSorted((a, b) => a.usedAt - b.usedAt)) sizes.set(file, size)
}
