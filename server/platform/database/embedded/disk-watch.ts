import { statfs } from 'node:fs/promises'
import type { DatabaseLog } from '#server/platform/database/database-log.ts'

const INTERVAL = 5000
/** A segment of the log that PostgreSQL writes ahead has 16 MB, and it stops for good when there is no room for the next. */
const LEAST_FREE = 48 * 1024 * 1024
const FREE_AGAIN = 64 * 1024 * 1024

export type DiskWatch = {
  isLow(): boolean
  /** Looks now. */
  look(): Promise<void>
  stop(): void
}

export type DiskWatchOptions = {
  folder: string
  log: DatabaseLog
  /** Called first whenever the disk becomes full or has free space again. */
  onChange: (isLow: boolean) => Promise<unknown>
  freeBytes?: (folder: string) => Promise<number>
}

/** Watches the free disk space of a folder, so that writing stops before the disk is full. */
export function watchDisk({ folder, log, onChange, freeBytes = freeBytesOf }: DiskWatchOptions): DiskWatch {
  let isLow = false

  async function look(): Promise<void> {
    const free = await freeBytes(folder)
    const isLowNow = free < (isLow ? FREE_AGAIN : LEAST_FREE)
    if (isLowNow === isLow) return
    isLow = isLowNow
    const megabytes = Math.floor(free / 1024 / 1024)
    if (isLow)
      log.error(`Only ${megabytes} MB are free on the disk of ${folder}: nothing is saved until there is more room`)
    else log.info(`The disk of ${folder} has free space again: ${megabytes} MB`)
    await onChange(isLow)
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn(`The free disk space cannot be read: ${String(error)}`))
  }, INTERVAL)
  timer.unref()
  return { isLow: () => isLow, look, stop: () => clearInterval(timer) }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
