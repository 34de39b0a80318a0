import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import type { FeedRemark } from '#domain/feeds/feed-remarks.ts'
import type { FeedUploadState } from '#domain/feeds/feed-upload.ts'

/** A file of listings that was sent; the mocks take none. */
export type FeedUploadRecord = {
  id: string
  /** Null for a file of the watched folder. */
  officeId: number | null
  keyId: number | null
  memberId: number | null
  fileName: string
  kind: 'xml' | 'zip'
  state: FeedUploadState
  byteCount: number
  bytesRead: number
  listingCount: number
  receivedAt: Date
  finishedAt: Date | null
  failedLine: number | null
  reason: string
  note: string
  isFileKept: boolean
}

/** What became of a listing of an upload. */
export type FeedResultRecord = {
  /** Of the upload and the position. */
  key: string
  uploadId: string
  position: number
  uniqueId: string
  agencyId: string
  outcome: FeedOutcome
  listingId: number | null
  remarks: FeedRemark[]
}

/** Where an office is told of its uploads. */
export type FeedWebhookRecord = {
  /** Of the office. */
  id: number
  url: string
  changedAt: Date
}

const HOUR = 3_600_000
const AGNES = 3
const idOf = (number: number): string => `6f9d1f64-0d3e-4c47-9a1b-00000000000${number}`

/** One in which a listing was refused, one that failed, one by hand that goes on, one of another office and one of the folder. */
export const feedUploadsOf = (now: Date): FeedUploadRecord[] => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const done = {
    officeId: 1,
    keyId: 2,
    memberId: null,
    kind: 'xml',
    state: 'done',
    byteCount: 4096,
    bytesRead: 4096,
    failedLine: null,
    reason: '',
    note: '',
    isFileKept: true,
  } as const
  const finished = (hours: number) => ({ receivedAt: hoursAgo(hours), finishedAt: hoursAgo(hours) })
  return [
    {
      ...done,
      id: idOf(1),
      fileName: 'friday.xml',
      listingCount: 3,
      ...finished(2),
      note: 'The uniqueID is missing. Your software sends it with the next file.',
    },
    {
      ...done,
      id: idOf(2),
      fileName: 'thursday.zip',
      kind: 'zip',
      state: 'failed',
      bytesRead: 0,
      listingCount: 0,
      ...finished(30),
      reason: 'The zip has no XML file in it.',
      isFileKept: false,
    },
    {
      ...done,
      id: idOf(3),
      keyId: null,
      memberId: AGNES,
      fileName: '',
      state: 'importing',
      bytesRead: 1024,
      listingCount: 1,
      receivedAt: hoursAgo(1),
      finishedAt: null,
    },
    { ...done, id: idOf(4), officeId: 2, keyId: null, fileName: 'melbourne.xml', listingCount: 0, ...finished(50) },
    { ...done, id: idOf(5), officeId: null, keyId: null, fileName: 'all.xml', listingCount: 1, ...finished(51) },
  ]
}

export const feedResultsOf = (): FeedResultRecord[] => {
  const result = (upload: number, position: number, row: Partial<FeedResultRecord>): FeedResultRecord => ({
    key: `${idOf(upload)} ${position}`,
    uploadId: idOf(upload),
    position,
    uniqueId: `H${position}`,
    agencyId: 'TALLOW',
    outcome: 'accepted',
    listingId: null,
    remarks: [],
    ...row,
  })
  return [
    result(1, 1, { listingId: 1001 }),
    result(1, 2, {
      uniqueId: '',
      outcome: 'refused',
      remarks: [{ line: 41, element: 'uniqueID', reason: 'A listing needs a uniqueID.' }],
    }),
    // It was withdrawn since.
    result(1, 3, { outcome: 'updated', listingId: 1026 }),
    result(3, 1, { outcome: 'unchanged', listingId: 1002 }),
    result(5, 1, { outcome: 'notForUs' }),
  ]
}

export const feedWebhooksOf = (now: Date): FeedWebhookRecord[] => [
  { id: 1, url: 'https://tallowreed.example/homely', changedAt: new Date(now.getTime() - 200 * HOUR) },
]
