import type { PictureHeader } from './picture-header.ts'

/** Those of pictures are about ten; each is decoded over the whole picture. */
const MOST_SCANS = 40
const BASELINE_BYTES = 1
/** All passes are kept until the last one. */
const PROGRESSIVE_BYTES = 6

const START_OF_SCAN = 0xda
const END = 0xd9
const PROGRESSIVE = new Set([0xc2, 0xc6, 0xca, 0xce])
/** Tables that share the range of the markers that begin a frame. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc])

/** The size of a JPEG by its first frame, which is the one that is decoded. */
export function jpegHeader(file: Buffer): PictureHeader | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null
  let header: PictureHeader | null = null
  let scans = 0
  for (const { marker, at } of segments(file)) {
    if (marker === START_OF_SCAN) scans += 1
    if (scans > MOST_SCANS) return null
    if (header === null && marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker) && at + 7 <= file.length) {
      const bytesPerPixel = PROGRESSIVE.has(marker) ? PROGRESSIVE_BYTES : BASELINE_BYTES
      header = { height: file.readUInt16BE(at + 3), width: file.readUInt16BE(at + 5), bytesPerPixel }
    }
  }
  return header
}

/** Each segment with the place of its length; coded data between them is passed over. */
function* segments(file: Buffer): Generator<{ marker: number; at: number }> {
  let at = file.indexOf(0xff, 2)
  while (at >= 0 && at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (marker === END) return
    const isSegment = marker >= 0xc0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd8)
    if (isSegment) yield { marker, at: at + 2 }
    at = file.indexOf(0xff, isSegment ? at + 2 + file.readUInt16BE(at + 2) : at + 1)
  }
}
