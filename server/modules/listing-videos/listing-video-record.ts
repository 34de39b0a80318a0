import type { ListingVideoFailure, ListingVideoState, VideoPhoto } from '#domain/listing-videos/listing-video.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'

/** The file of a video. */
export type VideoFile = { identifier: string; bytes: number; photos: VideoPhoto[] }

export type VideoRow = {
  listingId: number
  state: ListingVideoState
  failure: ListingVideoFailure | null
  askedAt: Date
  /** The one that was made last. */
  file: VideoFile | null
  isVisible: boolean
}

/** What somebody took upon themselves to make; nobody else makes it meanwhile. */
export type TakenVideo = { attempt: number; nextIdentifier: string }

/** A listing with its video, as staff see it. */
export type StaffVideoRecord = { record: ListingRecord; row: VideoRow | null; isAvailable: boolean }

/** Gives a photo as a JPEG, upright, with nothing in it but the picture; null where it is not there any more. */
export type PictureOf = (photo: VideoPhoto) => Promise<Buffer | null>

/** Makes a video of JPEGs; rejects with VideoNotMade. */
export type VideoEncoder = { encode(listingId: number, pictures: readonly Buffer[]): Promise<Buffer> }

export class VideoNotMade extends Error {
  override name = 'VideoNotMade'
  readonly failure: ListingVideoFailure

  constructor(failure: ListingVideoFailure, message: string) {
    super(message)
    this.failure = failure
  }
}
