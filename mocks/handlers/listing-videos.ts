import {
  isVideoOf,
  LEAST_VIDEO_PHOTOS,
  mayGenerateVideos,
  mayReadListingVideos,
  mayShowListingVideos,
} from '#domain/listing-videos/listing-video.ts'
import { listingVideoErrors as errors } from '#domain/listing-videos/listing-video-errors.copy.ts'
import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import { visibleLongAddress } from '#domain/listing/visible-address.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { placeById } from '../search/places.ts'
import type { ListingVideoRecord } from '../world/listing-videos.ts'
import type { ListingRecord } from '../world/records.ts'
import { update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { photoVideoOf, videoOf, viewOf } from './listing-video-view.ts'
import { listingById } from './listings.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'
import { recordStaffAction } from './staff-actions.ts'

type Asked = { listingId: number; reason: string }

export const listingVideoQueries = ({ world }: MockPortal, headers: Headers) => ({
  staffListingVideo({ listingId }: { listingId: number }) {
    requireReader(world, headers)
    const listing = listingById(world, listingId)
    return listing && staffVideo(world, listing)
  },
  staffListingVideos() {
    requireReader(world, headers)
    return world.listingVideos
      .getAll()
      .toSorted((left, right) => Number(right.askedAt) - Number(left.askedAt) || right.listingId - left.listingId)
      .flatMap(({ listingId }) => {
        const listing = listingById(world, listingId)
        return listing === null ? [] : staffVideo(world, listing)
      })
  },
})

export const listingVideoMutations = ({ world }: MockPortal, headers: Headers) => ({
  generateListingVideo({ input: { listingId, reason: given } }: { input: Asked }) {
    const member = requireCaller(world, headers)
    if (!mayGenerateVideos(member.claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
    requireRecentSignIn(world, headers)
    const reason = requiredReason(given)
    const listing = required(listingById(world, listingId), errors.noListing(listingId), 'listingId')
    if (listing.statusType === 'removed') throw conflict(errors.notShown)
    if (listing.photos.length < LEAST_VIDEO_PHOTOS) throw conflict(errors.tooFewPhotos(LEAST_VIDEO_PHOTOS))
    const video = videoOf(world, listing)
    if (isSame(listing, video) || video?.state === 'asked' || video?.state === 'running')
      return { video: staffVideo(world, listing) }
    const asked = { state: 'asked', failure: null, askedAt: world.now } as const
    if (video === undefined)
      world.listingVideos.create({ listingId, ...asked, identifier: null, photos: [], isVisible: true })
    else update(world.listingVideos, { listingId }, asked)
    recordStaffAction(world, { staffId: member.id, kind: 'generateListingVideo', thingId: listingId, reason })
    return { video: staffVideo(world, listing) }
  },
  showListingVideo({ input: { listingId, isVisible, reason: given } }: { input: Asked & { isVisible: boolean } }) {
    const member = requireCaller(world, headers)
    if (!mayShowListingVideos(member.claims)) throw new Refusal('FORBIDDEN', errors.notShower)
    requireRecentSignIn(world, headers)
    const reason = requiredReason(given)
    const listing = required(listingById(world, listingId), errors.noListing(listingId), 'listingId')
    const video = videoOf(world, listing)
    if (video === undefined || video.identifier === null) throw conflict(errors.noVideo)
    if (video.isVisible !== isVisible) {
      update(world.listingVideos, { listingId }, { isVisible })
      const kind = isVisible ? 'showListingVideo' : 'hideListingVideo'
      recordStaffAction(world, { staffId: member.id, kind, thingId: listingId, reason })
    }
    return { video: staffVideo(world, listing) }
  },
})

function staffVideo(world: World, listing: ListingRecord) {
  const video = videoOf(world, listing)
  return {
    listingId: listing.id,
    address: visibleLongAddress(listing, placeById(world, listing.suburbId)),
    photoCount: listing.photos.length,
    isAvailable: true,
    state: video?.state ?? 'none',
    failure: video?.failure ?? null,
    askedAt: video?.askedAt.toISOString() ?? null,
    video: video === undefined ? null : viewOf(video),
    isShown: photoVideoOf(world, listing) !== null,
    isVisible: video?.isVisible ?? true,
    isOutdated: video !== undefined && video.identifier !== null && !isVideoOf(video.photos, listing.photos),
  }
}

const isSame = (listing: ListingRecord, video: ListingVideoRecord | undefined): boolean =>
  video?.state === 'done' && isVideoOf(video.photos, listing.photos)

function requireReader(world: World, headers: Headers): void {
  if (!mayReadListingVideos(requireCaller(world, headers).claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
}

function requiredReason(given: string): string {
  const reason = decisionReasonOf(given)
  if (reason !== null) return reason
  throw new Refusal('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
}

const conflict = (message: string) => new Refusal('CONFLICT', message, 'listingId')
