import { feedKindOfName } from './feed-file-name.ts'
import { type FeedFileKind, LARGEST_FEED_BYTES } from './feed-upload.ts'

/** A file that somebody chose. */
export type FeedFile = { name: string; byteCount: number }

export type FeedFileProblem = 'noFeed' | 'empty' | 'tooLarge'

/** Why a file cannot be sent; null for one that can. */
export function feedFileProblem({ name, byteCount }: FeedFile): FeedFileProblem | null {
  if (feedKindOfName(name) === null) return 'noFeed'
  if (byteCount === 0) return 'empty'
  return byteCount > LARGEST_FEED_BYTES ? 'tooLarge' : null
}

const contentTypes: Readonly<Record<FeedFileKind, string>> = { xml: 'application/xml', zip: 'application/zip' }

/** As what a file is sent, whatever the system of its owner takes it for. */
export const contentTypeOfFeed = (name: string): string => contentTypes[feedKindOfName(name) ?? 'xml']
