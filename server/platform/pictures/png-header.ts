import type { PictureHeader } from './picture-header.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Interlaced, with transparency. */
const BYTES_OF_8_BITS = 5
const BYTES_OF_16_BITS = 10

/** The size of a PNG by its first chunk. */
export function pngHeader(file: Buffer): PictureHeader | null {
  if (file.length < 29 || !file.subarray(0, 8).equals(SIGNATURE) || file.toString('latin1', 12, 16) !== 'IHDR') {
    return null
  }
  const bytesPerPixel = file[24] === 16 ? BYTES_OF_16_BITS : BYTES_OF_8_BITS
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytesPerPixel }
}
