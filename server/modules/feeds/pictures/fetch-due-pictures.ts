import { randomUUID } from 'node:crypto'
import { listingPictureIdentifier, listingPictureKey } from '#domain/listing/listing-picture.ts'
import { retryTime } from '#server/platform/http/retry-time.ts'
import { StorageUnavailable } from '#server/platform/storage/object-store.ts'
import { doAllDue } from '#server/platform/work/do-all-due.ts'
import {
  type ClaimedPicture,
  claimPictures,
  deletePicture,
  findUnnamed,
  insertPicture,
  lockListing,
  recordFailure,
  recordFetched,
} from './feed-pictures.queries.ts'
import { fetchPicture, type FetchingParts, LATER, type NewPictureFile, type NotFetched } from './fetch-picture.ts'
import { nameFetched, type NamingParts } from './name-fetched.ts'

export type PictureWorkParts = NamingParts &
  FetchingParts & {
    /** Resolves when it is time to ask again what is due. */
    pause?: () => Promise<void>
  }

/** No more than the intake lets one owner wait. */
const PLACES = 5
const MOST_OF_HOST = 3
/** Longer than a picture takes: a server that has not reported by then is taken for dead. */
const CLAIM_MS = 5 * 60_000
/** Jobs have 15 minutes. */
const LONGEST_MS = 10 * 60_000
/** Pauses before another attempt; after the last one a picture waits until its feed names it again. */
const PAUSES_MINUTES = [1, 5, 30, 180, 720]
const DAY_MS = 24 * 3_600_000
const MOST_REMOVED = 200

/** Fetches the pictures that are due, a few side by side, of one host fewer, and leaves the rest to the next job after a while. */
export function fetchDuePictures(parts: PictureWorkParts): Promise<void> {
  const end = parts.clock().getTime() + LONGEST_MS
  return doAllDue({
    places: PLACES,
    claim: async (most) => {
      const now = parts.clock()
      if (now.getTime() >= end) return []
      const until = new Date(now.getTime() + CLAIM_MS)
      return claimPictures(parts.database, { most, mostOfHost: MOST_OF_HOST, now, until })
    },
    work: (claimed) => fetchOne(parts, claimed),
    ...(parts.pause && { pause: parts.pause }),
  })
}

/** What was written for a feed that has changed its mind meanwhile is named by nobody, and removed a day later. */
async function fetchOne(parts: PictureWorkParts, claimed: ClaimedPicture): Promise<void> {
  const fetched = await fetchPicture(parts, claimed)
  const outcome = fetched.ok && !fetched.isSame ? await store(parts, claimed.listingId, fetched) : fetched
  const { database, clock } = parts
  await database.transaction(async () => {
    if (!(await lockListing(database, claimed.listingId))) return
    if ('identifier' in outcome) await recordFetched(database, claimed, outcome.identifier)
    else if (outcome.ok) await recordFetched(database, claimed, null)
    else {
      const retryAt = retryAtOf(outcome, claimed.attempts, clock())
      await recordFailure(database, claimed, { failure: outcome.failure, retryAt })
    }
    await nameFetched(parts, claimed.listingId)
  })
}

async function store(
  { database, clock, objects }: PictureWorkParts,
  listingId: number,
  { digest, picture, width, height }: NewPictureFile,
): Promise<{ identifier: string } | NotFetched> {
  const identifier = listingPictureIdentifier(randomUUID())
  await insertPicture(database, { identifier, listingId, digest, width, height }, clock())
  try {
    await objects.write(listingPictureKey(identifier), picture)
    return { identifier }
  } catch (error) {
    if (error instanceof StorageUnavailable) return LATER
    throw error
  }
}

function retryAtOf({ isPassing, retryAfter }: NotFetched, attempts: number, now: Date): Date | null {
  const minutes = PAUSES_MINUTES[attempts]
  if (!isPassing || minutes === undefined) return null
  return retryTime(retryAfter, now) ?? new Date(now.getTime() + minutes * 60_000)
}

/** Removes pictures that no listing has named for a day. */
export async function removeUnnamedPictures({ database, clock, objects }: PictureWorkParts): Promise<void> {
  const before = new Date(clock().getTime() - DAY_MS)
  for (;;) {
    const identifiers = await findUnnamed(database, before, MOST_REMOVED)
    for (const identifier of identifiers) {
      await objects.remove(listingPictureKey(identifier))
      await deletePicture(database, identifier)
    }
    if (identifiers.length < MOST_REMOVED) return
  }
}
