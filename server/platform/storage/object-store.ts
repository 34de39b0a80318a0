import type { Readable } from 'node:stream'

/**
 * Files that cannot be made again: uploads and pictures, each under a key such as `listing-pictures/4f1c`. An object appears
 * whole under its key or not at all. Rejects with StorageUnavailable where another try may work.
 */
export type ObjectStore = {
  /** Replaces what was there. */
  write(key: string, bytes: ObjectBytes): Promise<void>
  /** Null where there is nothing of that key. */
  read(key: string): Promise<Readable | null>
  /** Nothing happens where there is nothing. */
  remove(key: string): Promise<void>
}

export type ObjectBytes = Buffer | AsyncIterable<Uint8Array>

/** Nothing can be stored or read now: the disk is full, or the service is away. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

const MOST_CHARACTERS = 500
const pattern = /^[\w-][\w.-]{0,99}(?:\/[\w-][\w.-]{0,99})+$/

/** Throws for what is no key: no key leads out of its folder, and no part of one begins with a dot. */
export function checkObjectKey(key: string): void {
  if (key.length > MOST_CHARACTERS || !pattern.test(key)) throw new Error(`“${key}” is no key of an object`)
}
