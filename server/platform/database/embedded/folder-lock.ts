import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FolderInUse } from '#server/platform/database/errors.ts'

type Holder = { pid: number; token: string; boot: string | null; startedAt: string | null }

const tokensHeldHere = new Set<string>()

/**
 * Takes the folder for this process by a file in it; two PGlite processes on one folder lose committed rows.
 * Throws FolderInUse, naming the process, when its holder is running; the lock of a process that died is replaced.
 * Answers the function that gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'server.lock')
  const mine = holderOf(process.pid, randomUUID())
  for (;;) {
    if (createAlone(file, mine)) break
    const holder = readHolder(file)
    if (holder === null) continue
    if (isRunning(holder)) throw new FolderInUse(inUseMessage(folder, holder))
    if (replaceLock(file, holder, mine)) break
  }
  tokensHeldHere.add(mine.token)
  return () => {
    tokensHeldHere.delete(mine.token)
    if (readHolder(file)?.token === mine.token) rmSync(file, { force: true })
  }
}

const inUseMessage = (folder: string, { pid }: Holder): string =>
  `The database folder ${folder} is in use by process ${pid}. ` +
  'Stop that process, choose another folder, or set DATABASE_URL to share one PostgreSQL.'

/** False when the file exists. Linked into place whole, so that nobody reads it half written. */
function createAlone(file: string, holder: Holder): boolean {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(holder))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Only one process can create the mark named after the dead holder's token, and it looks again before it replaces the
 * lock, so two that both saw the dead holder never both win.
 */
function replaceLock(file: string, dead: Holder, mine: Holder): boolean {
  const mark = `${file}.${dead.token}`
  if (!createAlone(mark, mine)) {
    const other = readHolder(mark)
    if (other !== null && isRunning(other)) throw new FolderInUse(inUseMessage(path.dirname(file), other))
    rmSync(mark, { force: true })
    return false
  }
  const isStillDead = readHolder(file)?.token === dead.token
  if (isStillDead) {
    const replacement = `${file}.${mine.token}`
    writeFileSync(replacement, JSON.stringify(mine))
    renameSync(replacement, file)
  }
  rmSync(mark, { force: true })
  return isStillDead
}

/** Null when there is no such file. A file that cannot be read as a holder belongs to no process that is running. */
function readHolder(file: string): Holder | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
  try {
    const { pid, token, boot, startedAt } = JSON.parse(text)
    if (Number.isInteger(pid) && /^[0-9a-f-]{36}$/.test(token)) return { pid, token, boot, startedAt }
  } catch {
    // Cut off by a kill or by hand: the same as a dead holder.
  }
  return { pid: 0, token: 'unreadable', boot: null, startedAt: null }
}

/** A number is reused after a restart, so on Linux the boot and the start of the process must fit too. */
function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return tokensHeldHere.has(holder.token) || isOtherThread(holder)
  if (holder.pid <= 0 || !exists(holder.pid) || isZombie(holder.pid)) return false
  const now = holderOf(holder.pid, holder.token)
  return (
    (holder.boot === null || now.boot === null || holder.boot === now.boot) &&
    (holder.startedAt === null || now.startedAt === null || holder.startedAt === now.startedAt)
  )
}

// Another copy of this module in the same process (a worker thread) may hold it: then the start fits as well.
const isOtherThread = (holder: Holder): boolean =>
  holder.startedAt !== null &&
  holder.startedAt === holderOf(process.pid, holder.token).startedAt &&
  holder.boot === holderOf(process.pid, holder.token).boot

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !isCode(error, 'ESRCH')
  }
}

function holderOf(pid: number, token: string): Holder {
  const boot = textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? null
  return { pid, token, boot, startedAt: statOf(pid)?.startedAt ?? null }
}

/** A process that ended keeps its number until its parent has taken note, which some never do. */
const isZombie = (pid: number): boolean => statOf(pid)?.state === 'Z'

function statOf(pid: number): { state: string | undefined; startedAt: string | undefined } | null {
  const stat = textOf(`/proc/${pid}/stat`)
  if (stat === null) return null
  // Fields 3 and 22, counted behind the command, which is in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], startedAt: fields[19] }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
