import {
  areAllShown,
  LEAST_VIDEO_PHOTOS,
  listingVideoKey,
  LONGEST_VIDEO_WORK,
  MOST_VIDEO_ATTEMPTS,
  photosOfVideo,
  type VideoPhoto,
} from '#domain/listing-videos/listing-video.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { type PictureOf, type TakenVideo, type VideoEncoder, VideoNotMade } from './listing-video-record.ts'
import {
  failVideo,
  finishVideo,
  forgetReplaced,
  releaseVideo,
  replacedVideos,
  takeVideo,
  waitingVideos,
} from './listing-videos.queries.ts'
import type { ListingVideosParts } from './listing-videos-parts.ts'

export const VIDEO_JOB = 'listing-videos.make'

/** After this long whoever began a video is gone: reading the photos takes time beside the program. */
const GONE_AFTER = 1.5 * LONGEST_VIDEO_WORK

type Parts = Pick<ListingVideosParts, 'clock' | 'database' | 'listings' | 'objects'> & {
  encoder: VideoEncoder
  pictureOf: PictureOf
}

/** Makes the videos that staff asked for; one that was interrupted is made again. */
export type VideoMaker = {
  /** Rejects where it failed; after the last attempt it is recorded why. */
  make(listingId: number): Promise<void>
  /** Makes those that nobody makes, and removes files that nothing names any more. */
  makeWaiting(): Promise<void>
}

export function videoMaker({ clock, database, listings, objects, encoder, pictureOf }: Parts): VideoMaker {
  const photosOf = async (listingId: number): Promise<VideoPhoto[]> => {
    const [record] = await listings.byIds([listingId])
    return (record?.row.photos ?? []).map(({ identifier, version }) => ({ identifier, version: Number(version) }))
  }

  async function picture(photo: VideoPhoto): Promise<Buffer> {
    const bytes = await pictureOf(photo)
    if (bytes === null) throw new VideoNotMade('photoMissing', `There is no picture ${photo.identifier}`)
    return bytes
  }

  async function removeReplaced(): Promise<void> {
    for (const identifier of await replacedVideos(database)) {
      await objects.remove(listingVideoKey(identifier))
      await forgetReplaced(database, identifier)
    }
  }

  async function makeTaken(listingId: number, { attempt, nextIdentifier }: TakenVideo): Promise<void> {
    // Whatever happened before ended this process.
    if (attempt > MOST_VIDEO_ATTEMPTS) throw new VideoNotMade('programFailed', 'It was begun too often')
    const photos = photosOfVideo(await photosOf(listingId))
    const changed = new VideoNotMade('photosChanged', 'The photos changed meanwhile')
    if (photos.length < LEAST_VIDEO_PHOTOS) throw changed
    const pictures: Buffer[] = []
    for (const photo of photos) pictures.push(await picture(photo))
    const video = await encoder.encode(listingId, pictures)
    if (!areAllShown(photos, await photosOf(listingId))) throw changed
    await objects.write(listingVideoKey(nextIdentifier), video)
    if (await finishVideo(database, listingId, attempt, { bytes: video.length, photos })) await removeReplaced()
  }

  async function make(listingId: number): Promise<void> {
    const taken = await takeVideo(database, { listingId, now: clock(), goneBefore: goneBefore() })
    if (taken === null) return
    try {
      await makeTaken(listingId, taken)
    } catch (error) {
      const { attempt } = taken
      const failure = error instanceof VideoNotMade ? error.failure : 'programFailed'
      if (attempt >= MOST_VIDEO_ATTEMPTS) await failVideo(database, { listingId, attempt, failure })
      else await releaseVideo(database, listingId, attempt)
      throw error
    }
  }

  const goneBefore = (): Date => new Date(clock().getTime() - GONE_AFTER)

  return {
    make,
    async makeWaiting() {
      await removeReplaced()
      for (const listingId of await waitingVideos(database, goneBefore())) await make(listingId)
    },
  }
}

export const videoJobs = ({ videoMaker: maker }: { videoMaker: VideoMaker | null }): JobHandler[] =>
  maker === null
    ? []
    : [
        { name: VIDEO_JOB, handle: (data) => maker.make(Number(Reflect.get(data, 'listingId'))) },
        {
          // For what a job did not come to the end of, as when its server was killed.
          name: 'listing-videos.waiting',
          isForAll: true,
          schedule: { cron: '* * * * *', timeZone: 'UTC' },
          handle: () => maker.makeWaiting(),
        },
      ]
