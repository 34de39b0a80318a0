import { appendFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const RESERVE = 1024 * 1024
const PIECE = 64 * 1024

export type DiskReserve = {
  /** Takes as much of the reserve as there is room for. */
  take(): void
  /** Gives the room of the reserve away. */
  release(): void
}

/** Room on a disk that is full otherwise: PostgreSQL opens its files only when it can write down, in a few kilobytes, that it did. */
export function diskReserve(folder: string): DiskReserve {
  const file = path.join(folder, 'reserve')
  return {
    take() {
      try {
        for (let size = sizeOf(file); size < RESERVE; size += PIECE) appendFileSync(file, Buffer.alloc(PIECE))
      } catch {
        // The disk is full; what was taken so far is kept.
      }
    },
    release: () => rmSync(file, { force: true }),
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
