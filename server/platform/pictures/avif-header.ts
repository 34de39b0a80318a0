import type { PictureHeader } from './picture-header.ts'

/** Of 12 bits with transparency. */
const BYTES_PER_PIXEL = 30
/** A picture in one piece, and what is said about it; put together of others a few bytes would be any size. */
const takenItems: ReadonlySet<string> = new Set(['av01', 'Exif', 'mime'])

/**
 * The size of an AVIF: the largest that it states for a picture in it. The decoder refuses what is larger than stated. Sequences and
 * pictures of tiles are no AVIF for us.
 */
export function avifHeader(file: Buffer): PictureHeader | null {
  const [type, ...others] = [...boxes(file)]
  if (type?.name !== 'ftyp' || !brands(type.data).includes('avif')) return null
  const meta = others.filter(({ name }) => name === 'meta')
  if (meta.length !== 1 || others.some(({ name }) => name === 'moov')) return null
  const parts = meta.flatMap(({ data }) => [...boxes(data.subarray(4))])
  const items = parts.filter(({ name }) => name === 'iinf').flatMap(({ data }) => itemTypes(data))
  if (items.length === 0 || !items.every((item) => takenItems.has(item))) return null
  const sizes = parts
    .filter(({ name }) => name === 'iprp')
    .flatMap(({ data }) => [...boxes(data)])
    .filter(({ name }) => name === 'ipco')
    .flatMap(({ data }) => [...boxes(data)])
    .filter(({ name, data }) => name === 'ispe' && data.length >= 12)
  return {
    width: Math.max(0, ...sizes.map(({ data }) => data.readUInt32BE(4))),
    height: Math.max(0, ...sizes.map(({ data }) => data.readUInt32BE(8))),
    bytesPerPixel: BYTES_PER_PIXEL,
  }
}

const brands = (type: Buffer): string[] => type.toString('latin1').match(/[^]{4}/g) ?? []

/** The types of the items that an `iinf` lists; those of a version that no AVIF has are the empty text. */
function itemTypes(list: Buffer): string[] {
  const entries = boxes(list.subarray(list[0] === 0 ? 6 : 8))
  return [...entries].map(({ data }) => {
    const start = data[0] === 2 ? 8 : data[0] === 3 ? 10 : data.length
    return data.toString('latin1', start, start + 4)
  })
}

type Box = { name: string; data: Buffer }

/** The boxes that follow each other in some bytes, as the decoder finds them; a length that is none ends them for it too. */
function* boxes(bytes: Buffer): Generator<Box> {
  let at = 0
  while (at + 8 <= bytes.length) {
    const { length, start } = extentOf(bytes, at)
    if (length < start) return
    yield { name: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + start, at + length) }
    at += length
  }
}

/** How long a box is, and where in it its data begin: a length of 1 says that the true one stands behind the name. */
function extentOf(bytes: Buffer, at: number): { length: number; start: number } {
  const length = bytes.readUInt32BE(at)
  if (length !== 1) return { length: length || bytes.length - at, start: 8 }
  return { length: at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0, start: 16 }
}
