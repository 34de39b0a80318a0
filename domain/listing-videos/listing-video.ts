import { type Claims, hasClaim } from '../permissions/claims.ts'
import { UUID_PATTERN } from '../text/uuid.ts'

/** A photo of a listing in a version. */
export type VideoPhoto = { identifier: string; version: number }

/** What became of a video that staff asked for. */
export type ListingVideoState = 'asked' | 'done' | 'failed' | 'running'

/** Why a video was not made. */
export type ListingVideoFailure = 'photoMissing' | 'photosChanged' | 'programFailed' | 'tooLarge' | 'tooSlow'

/** Photos that a listing needs for a video, and the most that one shows. */
export const LEAST_VIDEO_PHOTOS = 3
export const MOST_VIDEO_PHOTOS = 20

/** How long a photo is shown, and how long two of them are shown while one fades into the next, in seconds. */
export const PHOTO_SECONDS = 3
export const FADE_SECONDS = 0.5

/** In pixels. */
export const VIDEO_WIDTH = 1280
export const VIDEO_HEIGHT = 720

export const LARGEST_VIDEO_BYTES = 25 * 1024 * 1024

/** How long the making of one may take, in milliseconds. */
export const LONGEST_VIDEO_WORK = 120_000
/** How often it is begun: a server that was killed in the middle has begun it once. */
export const MOST_VIDEO_ATTEMPTS = 3

/** How long the video of so many photos is, in seconds. */
export const secondsOfVideo = (photos: number): number => photos * PHOTO_SECONDS - (photos - 1) * FADE_SECONDS

/** The photos of a listing that its video shows, in their order. */
export const photosOfVideo = <Photo extends VideoPhoto>(photos: readonly Photo[]): Photo[] =>
  photos.slice(0, MOST_VIDEO_PHOTOS)

const nameOf = ({ identifier, version }: VideoPhoto): string => `${identifier} ${version}`

/** Whether a video would be the same if it were made again. */
export const isVideoOf = (made: readonly VideoPhoto[], photos: readonly VideoPhoto[]): boolean =>
  made.map(nameOf).join() === photosOfVideo(photos).map(nameOf).join()

/** Whether a listing still shows every photo of a video: one that its agency took away is in no video either. */
export function areAllShown(made: readonly VideoPhoto[], photos: readonly VideoPhoto[]): boolean {
  const shown = new Set(photos.map(nameOf))
  return made.every((photo) => shown.has(nameOf(photo)))
}

type OfListing = { statusType: string; photos: readonly VideoPhoto[] }

/** Whether everybody sees a video that was made: staff show it, and its listing is on the portal with each of its photos. */
export const isVideoShown = (
  listing: OfListing,
  video: { isVisible: boolean; photos: readonly VideoPhoto[] },
): boolean => video.isVisible && listing.statusType !== 'removed' && areAllShown(video.photos, listing.photos)

/** Whether somebody has videos made of listings. */
export const mayGenerateVideos = (claims: Claims): boolean => hasClaim(claims, 'agents_permission', 'CanGenerateVideo')

/** Whether somebody chooses whether such a video is shown. */
export const mayShowListingVideos = (claims: Claims): boolean =>
  hasClaim(claims, 'agents_permission', 'CanToggleVideoVisibility')

/** Whether somebody reads what became of them. */
export const mayReadListingVideos = (claims: Claims): boolean =>
  mayGenerateVideos(claims) || mayShowListingVideos(claims)

/** The page on which staff have them made: `/admin/video`, and `/admin/video/1007` for a listing. */
export const LISTING_VIDEOS_PATH = '/admin/video'
export const listingVideoPath = (listingId: number): string => `${LISTING_VIDEOS_PATH}/${listingId}`

const pattern = new RegExp(`^/listing-videos/(${UUID_PATTERN})\\.mp4$`)

/** Where the file of a video is read. */
export const listingVideoUrl = (identifier: string): string => `/listing-videos/${identifier}.mp4`

/** The identifier in the address of a file; null for another address. */
export const listingVideoOf = (path: string): string | null => pattern.exec(path)?.[1] ?? null

export const listingVideoKey = (identifier: string): string => `listing-videos/${identifier}`
