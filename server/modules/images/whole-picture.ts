import type { ImageFormat } from './image-format.ts'

/** Whether bytes begin as a picture of the format does and end where it says it ends; the pixels are not looked at. */
export const isWholePicture = (format: ImageFormat, bytes: Buffer): boolean => checks[format](bytes)

const checks: Record<ImageFormat, (bytes: Buffer) => boolean> = {
  avif: (bytes) => bytes.subarray(4, 12).toString('latin1') === 'ftypavif' && endsWithItsBoxes(bytes),
  webp: (bytes) =>
    bytes.length > 12 &&
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length,
  jpeg: (bytes) =>
    bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9,
}

/** AVIF is a row of boxes, each with its length and name in front (ISO/IEC 14496-12); the encoder writes the pixels last. */
function endsWithItsBoxes(bytes: Buffer): boolean {
  let [at, name] = [0, '']
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (length < 8) return false
    name = bytes.subarray(at + 4, at + 8).toString('latin1')
    at += length
  }
  return at === bytes.length && name === 'mdat'
}
