import { createReadStream } from 'node:fs'
import { readFeedListing } from '#domain/feeds/feed-listing.ts'
import type { FeedRemark } from '#domain/feeds/feed-remarks.ts'
import type { CheckedListing } from '#server/modules/feeds/reading/check-feed.ts'
import { FeedRefused } from '#server/modules/feeds/reading/feed-refused.ts'
import { readFeed } from '#server/modules/feeds/reading/read-feed.ts'
import type { FeedApplier } from './feed-result.ts'

/**
 * Applies a file listing by listing and says of each what became of it, once that is stored; what cannot be read on is its last. Whoever
 * ends it meanwhile begins again: what was applied is unchanged then.
 */
export async function* importFeed(
  path: string,
  officeId: number | null,
  applier: FeedApplier,
): AsyncGenerator<CheckedListing> {
  const source = { officeId, pictures: 'addresses' as const }
  try {
    for await (const element of readFeed(createReadStream(path))) {
      const { uniqueId, outcome, remarks } = await applier.apply(readFeedListing(element), source, async () => {})
      yield { uniqueId, outcome, remarks: remarks.map(textOf) }
    }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    yield { uniqueId: '', outcome: 'unreadable', remarks: [`line ${error.line ?? '?'}: ${error.message}`] }
  }
}

const textOf = ({ line, element, reason }: FeedRemark): string => `line ${line}, ${element}: ${reason}`
