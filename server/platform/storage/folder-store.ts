import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { checkObjectKey, type ObjectBytes, type ObjectStore, StorageUnavailable } from './object-store.ts'

export type FolderStoreOptions = {
  folder: string
  now?: () => number
  /** Of the disk of the folder; another one in tests. */
  freeBytes?: (folder: string) => Promise<number>
}

const MEBIBYTE = 1024 * 1024
/** What others need the disk for: the database takes nothing more below 48 MB. */
const LEAST_FREE = 128 * MEBIBYTE
const CHECKED_EVERY = 16 * MEBIBYTE
const PIECE = MEBIBYTE
const OLD_DRAFT_MS = 24 * 3_600_000

/** Objects as files of a folder. Several processes may share it. */
export function folderStore({ folder, now = Date.now, freeBytes = freeBytesOf }: FolderStoreOptions): ObjectStore {
  // No part of a key begins with a dot.
  const drafts = path.join(folder, '.unfinished')
  const fileOf = (key: string): string => {
    checkObjectKey(key)
    return path.join(folder, key)
  }
  let cleaned: Promise<void> | null = null

  async function checkRoom(): Promise<void> {
    if ((await freeBytes(folder)) < LEAST_FREE) throw new StorageUnavailable('The disk of the object store is full')
  }

  async function writeDraft(draft: string, bytes: ObjectBytes): Promise<void> {
    const file = await open(draft, 'wx')
    try {
      let unchecked = CHECKED_EVERY
      for await (const piece of Buffer.isBuffer(bytes) ? piecesOf(bytes) : bytes) {
        if (unchecked >= CHECKED_EVERY) {
          await checkRoom()
          unchecked = 0
        }
        await file.writeFile(piece)
        unchecked += piece.byteLength
      }
      await file.sync()
    } finally {
      await file.close()
    }
  }

  return {
    async write(key, bytes) {
      const file = fileOf(key)
      const draft = path.join(drafts, randomUUID())
      try {
        await mkdir(drafts, { recursive: true })
        await (cleaned ??= removeOldDrafts(drafts, now()))
        await writeDraft(draft, bytes)
        await mkdir(path.dirname(file), { recursive: true })
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw asStorageError(error)
      }
    },
    async read(key) {
      const file = await open(fileOf(key)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      })
      return file === null ? null : file.createReadStream()
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE)
}

/** What processes that were killed left behind. */
async function removeOldDrafts(drafts: string, now: number): Promise<void> {
  for (const name of await readdir(drafts)) {
    const file = path.join(drafts, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > OLD_DRAFT_MS) await rm(file, { force: true })
  }
}

const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

const asStorageError = (error: unknown): unknown =>
  fullCodes.has(codeOf(error))
    ? new StorageUnavailable('The disk of the object store is full', { cause: error })
    : error

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

/** What a disk does not tell is no reason to save nothing. */
const freeBytesOf = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
