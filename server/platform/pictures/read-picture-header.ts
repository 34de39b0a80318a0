import { avifHeader } from './avif-header.ts'
import { jpegHeader } from './jpeg-header.ts'
import type { PictureHeader } from './picture-header.ts'
import { pngHeader } from './png-header.ts'
import { webpHeader } from './webp-header.ts'

const readers = [jpegHeader, pngHeader, webpHeader, avifHeader]

/** What a JPEG, PNG, WebP or AVIF says of itself, read without a decoder; null for any other file. */
export function readPictureHeader(file: Buffer): PictureHeader | null {
  for (const read of readers) {
    const header = read(file)
    if (header !== null) return header.width > 0 && header.height > 0 ? header : null
  }
  return null
}
