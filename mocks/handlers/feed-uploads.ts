import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import { type FeedUploadFilter, noFeedCounts, sentFilePath } from '#domain/feeds/feed-upload.ts'
import {
  type FeedUser,
  mayListAllUploads,
  mayListUploads,
  maySetFeedNotes,
  mayOpenUpload,
  mayReadResults,
  mayReadSentFile,
} from '#domain/permissions/feeds.ts'
import { visibleText } from '#domain/text/visible-text.ts'
import type { MockPortal } from '../portal.ts'
import { pageOf, type Paging, Refusal, required } from '../refusal.ts'
import { falling, firstOf } from '../search/order.ts'
import type { FeedUploadRecord } from '../world/feed-uploads.ts'
import { find, findAll, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { feedUserOf } from './feed-user.ts'
import { listingSummary } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { officeView } from './offices.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'

type UploadsAsked = Paging & { officeId?: number | null; filter: FeedUploadFilter }
type ResultsAsked = Paging & { uploadId: string; outcome?: FeedOutcome | null }

const fits: Readonly<Record<FeedUploadFilter, (world: World, upload: FeedUploadRecord) => boolean>> = {
  all: () => true,
  failed: (_world, { state }) => state === 'failed',
  refused: (world, { id }) => findAll(world.feedResults, { uploadId: id, outcome: 'refused' }).length > 0,
}
const latestFirst = firstOf([falling(({ receivedAt }: FeedUploadRecord) => receivedAt.getTime())])

export const feedUploadQueries = ({ world }: MockPortal, headers: Headers) => ({
  feedUploads({ officeId, filter, ...paging }: UploadsAsked) {
    const user = feedUserOf(world, requireCaller(world, headers))
    const wanted = officeId ?? (mayListAllUploads(user) ? null : user.principalOf)
    if (!(wanted === null ? mayListAllUploads(user) : mayListUploads(user, wanted))) return null
    if (wanted !== null && find(world.offices, { id: wanted }) === undefined) return null
    const found = world.feedUploads
      .getAll()
      .filter((upload) => (wanted === null || upload.officeId === wanted) && fits[filter](world, upload))
      .sort(latestFirst)
    return pageOf(found, paging, (upload) => uploadView(world, user, upload))
  },
  feedUpload({ uploadId }: { uploadId: string }) {
    const user = feedUserOf(world, requireCaller(world, headers))
    const upload = find(world.feedUploads, { id: uploadId })
    return upload !== undefined && mayOpenUpload(user, upload) ? uploadView(world, user, upload) : null
  },
  feedResults({ uploadId, outcome, ...paging }: ResultsAsked) {
    const user = feedUserOf(world, requireCaller(world, headers))
    const upload = find(world.feedUploads, { id: uploadId })
    if (upload === undefined || !mayReadResults(user, upload)) return null
    const found = findAll(world.feedResults, { uploadId }).filter(
      (result) => outcome == null || result.outcome === outcome,
    )
    return pageOf(found, paging, ({ position, uniqueId, outcome: became, listingId, remarks }) => {
      const listing = listingById(world, listingId)
      const isShown = listing !== null && listing.statusType !== 'removed'
      return {
        position,
        uniqueId,
        outcome: became,
        remarks,
        listing: isShown ? listingSummary(world, listing) : null,
      }
    })
  },
})

export const feedUploadMutations = ({ world }: MockPortal, headers: Headers) => ({
  setFeedNote({ uploadId, note }: { uploadId: string; note: string }) {
    const user = feedUserOf(world, requireCaller(world, headers))
    if (!maySetFeedNotes(user)) throw new Refusal('FORBIDDEN', errors.notYoursToNote)
    requireRecentSignIn(world, headers)
    const { id } = required(find(world.feedUploads, { id: uploadId }), errors.noUpload, 'uploadId')
    update(world.feedUploads, { id }, { note: visibleText(note).trim() })
    return { upload: uploadView(world, user, required(find(world.feedUploads, { id }), errors.noUpload)) }
  },
})

function uploadView(world: World, user: FeedUser, upload: FeedUploadRecord) {
  const { id, officeId, keyId, memberId, state, reason, failedLine, receivedAt, finishedAt } = upload
  const office = officeId === null ? undefined : find(world.offices, { id: officeId })
  const sender = find(world.feedKeys, { id: keyId ?? 0 }) ?? find(world.members, { id: memberId ?? 0 })
  const outcomes = findAll(world.feedResults, { uploadId: id }).map(({ outcome }) => outcome)
  return {
    ...upload,
    office: office === undefined ? null : officeView(world, office),
    senderKind: keyId === null ? (officeId === null ? 'folder' : 'member') : 'key',
    senderName: sender?.name ?? null,
    receivedAt: receivedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    counts: Object.fromEntries(
      Object.keys(noFeedCounts).map((name) => [name, outcomes.filter((outcome) => outcome === name).length]),
    ),
    failureReason: state === 'failed' ? reason : null,
    failureLine: failedLine,
    filePath: upload.isFileKept && mayReadSentFile(user, upload) ? sentFilePath(id) : null,
  }
}
