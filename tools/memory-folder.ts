import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
/** Bytes; the databases of a whole run take about a quarter of it. */
const ENOUGH = 4 * 1024 ** 3

/**
 * The folder for databases of tests: in memory where there is room, for copying and opening one takes a third of the time there,
 * else the system's own folder for temporary files.
 */
export function memoryFolder({ folder = IN_MEMORY, freeBytes = freeBytesOf } = {}): string {
  try {
    accessSync(folder, constants.W_OK)
    return freeBytes(folder) >= ENOUGH ? folder : tmpdir()
  } catch {
    return tmpdir()
  }
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
