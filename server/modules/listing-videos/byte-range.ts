import { Readable } from 'node:stream'

/** From one byte to another, both included. */
export type ByteRange = { first: number; last: number }

/** The part that a header `Range` asks for of so many bytes; what asks for several parts, or cannot be read, gets the whole. */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | 'whole' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole'
  return first > last ? 'none' : { first, last }
}

/** Those bytes of a stream, which is read no further than it must. */
export const partOf = (stream: Readable, range: ByteRange): Readable => Readable.from(piecesOf(stream, range))

async function* piecesOf(stream: Readable, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0
  // Streams of files give bytes.
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const wanted = piece.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
    at += piece.length
    if (wanted.length > 0) yield wanted
    if (at > last) return
  }
}
