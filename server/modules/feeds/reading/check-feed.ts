import { createReadStream } from 'node:fs'
import { readFeedListing } from '#domain/feeds/feed-listing.ts'
import { FeedRefused } from './feed-refused.ts'
import { readFeed } from './read-feed.ts'

/** What a file comes to, before anything of it is stored. */
export type CheckedListing = { uniqueId: string; outcome: string; remarks: string[] }

/** Reads a file as an upload of it would be read, one listing at a time; what cannot be read on is its last line. */
export async function* checkFeed(path: string): AsyncGenerator<CheckedListing> {
  try {
    for await (const element of readFeed(createReadStream(path))) yield checkedOf(readFeedListing(element))
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    yield { uniqueId: '', outcome: 'unreadable', remarks: [`line ${error.line ?? '?'}: ${error.message}`] }
  }
}

function checkedOf(read: ReturnType<typeof readFeedListing>): CheckedListing {
  const remarks = [...('reasons' in read ? read.reasons : []), ...read.leftOut]
  const outcome = read.outcome === 'read' ? `${read.listing.status} ${read.listing.type}` : read.outcome
  return {
    uniqueId: read.uniqueId,
    outcome,
    remarks: remarks.map(({ line, element, reason }) => `line ${line}, ${element}: ${reason}`),
  }
}
