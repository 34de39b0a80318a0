import { isVideoShown, listingVideoUrl, secondsOfVideo } from '#domain/listing-videos/listing-video.ts'
import type { ListingVideoRecord } from '../world/listing-videos.ts'
import type { ListingRecord } from '../world/records.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'

/** What everybody sees on the page of a listing. */
export function photoVideoOf(world: World, listing: ListingRecord) {
  const video = videoOf(world, listing)
  return video !== undefined && isVideoShown(listing, video) ? viewOf(video) : null
}

export const viewOf = ({ identifier, photos }: ListingVideoRecord) =>
  identifier === null ? null : { url: listingVideoUrl(identifier), seconds: secondsOfVideo(photos.length) }

export const videoOf = (world: World, { id }: ListingRecord): ListingVideoRecord | undefined =>
  find(world.listingVideos, { listingId: id })
