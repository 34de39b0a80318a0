import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

type CachedFile = { bytes: Buffer; savedAt: number }

export type FileCache = {
  /** A file; null for one that is not there, or not whole: it is removed then. Never rejects. */
  read(name: string): Promise<CachedFile | null>
  /**
   * Saves a file and deletes the least recently used ones above the limit, or for want of free space. Never rejects: a full disk is
   * reported to `warn`.
   */
  write(name: string, bytes: Buffer): Promise<void>
  /** When the file that is there now was saved; null for none. */
  savedAt(name: string): number | null
  usage(): Promise<{ files: number; bytes: number }>
  /** Resolves when nothing is being written or removed. */
  settle(): Promise<void>
}

export type FileCacheOptions = {
  folder: string
  /** Bytes of all files together. */
  maximumBytes: number
  /** What the smallest file takes of them. */
  leastBytes?: number
  /** Names of files of this cache; others in the folder are left alone. */
  pattern: RegExp
  subfolderOf: (name: string) => string
  /** Asked once in a process of a file that is there at its start: what a crash of the machine leaves behind is not whole. */
  isWhole: (name: string, bytes: Buffer) => boolean | Promise<boolean>
  /** Writes that fail one after the other are reported once. */
  warn: (message: string, cause: unknown) => void
  now?: () => number
  /** Of the disk of the folder; another one in tests. */
  freeBytes?: (folder: string) => Promise<number>
  /** Writes a draft; another one in tests of a full disk. */
  writeDraft?: (file: string, bytes: Buffer) => Promise<void>
}

type Facts = { size: number; savedAt: number; isWhole: boolean }

const UNFINISHED = '.unfinished'
const FILES_AT_ONCE = 64
/** What others need the disk for: the database takes nothing more below 48 MB. */
const LEAST_FREE = 128 * 1024 * 1024

/**
 * Files that can be made again, on disk. A file appears whole under its name or not at all, so a process may be killed at any
 * moment; what a crash of the machine leaves behind is noticed when it is read. The folder belongs to one process at a time.
 */
export function fileCache(options: FileCacheOptions): FileCache {
  const { folder, maximumBytes, leastBytes = 1, pattern, subfolderOf, isWhole, warn } = options
  const { now = Date.now, writeDraft = writeFile, freeBytes = freeBytesOf } = options
  const pending = new Set<Promise<void>>()
  const inBackground = (work: Promise<unknown>, message: string): Promise<void> => {
    const settled = work
      .catch((cause: unknown) => warn(message, cause))
      .then(() => {
        pending.delete(settled)
        return undefined
      })
    pending.add(settled)
    return settled
  }
  let removed: Promise<unknown> = Promise.resolve()
  const pathOf = (name: string) => path.join(folder, subfolderOf(name), name)
  const known = new LRUCache<string, Facts>({
    maxSize: maximumBytes,
    sizeCalculation: ({ size }) => Math.max(size, leastBytes),
    dispose: (_facts, name, reason) => {
      if (reason !== 'evict' && reason !== 'delete') return
      const removal = inBackground(rm(pathOf(name), { force: true }), 'a saved file cannot be removed')
      removed = Promise.all([removed, removal])
    },
  })
  const loaded = inBackground(load(folder, pattern, known), 'saved files cannot be listed')
  let canWrite = true
  let makingRoom: Promise<void> | null = null

  /** Deletes the least recently used files until others have room, or none is left. */
  async function deleteForRoom(): Promise<void> {
    const missing = LEAST_FREE - (await freeBytes(folder))
    const before = known.calculatedSize
    while (known.size > 0 && before - known.calculatedSize < missing) known.pop()
    const isEnough = before - known.calculatedSize >= missing
    await removed
    if (!isEnough) throw new Error(`less than ${LEAST_FREE / 1024 / 1024} MB of the disk are free`)
  }
  const makeRoom = () => (makingRoom ??= deleteForRoom().finally(() => (makingRoom = null)))

  return {
    async read(name) {
      await loaded
      const facts = known.get(name)
      if (facts === undefined) return null
      const bytes = await readFile(pathOf(name)).catch(() => null)
      if (bytes?.length !== facts.size || !(facts.isWhole || (await isWhole(name, bytes)))) {
        known.delete(name)
        return null
      }
      facts.isWhole = true
      // The times of the file carry the order of use, and the age, over a restart.
      const used = utimes(pathOf(name), inSeconds(now()), inSeconds(facts.savedAt))
      // Others may have filled the disk.
      const room = used.then(() => makeRoom().catch(() => {}))
      void inBackground(room, 'a saved file cannot be marked as used')
      return { bytes, savedAt: facts.savedAt }
    },

    async write(name, bytes) {
      await loaded
      if (bytes.length === 0 || bytes.length > maximumBytes) return
      const savedAt = now()
      const saving = async () => {
        try {
          await makeRoom()
          await writeWhole(pathOf(name), bytes, savedAt, writeDraft)
          known.set(name, { size: bytes.length, savedAt, isWhole: true })
          canWrite = true
        } catch (cause) {
          if (canWrite) warn('a file cannot be saved', cause)
          canWrite = false
        }
      }
      await inBackground(saving(), 'a file cannot be saved')
    },

    savedAt: (name) => known.peek(name)?.savedAt ?? null,

    async usage() {
      await loaded
      return { files: known.size, bytes: known.calculatedSize }
    },

    async settle() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}

const inSeconds = (milliseconds: number): number => milliseconds / 1000

/** What a disk does not tell is no reason to save nothing. */
const freeBytesOf = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )

async function writeWhole(
  file: string,
  bytes: Buffer,
  savedAt: number,
  writeDraft: NonNullable<FileCacheOptions['writeDraft']>,
): Promise<void> {
  const draft = `${file}.${randomUUID()}${UNFINISHED}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeDraft(draft, bytes)
    await utimes(draft, inSeconds(savedAt), inSeconds(savedAt))
    await rename(draft, file)
  } catch (cause) {
    await rm(draft, { force: true })
    throw cause
  }
}

/** Fills `known` with the files of the folder, those used last coming last, and removes what a killed process left unfinished. */
async function load(folder: string, pattern: RegExp, known: LRUCache<string, Facts>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const found: (Omit<Facts, 'isWhole'> & { name: string; usedAt: number })[] = []
  for (let start = 0; start < entries.length; start += FILES_AT_ONCE) {
    await Promise.all(
      entries.slice(start, start + FILES_AT_ONCE).map(async ({ name, parentPath }) => {
        const file = path.join(parentPath, name)
        if (name.endsWith(UNFINISHED)) await rm(file, { force: true })
        if (!pattern.test(name)) return
        const { size, atimeMs, mtimeMs } = await stat(file)
        if (size > 0) found.push({ name, size, savedAt: Math.round(mtimeMs), usedAt: atimeMs })
        else await rm(file, { force: true })
      }),
    )
  }
  for (const { name, size, savedAt } of found.toSorted((a, b) => a.usedAt - b.usedAt))
    known.set(name, { size, savedAt, isWhole: false })
}
