import { readFileSync } from 'node:fs'

type Holder = { pid: number; boot: string | null; startedAt: string | null }

/** Releases before wrote who has the folder into the lock file and held no lock of the operating system. Null where that process runs no more. */
export function previousReleaseHolding(file: string): number | null {
  const holder = readHolder(file)
  return holder !== null && isRunning(holder) ? holder.pid : null
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, boot = null, startedAt = null } = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? { pid, boot, startedAt } : null
  } catch {
    // Cut off by a kill or by hand.
    return null
  }
}

/** A number is used again after a restart, so on Linux the boot and the start of the process must fit too. */
function isRunning({ pid, boot, startedAt }: Holder): boolean {
  if (pid === process.pid || !exists(pid)) return false
  const stat = statOf(pid)
  // A process that ended keeps its number until its parent has taken note, which some never do.
  if (stat?.state === 'Z') return false
  return isSameOrUnknown(boot, bootNow()) && isSameOrUnknown(startedAt, stat?.startedAt ?? null)
}

const isSameOrUnknown = (written: string | null, now: string | null): boolean =>
  written === null || now === null || written === now

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

const bootNow = (): string | null => textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? null

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
