import type { PictureHeader } from './picture-header.ts'

const BYTES_PER_PIXEL = 4
/** Frames of an animation are put together on a canvas, of which two are held. */
const BYTES_OF_ANIMATIONS = 8

/** The size of a WebP: of the canvas or of the picture in it, whichever is larger. */
export function webpHeader(file: Buffer): PictureHeader | null {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return null
  const header = { width: 0, height: 0, bytesPerPixel: BYTES_PER_PIXEL }
  for (const { name, data } of chunks(file.subarray(12))) {
    const size = sizeIn(name, data)
    if (size === null) continue
    header.width = Math.max(header.width, size.width)
    header.height = Math.max(header.height, size.height)
    if (size.isAnimated) header.bytesPerPixel = BYTES_OF_ANIMATIONS
  }
  return header
}

type Size = { width: number; height: number; isAnimated: boolean }

function sizeIn(name: string, data: Buffer): Size | null {
  if (data.length < 10) return null
  if (name === 'VP8X') {
    const isAnimated = ((data[0] ?? 0) & 2) !== 0
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1, isAnimated }
  }
  if (name === 'VP8 ') {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff, isAnimated: false }
  }
  if (name !== 'VP8L') return null
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isAnimated: false }
}

function* chunks(bytes: Buffer): Generator<{ name: string; data: Buffer }> {
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4)
    yield { name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}
