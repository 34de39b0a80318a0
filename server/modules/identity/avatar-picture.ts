import sharp from 'sharp'
import { AVATAR_SIZE_LARGE, IMAGE_DEVICE_PIXEL_RATIO } from '#domain/lookups/limits.ts'

const SIZE = AVATAR_SIZE_LARGE * IMAGE_DEVICE_PIXEL_RATIO
const MOST_PIXELS = 50_000_000
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])

/**
 * A square WebP of 400 pixels, turned upright and without metadata, from a JPEG, PNG, WebP or AVIF; null for anything
 * else, and for pictures of more than 50 million pixels.
 */
export async function avatarPicture(file: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!formats.has(format)) return null
    return await picture.rotate().resize(SIZE, SIZE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
  } catch {
    // Whatever sharp cannot read is no picture for us.
    return null
  }
}
