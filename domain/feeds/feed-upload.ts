import type { FeedOutcome } from './feed-outcome.ts'

export type FeedUploadState = 'received' | 'importing' | 'done' | 'failed'

/** Which uploads are shown: all, those with a listing that was refused, or those that failed. */
export type FeedUploadFilter = 'all' | 'refused' | 'failed'

export const LONGEST_FEED_NOTE = 1000

export type FeedFileKind = 'xml' | 'zip'

export const LARGEST_FEED_BYTES = 1_073_741_824
export const FEED_UPLOADS_PER_HOUR = 60
/** Of one sender at the same time. */
export const FEED_UPLOADS_AT_ONCE = 3

export const feedOutcomes = [
  'accepted',
  'updated',
  'unchanged',
  'ignoredAsOlder',
  'notForUs',
  'refused',
] as const satisfies readonly FeedOutcome[]

export type FeedCounts = Record<FeedOutcome, number>

export const noFeedCounts: FeedCounts = {
  accepted: 0,
  updated: 0,
  unchanged: 0,
  ignoredAsOlder: 0,
  notForUs: 0,
  refused: 0,
}

const kinds: Readonly<Record<string, FeedFileKind>> = {
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
}

/** What a file is by its content type; null for what is no feed. */
export const feedKindOfType = (contentType: string): FeedFileKind | null =>
  kinds[contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''] ?? null

/** Where the file that was sent can be had, by who may. */
export const sentFilePath = (uploadId: string): string => `/rest/feeds/uploads/${uploadId}/file`
