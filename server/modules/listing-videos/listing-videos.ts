import { randomUUID } from 'node:crypto'
import {
  isVideoOf,
  isVideoShown,
  LEAST_VIDEO_PHOTOS,
  mayGenerateVideos,
  mayReadListingVideos,
  mayShowListingVideos,
} from '#domain/listing-videos/listing-video.ts'
import { listingVideoErrors as errors } from '#domain/listing-videos/listing-video-errors.copy.ts'
import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'
import type { StaffVideoRecord, VideoFile, VideoRow } from './listing-video-record.ts'
import { askForVideo, findVideo, findVideoByFile, latestVideos, setVisible } from './listing-videos.queries.ts'
import type { ListingVideosParts } from './listing-videos-parts.ts'
import { VIDEO_JOB } from './video-maker.ts'

const MOST_LISTED = 100

/** Videos of listings, for staff and for everybody (docs/product.md, section 4). Throws FORBIDDEN without the claim. */
export type ListingVideos = {
  /** Null where there is no such listing. */
  one(member: CallingMember, listingId: number): Promise<StaffVideoRecord | null>
  latest(member: CallingMember): Promise<StaffVideoRecord[]>
  /** Throws NOT_FOUND, BAD_INPUT, and CONFLICT for what gets no video. */
  generate(member: CallingMember, asked: { listingId: number; reason: string }): Promise<StaffVideoRecord>
  show(
    member: CallingMember,
    asked: { listingId: number; isVisible: boolean; reason: string },
  ): Promise<StaffVideoRecord>
  /** What everybody sees on the page of a listing. */
  shownOn(record: ListingRecord): Promise<VideoFile | null>
  /** The file of an identifier, while everybody sees it. */
  shownFile(identifier: string): Promise<VideoFile | null>
}

type Parts = Pick<ListingVideosParts, 'clock' | 'database' | 'jobs' | 'listings' | 'staffActions'> & {
  isAvailable: boolean
}

export function listingVideos({ clock, database, jobs, listings, staffActions, isAvailable }: Parts): ListingVideos {
  const find = async (id: number): Promise<ListingRecord | null> =>
    (await listings.byIds([id], { withRemoved: true }))[0] ?? null
  const videoOf = async (record: ListingRecord): Promise<StaffVideoRecord> => ({
    record,
    row: await findVideo(database, record.row.id),
    isAvailable,
  })
  const required = async (id: number): Promise<StaffVideoRecord> => {
    const record = await find(id)
    if (record === null) throw new PortalError('NOT_FOUND', errors.noListing(id), { field: 'listingId' })
    return videoOf(record)
  }

  return {
    async one({ claims }, listingId) {
      requireReader(claims)
      const record = await find(listingId)
      return record && videoOf(record)
    },
    async latest({ claims }) {
      requireReader(claims)
      const rows = await latestVideos(database, MOST_LISTED)
      const records = await listings.byIds(
        rows.map(({ listingId }) => listingId),
        { withRemoved: true },
      )
      return rows.flatMap((row) => {
        const record = records.find((each) => each.row.id === row.listingId)
        return record === undefined ? [] : { record, row, isAvailable }
      })
    },
    async generate(member, { listingId, reason: given }) {
      if (!mayGenerateVideos(member.claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
      requireRecentSignIn(member, clock())
      const reason = requiredReason(given)
      await database.transaction(async () => {
        const { record, row } = await required(listingId)
        requireVideoOf(record, isAvailable)
        if (isSame(record, row)) return
        if (!(await askForVideo(database, { listingId, identifier: randomUUID(), now: clock() }))) return
        await staffActions.record({
          kind: 'generateListingVideo',
          thingId: listingId,
          staffId: member.memberId,
          reason,
        })
        await jobs.send(VIDEO_JOB, { listingId })
      })
      return required(listingId)
    },
    async show(member, { listingId, isVisible, reason: given }) {
      if (!mayShowListingVideos(member.claims)) throw new PortalError('FORBIDDEN', errors.notShower)
      requireRecentSignIn(member, clock())
      const reason = requiredReason(given)
      await database.transaction(async () => {
        const { row } = await required(listingId)
        if (row?.file == null) throw new PortalError('CONFLICT', errors.noVideo, { field: 'listingId' })
        if (!(await setVisible(database, listingId, isVisible))) return
        const kind = isVisible ? 'showListingVideo' : 'hideListingVideo'
        await staffActions.record({ kind, thingId: listingId, staffId: member.memberId, reason })
      })
      return required(listingId)
    },
    async shownOn(record) {
      return fileShown(record, await findVideo(database, record.row.id))
    },
    async shownFile(identifier) {
      const row = await findVideoByFile(database, identifier)
      const record = row && (await find(row.listingId))
      return record && fileShown(record, row)
    },
  }
}

/** The video of a listing that everybody sees. */
export const fileShown = ({ row }: ListingRecord, video: VideoRow | null): VideoFile | null =>
  video?.file != null &&
  isVideoShown({ ...row, photos: photosIn(row) }, { isVisible: video.isVisible, photos: video.file.photos })
    ? video.file
    : null

/** Whether a video that is made now would be the one that is there. */
export const isSame = ({ row }: ListingRecord, video: VideoRow | null): boolean =>
  video?.state === 'done' && video.file !== null && isVideoOf(video.file.photos, photosIn(row))

const photosIn = ({ photos }: ListingRecord['row']) =>
  photos.map(({ identifier, version }) => ({ identifier, version: Number(version) }))

function requireReader(claims: CallingMember['claims']): void {
  if (!mayReadListingVideos(claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
}

function requiredReason(given: string): string {
  const reason = decisionReasonOf(given)
  if (reason !== null) return reason
  throw new PortalError('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), { field: 'reason' })
}

function requireVideoOf({ row }: ListingRecord, isAvailable: boolean): void {
  const conflict = (message: string) => new PortalError('CONFLICT', message, { field: 'listingId' })
  if (!isAvailable) throw conflict(errors.unavailable)
  if (row.statusType === 'removed') throw conflict(errors.notShown)
  if (row.photos.length < LEAST_VIDEO_PHOTOS) throw conflict(errors.tooFewPhotos(LEAST_VIDEO_PHOTOS))
}
