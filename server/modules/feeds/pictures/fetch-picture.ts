import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { PublicClient } from '#server/platform/http/public-client.ts'
import { AnswerTooLarge, ServiceError } from '#server/platform/http/service-client.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { MOST_PIXELS } from '#server/platform/pictures/picture-intake.ts'
import { readPictureHeader } from '#server/platform/pictures/read-picture-header.ts'
import { StorageUnavailable } from '#server/platform/storage/object-store.ts'
import { QueueFull } from '#server/platform/work/fair-queue.ts'

export type FetchingParts = Pick<PlatformServices, 'objects' | 'pictures'> & { publicClient: PublicClient }

export type NewPictureFile = { ok: true; isSame: false; digest: string; picture: Buffer; width: number; height: number }
export type NotFetched = { ok: false; failure: string; isPassing: boolean; retryAfter: string | null }
type FetchedPicture = { ok: true; isSame: true } | NewPictureFile | NotFetched

const MEGABYTE = 1_000_000
const MOST_BYTES = 20 * MEGABYTE
const LARGEST_SIDE = 2400
const WANTED = { width: LARGEST_SIDE, height: LARGEST_SIDE, quality: 80, fit: 'inside' } as const
const TOO_LARGE = `It is larger than ${MOST_BYTES / MEGABYTE} MB.`
/** Shares one of the two places of the intake, so that visitors always have the other. */
const OWNER = 'feeds'

type Source = { source: string; host: string; digest: string | null }

/** Fetches a picture from its address or from the object store, and makes of it what listings show. */
export async function fetchPicture(parts: FetchingParts, { source, host, digest }: Source): Promise<FetchedPicture> {
  try {
    const file = await bytesFrom(parts, source)
    if (file === null) return failed('No such file came with the feed.')
    const found = createHash('sha256').update(file).digest('hex')
    if (found === digest) return { ok: true, isSame: true }
    const taken = await parts.pictures.take(file, OWNER, WANTED)
    if (!taken.ok) return failed(taken.reason === 'TOO_LARGE' ? TOO_MANY_PIXELS : NO_PICTURE)
    const size = readPictureHeader(taken.picture)
    if (size === null) throw new Error('The intake made a picture whose size cannot be read')
    return { ok: true, isSame: false, digest: found, picture: taken.picture, width: size.width, height: size.height }
  } catch (error) {
    if (error instanceof AnswerTooLarge || error instanceof TooLarge) return failed(TOO_LARGE)
    if (error instanceof ServiceError)
      return {
        ok: false,
        failure: `${host} ${error.message}.`,
        isPassing: error.isPassing,
        retryAfter: error.retryAfter,
      }
    if (error instanceof StorageUnavailable || error instanceof QueueFull) return LATER
    throw error
  }
}

const NO_PICTURE = 'It is no JPEG, PNG, WebP or AVIF that can be read.'
const TOO_MANY_PIXELS = `It has more than ${MOST_PIXELS / 1_000_000} megapixels, or needs too much memory.`

const failed = (failure: string): NotFetched => ({ ok: false, failure, isPassing: false, retryAfter: null })

/** It is the portal's own matter. */
export const LATER: NotFetched = {
  ok: false,
  failure: 'We cannot save pictures right now. We will try again.',
  isPassing: true,
  retryAfter: null,
}

class TooLarge extends Error {
  override name = 'TooLarge'
}

async function bytesFrom({ objects, publicClient }: FetchingParts, source: string): Promise<Buffer | null> {
  if (/^https?:/iu.test(source)) return publicClient.get(source, { accept: 'image/*', mostBytes: MOST_BYTES })
  const stream = await objects.read(source)
  return stream === null ? null : readAtMost(stream)
}

async function readAtMost(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length > MOST_BYTES) throw new TooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
