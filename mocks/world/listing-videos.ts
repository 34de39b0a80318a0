import type { ListingVideoFailure, ListingVideoState, VideoPhoto } from '#domain/listing-videos/listing-video.ts'
import type { ListingRecord } from './records.ts'

/** The video of a listing; the mocks make none of those that are asked for. */
export type ListingVideoRecord = {
  listingId: number
  state: ListingVideoState
  failure: ListingVideoFailure | null
  askedAt: Date
  identifier: string | null
  photos: VideoPhoto[]
  isVisible: boolean
}

/** The listing 1001 has one. */
export const listingVideosOf = (now: Date, listings: readonly ListingRecord[]): ListingVideoRecord[] => [
  {
    listingId: 1001,
    state: 'done',
    failure: null,
    askedAt: now,
    identifier: '5b2f7c0e-8f3a-4c1d-9e7b-0a1b2c3d4e5f',
    photos: (listings.find(({ id }) => id === 1001)?.photos ?? []).map(({ identifier, version }) => ({
      identifier,
      version,
    })),
    isVisible: true,
  },
]
