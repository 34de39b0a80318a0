import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FolderInUse } from '#server/platform/database/errors.ts'
import { previousReleaseHolding } from './previous-release-lock.ts'

/** Never removed: two processes that each locked a file of this name, one of them removed before, would both have the folder. */
const LOCK_FILE = 'server.lock'
/** For the message alone; nothing is decided by it. */
const HOLDER_FILE = 'server.json'
const SQLITE_BUSY = 5
const SQLITE_NOT_A_DATABASE = 26

/**
 * Takes the folder for this process; two PGlite processes on one folder lose committed rows. The lock is the operating system's own, on
 * a file that SQLite holds open, so it counts between containers that share a volume, whose process numbers say nothing to each
 * other, and ends with the process however that ends. Throws FolderInUse when another holds it.
 * Answers the function that gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  const lock = lockedFile(folder)
  const holder = path.join(folder, HOLDER_FILE)
  try {
    writeFileSync(holder, JSON.stringify({ pid: process.pid, host: hostname() }))
  } catch {
    // On a full disk nobody is told who has the folder.
  }
  return () => {
    rmSync(holder, { force: true })
    lock.close()
  }
}

/** Nothing is written into the file: it is locked as long as the transaction is open. */
function lockedFile(folder: string): DatabaseSync {
  const file = path.join(folder, LOCK_FILE)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    // Without a journal in a file there is a lock on a full disk too.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    const code = codeOf(error)
    if (code === SQLITE_BUSY) throw new FolderInUse(inUseMessage(folder, holderOf(folder)))
    if (code !== SQLITE_NOT_A_DATABASE) throw error
  }
  const previous = previousReleaseHolding(file)
  if (previous !== null) throw new FolderInUse(inUseMessage(folder, `process ${previous}`))
  // Emptied, not removed: another that starts now may have locked it already.
  truncateSync(file)
  return lockedFile(folder)
}

function inUseMessage(folder: string, holder: string): string {
  return (
    `The database folder ${folder} is in use by ${holder}. ` +
    'Stop that process or container, choose another folder, or set DATABASE_URL to share one PostgreSQL.'
  )
}

function holderOf(folder: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(path.join(folder, HOLDER_FILE), 'utf8'))
    return `process ${Number(pid)} on ${String(host)}`
  } catch {
    return 'another process'
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'errcode' in error ? error.errcode : null)
