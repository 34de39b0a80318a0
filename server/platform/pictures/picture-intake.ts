import { type FairQueue, fairQueue } from '#server/platform/work/fair-queue.ts'
import { currentWork } from '#server/platform/work/request-work.ts'
import { type DecodedPicture, decoder } from './decoder.ts'
import { readPictureHeader } from './read-picture-header.ts'

/** What is made of a picture that came in: its middle in exactly this size, or all of it, no larger than that. */
type PictureWanted = { width: number; height: number; quality: number; fit?: 'cover' | 'inside' }

type PictureTaken = { ok: true; picture: Buffer } | { ok: false; reason: 'UNREADABLE' | 'TOO_LARGE' }

/** Takes every picture that members, agents or feeds hand in. */
export type PictureIntake = {
  /**
   * A WebP of a JPEG, PNG, WebP or AVIF, upright, without metadata and as transparent as it was. `owner` is who shares
   * the two places fairly with others. Rejects with QueueFull where too much waits.
   */
  take(file: Buffer, owner: string, wanted: PictureWanted): Promise<PictureTaken>
}

export const MOST_PIXELS = 50_000_000
/** Bytes of memory that decoding one picture may need. */
export const MOST_BYTES = 80_000_000
const SECONDS_FOR_ONE = 10

export type IntakeQueue = FairQueue<'intake'>

/** Two pictures at once, of one owner one. */
const twoPlaces = (): IntakeQueue =>
  fairQueue({
    parallel: 2,
    lanes: { intake: { parallel: 2, perOwner: 1 } },
    longest: 200,
    longestOfOwner: 5,
    pause: null,
  })

/** The intake of one server process. The size is read before anything is decoded, and what would cost too much is refused. */
export function pictureIntake({ queue = twoPlaces(), make = webpOf } = {}): PictureIntake {
  return {
    async take(file, owner, wanted) {
      const header = readPictureHeader(file)
      if (header === null) return { ok: false, reason: 'UNREADABLE' }
      const pixels = header.width * header.height
      if (pixels > MOST_PIXELS || pixels * header.bytesPerPixel > MOST_BYTES) return { ok: false, reason: 'TOO_LARGE' }
      const picture = await queue.run({ lane: 'intake', owner, signal: currentWork().signal }, () => make(file, wanted))
      return picture === null ? { ok: false, reason: 'UNREADABLE' } : { ok: true, picture }
    },
  }
}

async function webpOf(file: Buffer, { width, height, quality, fit = 'cover' }: PictureWanted): Promise<Buffer | null> {
  try {
    const picture: DecodedPicture = decoder(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    return await picture
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality })
      .timeout({ seconds: SECONDS_FOR_ONE })
      .toBuffer()
  } catch {
    // Whatever the library cannot read is no picture for us.
    return null
  }
}
